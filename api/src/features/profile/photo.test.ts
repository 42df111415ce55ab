import { readdir } from 'node:fs/promises';
import { saveSettings } from '@ampersand/contract/account';
import { ifMatch } from '@ampersand/contract/path';
import { removePhoto, updateBasics, uploadPhoto } from '@ampersand/contract/profile';
import { currentUser, getUser } from '@ampersand/contract/users';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { StorageError } from '../../lib/storage.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { asFile, asForm, photoWithPlace, pngThatClaims } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { unnamedFileJob } from '../photos/store.ts';

const t = useTestApp();

const LIMIT = 5 * 1024 * 1024;
/** The entry of EXIF that says where a photo was taken, as little-endian files write it. */
const GPS_TAG = Buffer.from([0x25, 0x88]);
const me = async ({ browser }: Member) => (await browser.call(currentUser)).reply.data;
const files = () => readdir(t.uploads).catch(() => []);
const upload = (member: Member, file: File, headers: Record<string, string> = {}) =>
  member.browser.call(uploadPhoto, {
    params: { userId: member.id },
    form: asForm({}, file),
    headers,
  });

const served = ({ browser }: Member, url: string | null) =>
  t.app.inject({ url: url ?? '/nothing', cookies: Object.fromEntries(browser.cookies) });

/** Runs the jobs that look after files, as if an hour had passed. */
async function runWaitingJobs() {
  const { rows } = await t.deps.database.pool.query(
    `select data from jobs.job where name = 'remove-unnamed-file' and state = 'created'`,
  );
  for (const { data } of rows) await unnamedFileJob(t.deps).run(data, { lastTry: false });
}

