import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { uploadAttachment } from '@ampersand/contract/attachments';
import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../../db/schema.ts';
import { attachments, connections } from '../../db/talk.ts';
import { attach, download, PDF } from '../../testing/attachments.ts';
import { type Member, makeAdmin, makeApplicant } from '../../testing/factories.ts';
import { asFile, photoWithPlace, pngThatClaims } from '../../testing/forms.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { unnamedFileJob } from '../photos/store.ts';

const t = useTestApp();
const MB = 1024 * 1024;
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const files = async () => (await readdir(t.attachments).catch(() => [])).sort();
const pdf = (bytes: number) => `${PDF.slice(0, -6)}${' '.repeat(bytes - PDF.length)}%%EOF\n`;
const setUser = (id: string, change: Partial<typeof users.$inferInsert>) =>
  t.deps.db.update(users).set(change).where(eq(users.id, id));

let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

/** A file that the founder sent, by its address. */
async function sendFile(file?: File): Promise<string> {
  const { data } = (await attach(founder, id, file)).reply;
  await write(founder, id, '', { attachmentId: data.id });
  return data.url;
}

describe('uploading', () => {
  test('a photo keeps its proportions, at most 1600 pixels, as WebP without metadata', async () => {
    const taken = asFile(await photoWithPlace(3_200, 1_000), 'Berg.JPG');
    const { status, reply } = await attach(founder, id, taken);
    expect(status).toBe(201);
    const url = expect.stringMatching(/^\/api\/v1\/attachments\/[0-9a-f-]{36}$/);
    const bytes = expect.any(Number);
    const shown = { id: expect.any(String), kind: 'PHOTO', name: 'Berg.webp', bytes, url };
    expect(reply.data).toEqual({ ...shown, width: 1_600, height: 500 });
    const answer = await download(t, founder, reply.data.url);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.rawPayload).toHaveLength(reply.data.bytes);
    const { format, width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1_600, height: 500 });
    const small = await attach(founder, id, asFile(await photoWithPlace(40, 30)));
    expect(small.reply.data).toMatchObject({ width: 40, height: 30 });
  });

  test('a PDF is known by its content and stays as it is', async () => {
    const { status, reply } = await attach(founder, id, asFile(PDF, 'deck.jpg', 'image/jpeg'));
    expect(status).toBe(201);
    const size = { bytes: PDF.length, width: null, height: null };
    expect(reply.data).toMatchObject({ kind: 'PDF', name: 'deck.jpg.pdf', ...size });
    expect((await download(t, founder, reply.data.url)).body).toBe(PDF);
  });

  test('a PDF of 10 MB is taken, in a folder that only the server reads', async () => {
    const { status, reply } = await attach(founder, id, asFile(pdf(10 * MB), 'big.pdf'));
    expect([status, reply.data.bytes]).toEqual([201, 10 * MB]);
    expect((await download(t, founder, reply.data.url)).rawPayload).toHaveLength(10 * MB);
    const [file = ''] = await files();
    expect(file).toBe(`${reply.data.id}.pdf`);
    expect((await stat(t.attachments)).mode & 0o777).toBe(0o700);
    expect((await stat(join(t.attachments, file))).mode & 0o777).toBe(0o600);
  });

  const html = '<!doctype html><script>alert(1)</script>';
  test.each<[string, () => Promise<File | undefined> | File | undefined, number, string]>([
    ['HTML that is called a PDF', () => asFile(html, 'a.pdf', 'application/pdf'), 415, 'neither'],
    ['HTML before a PDF', () => asFile(html + PDF, 'a.pdf', 'application/pdf'), 415, 'neither'],
    ['a PDF without its end', () => asFile(PDF.slice(0, -6), 'a.pdf'), 415, 'not whole'],
    ['a PDF that ends long before', () => asFile(PDF + 'x'.repeat(1_100), 'a.pdf'), 415, 'not whole'],
    ['an SVG', () => asFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'), 415, 'neither'],
    ['a zip', () => asFile('PK\u0003\u0004', 'a.docx'), 415, 'neither'],
    ['an empty file', () => asFile('', 'a.pdf'), 415, 'neither'],
    ['10 MB and a byte', () => asFile(pdf(10 * MB + 1), 'a.pdf'), 413, 'A file can be at most 10 MB'],
    ['14 MB', () => asFile(pdf(14 * MB), 'a.pdf'), 413, 'too large'],
    [
      'a photo of 5 MB and a byte',
      async () => {
        const start = await photoWithPlace(40, 40);
        return asFile(Buffer.concat([start, Buffer.alloc(5 * MB + 1 - start.length)]));
      },
      413,
      'A photo can be at most 5 MB',
    ],
    ['too many pixels', async () => asFile(await pngThatClaims(50_000, 50_000)), 413, 'megapixels'],
    ['no file', () => undefined, 422, 'choose a file'],
  ])('%s is refused', async (_, make, status, why) => {
    const file = await make();
    const refused = file ? await attach(founder, id, file) : await attachNothing();
    expect([refused.status, refused.failure.message]).toEqual([status, expect.stringContaining(why)]);
    if (status !== 413) expect(refused.failure.errors?.[0]?.path).toBe('file');
    expect(await files()).toEqual([]);
    expect(await t.deps.db.$count(attachments)).toBe(0);
  });
  const attachNothing = () => {
    const form = new FormData();
    form.set('note', 'nothing');
    return founder.browser.call(uploadAttachment, { params: { connectionId: id }, form });
  };

  test('is for the two of an open conversation', async () => {
    expect((await attach(await makeApplicant(t), id)).status).toBe(404);
    expect((await attach(await makeAdmin(t), id)).status).toBe(404);
    expect((await attach(founder, NOBODY)).status).toBe(404);
    const stranger = { ...founder, browser: t.browser() };
    expect((await attach(stranger, id)).status).toBe(401);
    await t.deps.db.update(connections).set({ endedAt: new Date() });
    expect((await attach(founder, id)).status).toBe(409);
    await t.deps.db.update(connections).set({ endedAt: null });
    await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
    expect((await attach(founder, id)).status).toBe(404);
    await applicant.browser.call(unblockPerson, { params: { userId: founder.id } });
    await setUser(applicant.id, { suspendedAt: new Date() });
    expect((await attach(founder, id)).status).toBe(409);
    await setUser(founder.id, { suspendedAt: new Date() });
    expect((await attach(founder, id)).failure.code).toBe('account_suspended');
    expect(await files()).toEqual([]);
  });

  test('happens 50 times a day, whatever becomes of the files', async () => {
    for (let times = 0; times < 50; times++) expect((await attach(founder, id)).status).toBe(201);
    await t.deps.db.delete(attachments);
    const { status, failure, headers } = await attach(founder, id);
    expect([status, failure.code]).toEqual([429, 'rate_limited']);
    expect(failure.message).toContain('50 files a day');
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    expect((await attach(applicant, id)).status).toBe(201);
  });

  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['Über uns – 計画.pdf', 'Über uns – 計画.pdf'],
    ['a"b\r\nX-Evil: 1.pdf', expect.stringMatching(/^[^\r\n"]+\.pdf$/)],
    ['tax\u202efdp.exe', 'tax fdp.exe.pdf'],
    ['x'.repeat(3_000), `${'x'.repeat(196)}.pdf`],
  ])('cleans the name %j', async (given, name) => {
    const { status, reply } = await attach(founder, id, asFile(PDF, given));
    expect([status, reply.data.name]).toEqual([201, name]);
    const { headers } = await download(t, founder, reply.data.url);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(reply.data.name)}`,
    );
    expect(headers).not.toHaveProperty('x-evil');
  });

  test('of what no message takes lasts an hour', async () => {
    const sent = (await sendFile()).slice(-36);
    await attach(founder, id);
    expect(await files()).toHaveLength(2);
    for (const file of await files())
      await unnamedFileJob(t.deps).run({ key: `attachments/${file}` }, { lastTry: false });
    expect(await files()).toEqual([`${sent}.pdf`]);
    expect(await t.deps.db.$count(attachments)).toBe(1);
  });
});

describe('a file', () => {
  test('is a download for the two alone, in a sandbox, never sniffed', async () => {
    const url = await sendFile();
    for (const member of [founder, applicant]) {
      const { statusCode, headers, body } = await download(t, member, url);
      expect([statusCode, body]).toEqual([200, PDF]);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(PDF.length),
        'content-disposition': `attachment; filename="document.pdf"; filename*=UTF-8''deck.pdf`,
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; sandbox/);
    }
    for (const other of [await makeApplicant(t), await makeAdmin(t)])
      expect((await download(t, other, url)).statusCode).toBe(404);
    expect((await t.app.inject({ url })).statusCode).toBe(401);
    const [file = ''] = await files();
    for (const path of [file, `attachments%2F${file}`])
      expect((await download(t, founder, `/uploads/${path}`)).statusCode).toBe(404);
  });

  test('is asked for each time, and sent once', async () => {
    const url = await sendFile();
    const known = { 'if-none-match': String((await download(t, applicant, url)).headers.etag) };
    const again = await download(t, applicant, url, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await download(t, await makeApplicant(t), url, known)).statusCode).toBe(404);
  });

  test('that waits to be sent is there for its uploader only', async () => {
    const { url } = (await attach(founder, id)).reply.data;
    expect((await download(t, founder, url)).statusCode).toBe(200);
    expect((await download(t, applicant, url)).statusCode).toBe(404);
  });

  test('is out of reach while a block parts the two, or the conversation is closed', async () => {
    const url = await sendFile();
    const statuses = async () => [
      (await download(t, founder, url)).statusCode,
      (await download(t, applicant, url)).statusCode,
    ];
    await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
    expect(await statuses()).toEqual([404, 404]);
    await applicant.browser.call(unblockPerson, { params: { userId: founder.id } });
    expect(await statuses()).toEqual([200, 200]);
    await setUser(founder.id, { suspendedAt: new Date() });
    expect(await statuses()).toEqual([403, 404]);
    await setUser(founder.id, { suspendedAt: null, deletionDueAt: new Date() });
    expect((await statuses())[1]).toBe(404);
    await setUser(founder.id, { deletionDueAt: null });
    await t.deps.db.update(connections).set({ endedAt: new Date() });
    expect(await statuses()).toEqual([200, 200]);
    await t.deps.db.delete(users).where(eq(users.id, founder.id));
    expect((await statuses())[1]).toBe(200);
  });

  test.each([NOBODY, 'x', '..%2F..', '%00'])('is not at %s', async (name) => {
    expect((await download(t, founder, `/api/v1/attachments/${name}`)).statusCode).toBe(404);
  });

  test('of one conversation is none of another', async () => {
    const third = await makeApplicant(t);
    await connectMembers(third, founder);
    expect((await download(t, third, await sendFile())).statusCode).toBe(404);
  });
});

describe('a file that comes slowly', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Fetches a file as its first half is there. */
  async function begin() {
    const file = new PassThrough();
    const url = await sendFile();
    vi.spyOn(t.deps.storage, 'get').mockResolvedValueOnce({ stream: file, length: undefined });
    file.write('first half, ');
    const cookie = [...founder.browser.cookies].map((each) => each.join('=')).join('; ');
    const response = await fetch(origin + url, { headers: { cookie, connection: 'close' } });
    return { file, response };
  }

  test('comes whole, though an answer has to begin in 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { file, response } = await begin();
    vi.advanceTimersByTime(60_000);
    file.end('second half');
    expect(await response.text()).toBe('first half, second half');
  });

  test('is broken off when nothing moves for two minutes, and no longer read', async () => {
    const { server } = t.app;
    expect(server.timeout).toBe(120_000);
    const connected = once(server, 'connection');
    const { file, response } = await begin();
    const [connection] = await connected;
    connection.setTimeout(1);
    await expect(response.text()).rejects.toThrow('terminated');
    await vi.waitFor(() => expect(file.destroyed).toBe(true));
  });
});
