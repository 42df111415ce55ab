import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { listEvents } from '@ampersand/contract/event';
import { registerApplicant } from '@ampersand/contract/registration';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { users } from '../db/schema.ts';
import { applicantForm } from '../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../testing/forms.ts';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp();
const MB = 1024 * 1024;
const FORM = 'multipart/form-data; boundary=x';
const open = new Set<Socket>();
let port = 0;

beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = t.app.server.address() as AddressInfo);
});

afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  await vi.waitFor(async () => expect(await connections()).toBe(0), 10_000);
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    t.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** A registration that is begun and never finished. `status` tells what was answered, and undefined while nothing was. */
async function begin(type: string, length: number | 'chunked', bytes: string | Buffer = '') {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  open.add(socket);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST /api/v1/users/applicant-register HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\n${size}\r\n\r\n`,
  );
  socket.write(bytes);
  const status = () => (answer ? Number(answer.split(' ')[1]) : undefined);
  return { socket, status, answered: () => vi.waitFor(() => expect(status()).toBeDefined(), 10_000) };
}

/** Begins `count` bodies, and answers once all but `taken` of them are refused, with what these were told. */
async function refusedOf(count: number, taken: number, start: () => ReturnType<typeof begin>) {
  const begun = await Promise.all(Array.from({ length: count }, start));
  const statuses = () => begun.map(({ status }) => status()).filter((status) => status !== undefined);
  await vi.waitFor(() => expect(statuses().length).toBeGreaterThanOrEqual(count - taken), 10_000);
  return statuses();
}

const field = (name: string, length: number) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(length)}\r\n`;

test.each([
  ['forms', FORM, 8 * MB, 10],
  ['forms of a length they do not say', FORM, 'chunked', 10],
  ['bodies of JSON', 'application/json', MB, 30],
] as const)(
  'of unfinished %s of one address only so many are waited for, and nobody else notices',
  async (_, type, length, taken) => {
    expect(await refusedOf(taken + 12, taken, () => begin(type, length))).toEqual(Array(12).fill(429));
    expect((await t.browser().call(registerApplicant, { form: asForm(applicantForm()) })).status).toBe(201);
    expect((await t.browser('127.0.0.1').call(listEvents)).status).toBe(200);
    for (const socket of open) socket.destroy();
    open.clear();
    await vi.waitFor(async () => expect(await connections()).toBe(0), 10_000);
    const again = await begin(type, 20_000, 'x'.repeat(20_000));
    await again.answered();
    expect(again.status()).toBe(400);
  },
);

test('many addresses together are bounded too, and small requests still come through', async () => {
  const proxied = await t.anotherApp({ TRUSTED_PROXIES: 'loopback' });
  await proxied.listen({ port: 0, host: '127.0.0.1' });
  port = (proxied.server.address() as AddressInfo).port;
  let last = 0;
  const someone = async () => {
    const type = `application/json\r\nX-Forwarded-For: 198.51.100.${(last++ >> 3) + 1}`;
    return begin(type, MB);
  };
  expect(await refusedOf(260, 256, someone)).toEqual(Array(4).fill(503));
  const payload = JSON.stringify(applicantForm());
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  const url = '/api/v1/users/applicant-register';
  expect((await proxied.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201);
  ({ port } = t.app.server.address() as AddressInfo);
});

test('a form with more text than any registration needs is refused while it still arrives', async () => {
  const sent = await begin(FORM, 'chunked');
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const part = field(name, 900_000);
    sent.socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
  }
  await sent.answered();
  expect(sent.status()).toBe(413);
  const announced = await begin(FORM, 9 * MB);
  await announced.answered();
  expect(announced.status()).toBe(413);
});

test('a photo that is still arriving has no name on the disk, and is gone when the connection is', async () => {
  const photo = Buffer.alloc(3 * MB);
  const head = '--x\r\nContent-Disposition: form-data; name="profileImg"; filename="me.jpg"\r\n\r\n';
  const { socket } = await begin(FORM, 5 * MB, Buffer.concat([Buffer.from(head), photo]));
  const folder = join(t.deps.config.dataDir, 'incoming');
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 10_000);
  socket.destroy();
  await vi.waitFor(async () => expect(await connections()).toBe(0), 10_000);
  expect(await t.deps.db.$count(users)).toBe(0);
});

test('whoever may not register any more is told before the form is read', async () => {
  const browser = t.browser('127.0.0.1');
  for (let i = 0; i < 5; i++)
    expect((await browser.call(registerApplicant, { form: asForm(applicantForm()) })).status).toBe(201);
  const { status, answered } = await begin(FORM, 5 * MB);
  await answered();
  expect(status()).toBe(429);
});

test('a crowd behind one address can register, wrong forms and photos included', async () => {
  const address = '198.51.100.77';
  const photo = asFile(await photoWithPlace(600, 600));
  const send = (form: object) => t.browser(address).call(registerApplicant, { form: asForm(form, photo) });
  const wrong = await Promise.all(Array.from({ length: 20 }, () => send({ ...applicantForm(), phone: '1' })));
  expect(wrong.map(({ status }) => status)).toEqual(Array(20).fill(422));
  const right = await Promise.all(Array.from({ length: 5 }, () => send(applicantForm())));
  expect(right.map(({ status }) => status)).toEqual(Array(5).fill(201));
});

test('after 60 forms in five minutes an address waits, whatever became of them', async () => {
  const browser = t.browser('198.51.100.78');
  const send = () => browser.call(registerApplicant, { form: asForm({ email: 'x' }) });
  const statuses = [];
  for (let i = 0; i < 61; i++) statuses.push((await send()).status);
  expect(statuses).toEqual([...Array(60).fill(422), 429]);
});
