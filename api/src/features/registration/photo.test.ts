import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { login } from '@ampersand/contract/auth';
import { LIMITS } from '@ampersand/contract/limits';
import { registerApplicant, registerFounder } from '@ampersand/contract/registration';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { users } from '../../db/schema.ts';
import { applicantForm, founderForm, PASSWORD } from '../../testing/factories.ts';
import { asFile, asForm, photoWithPlace, pngThatClaims } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const storedFiles = () => readdir(t.uploads).catch(() => []);

async function expectNothingKept() {
  expect(await t.deps.db.$count(users)).toBe(0);
  expect(await storedFiles()).toEqual([]);
}

test('a photo is kept upright as WebP of at most 512 pixels, without the place it was taken at', async () => {
  const original = await photoWithPlace(1600, 900);
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const form = applicantForm();
  const browser = t.browser();
  const answer = await browser.call(registerApplicant, { form: asForm(form, asFile(original)) });
  expect(answer.status).toBe(201);
  const { reply } = await browser.call(login, { body: { email: form.email, password: PASSWORD } });
  const url = reply.data.user.profileUrl ?? '';
  expect(url).toMatch(/^\/uploads\/[0-9a-f-]{36}\.webp$/);
  const response = await t.app.inject({ url, cookies: Object.fromEntries(browser.cookies) });
  expect(response.headers['content-type']).toBe('image/webp');
  const kept = await sharp(response.rawPayload).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 288 });
  expect(kept.exif).toBeUndefined();
});

test('a founder registers with a photo too', async () => {
  const photo = asFile(await photoWithPlace(40, 40));
  const { status } = await t.browser().call(registerFounder, { form: asForm(founderForm(), photo) });
  expect(status).toBe(201);
  expect(await storedFiles()).toHaveLength(1);
});

test('a file input left empty means no photo', async () => {
  const empty = new File([], '', { type: 'application/octet-stream' });
  const { status } = await t.browser().call(registerApplicant, { form: asForm(applicantForm(), empty) });
  expect(status).toBe(201);
  expect(await storedFiles()).toEqual([]);
});

const NO_PHOTO = 'This file is not a photo we can read. Please choose a JPEG, PNG or WebP';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['a text called .png', 'just text', 'me.png', 'image/png'],
  ['an SVG', svg, 'me.svg', 'image/svg+xml'],
  ['an SVG called .jpg', svg, 'me.jpg', 'image/jpeg'],
  ['an empty file with a name', '', 'me.png', 'image/png'],
  ['a page of HTML', '<!doctype html><script>alert(1)</script>', 'me.webp', 'image/webp'],
])('%s is no photo, and nothing of the registration is kept', async (_, content, name, type) => {
  const form = asForm(applicantForm(), asFile(content, name, type));
  const { status, failure } = await t.browser().call(registerApplicant, { form });
  expect(status).toBe(415);
  expect(failure).toMatchObject({
    code: 'unsupported_media_type',
    message: NO_PHOTO,
    errors: [{ path: 'profileImg', message: NO_PHOTO }],
  });
  await expectNothingKept();
});

test('half a JPEG is no photo', async () => {
  const whole = await photoWithPlace(900, 900);
  const form = asForm(applicantForm(), asFile(whole.subarray(0, whole.length / 2)));
  expect((await t.browser().call(registerApplicant, { form })).status).toBe(415);
  await expectNothingKept();
});

test('a photo of 5 MB is taken, one byte more is refused', async () => {
  const photo = await photoWithPlace(20, 20);
  const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
  const most = asForm(applicantForm(), asFile(padded(LIMITS.photoBytes)));
  expect((await t.browser().call(registerApplicant, { form: most })).status).toBe(201);
  const more = asForm(applicantForm(), asFile(padded(LIMITS.photoBytes + 1)));
  const { status, failure } = await t.browser().call(registerApplicant, { form: more });
  expect(status).toBe(413);
  expect(failure).toMatchObject({ code: 'payload_too_large', message: 'A photo can be at most 5 MB' });
  expect(await t.deps.db.$count(users)).toBe(1);
  expect(await storedFiles()).toHaveLength(1);
});

test('a few bytes that claim 50,000 × 50,000 pixels are refused without taking memory', async () => {
  const bomb = asFile(await pngThatClaims(50_000, 50_000), 'big.png', 'image/png');
  const before = process.memoryUsage().rss;
  const { status, failure } = await t
    .browser()
    .call(registerApplicant, { form: asForm(applicantForm(), bomb) });
  expect(status).toBe(413);
  expect(failure.message).toBe('This photo has more than 40 megapixels. Please choose a smaller one');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  await expectNothingKept();
});