/** A photo of noise, so large that nothing compresses it; `size` bytes in all. */
async function noise(size: number): Promise<Buffer> {
  const photo = await sharp({
    create: {
      width: 1300,
      height: 1300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  // What follows the end of a PNG is ignored by every reader.
  return Buffer.concat([photo, Buffer.alloc(size)]).subarray(0, size);
}

describe('a photo', () => {
  test('is asked for while there is none, and no more once the member has said no', async () => {
    const [willing, unwilling] = [await makeApplicant(t), await makeApplicant(t)];
    expect((await me(willing)).askForPhoto).toBe(true);
    await upload(willing, asFile(await photoWithPlace(40, 40)));
    expect((await me(willing)).askForPhoto).toBe(false);
    await willing.browser.call(removePhoto, { params: { userId: willing.id } });
    expect((await me(willing)).askForPhoto).toBe(true);
    await unwilling.browser.call(saveSettings, { body: { askForPhoto: false } });
    expect((await me(unwilling)).askForPhoto).toBe(false);
    const founder = await makeFounder(t);
    const seen = (await founder.browser.call(getUser, { params: { id: willing.id } })).reply.data;
    expect(seen).not.toHaveProperty('askForPhoto');
  });

  test('is shown to oneself and to the other side: WebP, at most 512 pixels, upright, without its place', async () => {
    const member = await makeApplicant(t);
    const taken = await sharp(await photoWithPlace(1600, 800))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.includes(GPS_TAG)).toBe(true);
    const answer = await upload(member, asFile(taken));
    expect(answer.status).toBe(200);
    expect(answer.reply).toEqual({
      data: { profileUrl: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.webp$/), version: 2 },
      message: 'Photo updated',
    });
    const { profileUrl } = answer.reply.data;
    expect((await me(member)).profileUrl).toBe(profileUrl);
    const founder = await makeFounder(t);
    const seen = await founder.browser.call(getUser, { params: { id: member.id } });
    expect(seen.reply.data.profileUrl).toBe(profileUrl);

    const file = await served(founder, profileUrl);
    expect(file.headers['content-type']).toBe('image/webp');
    const { format, width, height, exif, xmp, orientation } = await sharp(file.rawPayload).metadata();
    expect({ format, width, height, exif, xmp, orientation }).toEqual({
      format: 'webp',
      width: 256,
      height: 512,
    });
    expect(file.rawPayload.toString('latin1')).not.toMatch(/GPS|Exif/i);
    expect((await t.app.inject({ url: profileUrl })).statusCode).toBe(401);
  });

  test.each(['png', 'webp', 'gif', 'avif', 'tiff'] as const)('may be a %s', async (format) => {
    const member = await makeApplicant(t);
    const bytes = await sharp(await photoWithPlace(64, 64))
      .toFormat(format)
      .toBuffer();
    const { status, reply } = await upload(member, asFile(bytes, `me.${format}`, `image/${format}`));
    expect(status).toBe(200);
    const stored = await sharp((await served(member, reply.data.profileUrl)).rawPayload).metadata();
    expect([stored.format, stored.width]).toEqual(['webp', 64]);
  });

  test('replaces the one before under a new name, whose file goes', async () => {
    const member = await makeApplicant(t);
    const first = (await upload(member, asFile(await photoWithPlace(40, 40)))).reply.data;
    const second = (await upload(member, asFile(await photoWithPlace(50, 50)))).reply.data;
    expect(second.profileUrl).not.toBe(first.profileUrl);
    expect(second.version).toBe(3);
    expect(await files()).toEqual([second.profileUrl.replace('/uploads/', '')]);
    expect((await served(member, first.profileUrl)).statusCode).toBe(404);
    expect((await served(member, second.profileUrl)).statusCode).toBe(200);
  });

  test('of several sent at once one stays, and it is the one that the profile names', async () => {
    const member = await makeApplicant(t);
    const photos = await Promise.all([40, 50, 60, 70, 80].map((size) => photoWithPlace(size, size)));
    const answers = await Promise.all(photos.map((photo) => upload(member, asFile(photo))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await files()).toEqual([(await me(member)).profileUrl?.replace('/uploads/', '')]);
  });
});

describe('refused, with nothing changed and no file left behind, is', () => {
  async function refused(
    send: (member: Member) => ReturnType<typeof upload>,
    expected: { status: number; code: string; field?: true },
  ) {
    const member = await makeApplicant(t);
    await upload(member, asFile(await photoWithPlace(40, 40)));
    const [before, kept] = [await me(member), await files()];
    const { status, failure } = await send(member);
    expect([status, failure.code]).toEqual([expected.status, expected.code]);
    if (expected.field) expect(failure.errors).toEqual([{ path: 'profileImg', message: failure.message }]);
    expect(await me(member)).toEqual(before);
    expect(await files()).toEqual(kept);
    return failure;
  }

  test('a file of 5 MB and one byte, while 5 MB are fine', async () => {
    const large = await noise(LIMIT);
    const failure = await refused(
      (member) => upload(member, asFile(Buffer.concat([large, Buffer.alloc(1)]), 'me.png', 'image/png')),
      { status: 413, code: 'payload_too_large' },
    );
    expect(failure.message).toBe('A photo can be at most 5 MB');
    expect(large.length).toBe(LIMIT);
    expect((await upload(await makeApplicant(t), asFile(large, 'me.png', 'image/png'))).status).toBe(200);
  });

  test('a text that calls itself a PNG', async () => {
    await refused((member) => upload(member, asFile('Not a picture at all.', 'me.png', 'image/png')), {
      status: 415,
      code: 'unsupported_media_type',
      field: true,
    });
  });

  test('an SVG, a web page and a PNG that is cut off', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const page = '<!doctype html><script>alert(1)</script>';
    const whole = await noise(LIMIT);
    for (const bytes of [svg, page, whole.subarray(0, 60), ''])
      await refused((member) => upload(member, asFile(bytes, 'me.png', 'image/png')), {
        status: 415,
        code: 'unsupported_media_type',
        field: true,
      });
  });

  test('a picture that claims 50,000 × 50,000 pixels', async () => {
    const bomb = await pngThatClaims(50_000, 50_000);
    const failure = await refused((member) => upload(member, asFile(bomb, 'me.png', 'image/png')), {
      status: 413,
      code: 'payload_too_large',
      field: true,
    });
    expect(failure.message).toContain('40 megapixels');
  });

  test('a form without a photo, and JSON', async () => {
    const send = (input: { form: FormData } | { body: { profileImg: string } }) => (member: Member) =>
      member.browser.call(uploadPhoto, { params: { userId: member.id }, ...input });
    const expected = { status: 422, code: 'invalid_fields', field: true } as const;
    expect((await refused(send({ form: asForm({ note: 'none' }) }), expected)).message).toBe(
      'Please choose a photo',
    );
    await refused(send({ form: asForm({}, new File([], '')) }), expected);
    await refused(send({ body: { profileImg: 'data:image/png;base64,AAAA' } }), expected);
  });

  test('a file under another name, and two files', async () => {
    const bytes = await photoWithPlace(40, 40);
    const other = new FormData();
    other.set('avatar', asFile(bytes));
    const two = asForm({}, asFile(bytes));
    two.append('profileImg', asFile(bytes));
    for (const form of [other, two])
      await refused((member) => member.browser.call(uploadPhoto, { params: { userId: member.id }, form }), {
        status: 400,
        code: 'bad_request',
      });
  });

  test('a photo chosen in a window that is out of date', async () => {
    const photo = await photoWithPlace(60, 60);
    await refused((member) => upload(member, asFile(photo), ifMatch(1)), { status: 409, code: 'conflict' });
  });

  test('a photo when the storage does not take it', async () => {
    const put = vi.spyOn(t.deps.storage, 'put');
    const photo = await photoWithPlace(60, 60);
    await refused(
      (member) => {
        put.mockRejectedValueOnce(new StorageError('disk full'));
        return upload(member, asFile(photo));
      },
      { status: 503, code: 'unavailable' },
    );
    put.mockRestore();
  });

  test('a photo when the database breaks off in the middle of the save', async () => {
    const photo = await photoWithPlace(60, 60);
    const pool = t.deps.database.pool;
    await pool.query(`create function refuse_photo() returns trigger language plpgsql as $$
      begin if new.photo_key is distinct from old.photo_key and new.full_name = 'Unlucky' then
        raise exception 'connection lost' using errcode = '57P01'; end if; return new; end $$`);
    await pool.query(
      'create trigger refuse_photo before update on users for each row execute function refuse_photo()',
    );
    await refused(
      async (member) => {
        await pool.query(`update users set full_name = 'Unlucky'`);
        const answer = await upload(member, asFile(photo));
        await pool.query('update users set full_name = $1', [member.fullName]);
        return answer;
      },
      { status: 503, code: 'unavailable' },
    );
    await pool.query('drop function refuse_photo cascade');
  });
});

test('an old file that cannot be removed does not undo the new photo; the log names it, and a job removes it later', async () => {
  const member = await makeApplicant(t);
  const old = (await upload(member, asFile(await photoWithPlace(40, 40)))).reply.data.profileUrl;
  const remove = vi.spyOn(t.deps.storage, 'remove').mockRejectedValueOnce(new StorageError('away'));
  const log = vi.spyOn(t.deps.log, 'warn');
  const answer = await upload(member, asFile(await photoWithPlace(50, 50)));
  expect(answer.status).toBe(200);
  expect((await me(member)).profileUrl).toBe(answer.reply.data.profileUrl);
  expect(log.mock.calls).toContainEqual([
    expect.objectContaining({ files: expect.arrayContaining([old.replace('/uploads/', '')]) }),
    expect.stringContaining('is removed later'),
  ]);
  remove.mockRestore();
  log.mockRestore();
  expect(await files()).toHaveLength(2);
  await runWaitingJobs();
  expect(await files()).toEqual([answer.reply.data.profileUrl.replace('/uploads/', '')]);
});

describe('a photo that is taken away', () => {
  test('leaves the initial to everybody, and no file; as often as one likes', async () => {
    const member = await makeApplicant(t);
    const before = await me(member);
    const { profileUrl } = (await upload(member, asFile(await photoWithPlace(40, 40)))).reply.data;
    const remove = () => member.browser.call(removePhoto, { params: { userId: member.id } });
    expect((await remove()).reply).toEqual({ data: { version: 3 }, message: 'Photo removed' });
    expect(await me(member)).toEqual({ ...before, profile: { ...before.profile, version: 3 } });
    const founder = await makeFounder(t);
    const seen = await founder.browser.call(getUser, { params: { id: member.id } });
    expect(seen.reply.data.profileUrl).toBeNull();
    expect((await served(founder, profileUrl)).statusCode).toBe(404);
    expect(await files()).toEqual([]);
    expect((await remove()).status).toBe(200);
  });

  test('in a window that is out of date stays', async () => {
    const member = await makeApplicant(t);
    await upload(member, asFile(await photoWithPlace(40, 40)));
    const before = await me(member);
    const { status, failure } = await member.browser.call(removePhoto, {
      params: { userId: member.id },
      headers: ifMatch(1),
    });
    expect([status, failure.code]).toEqual([409, 'conflict']);
    expect(await me(member)).toEqual(before);
    expect(await files()).toHaveLength(1);
  });
});

test('a photo does not touch the rest of the profile, nor the rest of the profile the photo', async () => {
  const member = await makeApplicant(t);
  const before = await me(member);
  const { profileUrl } = (await upload(member, asFile(await photoWithPlace(40, 40)))).reply.data;
  expect(await me(member)).toEqual({
    ...before,
    profileUrl,
    askForPhoto: false,
    profile: { ...before.profile, version: 2 },
  });
  await member.browser.call(updateBasics, { params: { userId: member.id }, body: { fullName: 'Asha' } });
  expect((await me(member)).profileUrl).toBe(profileUrl);
});