test('where photos cannot be stored, a registration with one is refused as a whole, and one without goes on', async () => {
  await writeFile(t.uploads, 'a file where the folder should be');
  const photo = asFile(await photoWithPlace(30, 30));
  const { status, failure } = await t
    .browser()
    .call(registerApplicant, { form: asForm(applicantForm(), photo) });
  expect(status).toBe(503);
  expect(failure.message).toBe('We cannot store or read files at the moment. Please try again shortly');
  expect(await t.deps.db.$count(users)).toBe(0);
  expect((await t.browser().call(registerApplicant, { form: asForm(applicantForm()) })).status).toBe(201);
});

test('the photo is not looked at when the form is wrong, and is not kept when the address is taken', async () => {
  const bad = asForm({ ...applicantForm(), phone: '1' }, asFile('no photo'));
  expect((await t.browser().call(registerApplicant, { form: bad })).failure.errors).toEqual([
    { path: 'phone', message: 'Phone number must be exactly 10 digits' },
  ]);
  const form = applicantForm();
  const photo = asFile(await photoWithPlace(30, 30));
  expect((await t.browser().call(registerApplicant, { form: asForm(form) })).status).toBe(201);
  expect((await t.browser().call(registerApplicant, { form: asForm(form, photo) })).status).toBe(409);
  expect(await storedFiles()).toEqual([]);
});

test('of ten registrations with one address at the same moment one wins, and only its photo is kept', async () => {
  const form = applicantForm();
  const photo = asFile(await photoWithPlace(30, 30));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => t.browser().call(registerApplicant, { form: asForm(form, photo) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  const [winner, ...others] = await t.deps.db.select().from(users);
  expect(others).toEqual([]);
  expect(await storedFiles()).toEqual([winner?.photoKey]);
});

test('a connection cut in the middle of the photo leaves neither row nor file', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const request = new Request('http://localhost', {
    method: 'POST',
    body: asForm(applicantForm(), asFile(await photoWithPlace(2000, 2000))),
  });
  const body = Buffer.from(await request.arrayBuffer());
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/v1/users/applicant-register HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${request.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, body.length - 2000));
  await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(body.length - 2000), 5000);
  socket.destroy();
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), 10_000);
  // Takes longer than what the cut one could still be doing.
  expect((await t.browser().call(registerApplicant, { form: asForm(applicantForm()) })).status).toBe(201);
  expect(await t.deps.db.$count(users)).toBe(1);
  expect(await storedFiles()).toEqual([]);
});

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    t.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test.each([
  ['a second photo', 'bad_request', 'Send one file only'],
  ['a file of another name', 'bad_request', 'There is no file called cv here'],
  ['a field that comes twice', 'bad_request', 'The field email came twice'],
  ['a field called __proto__', 'bad_request', 'This form has a field that is not allowed'],
  ['more than 40 fields', 'bad_request', 'This form has too many fields'],
  ['a field of more than a megabyte', 'payload_too_large', 'The field location is too long'],
])('a form with %s is refused', async (what, code, message) => {
  const photo = asFile(await photoWithPlace(10, 10));
  const form = asForm(applicantForm());
  if (what === 'a second photo') for (const _ of [1, 2]) form.append('profileImg', photo);
  if (what === 'a file of another name') form.set('cv', photo);
  if (what === 'a field that comes twice') form.append('email', 'second@example.com');
  if (what === 'a field called __proto__') form.set('__proto__', 'x');
  if (what === 'more than 40 fields') for (let i = 0; i < 41; i++) form.set(`extra${i}`, 'x');
  if (what === 'a field of more than a megabyte') form.set('location', 'x'.repeat(1024 * 1024 + 1));
  const { failure } = await t.browser().call(registerApplicant, { form });
  expect(failure).toMatchObject({ code, message });
  await expectNothingKept();
});

test.each([
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', 'nothing of the kind'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.c\r\n'],
  ['multipart/form-data; boundary=x', ''],
])('a malformed form (%s) is refused', async (type, payload) => {
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/v1/users/applicant-register',
    headers: { 'content-type': type },
    payload,
  });
  expect([400, 422]).toContain(response.statusCode);
  expect(response.json().requestId).toBeTruthy();
});
