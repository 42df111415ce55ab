import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicantForm } from './testing/factories.ts';
import { freePort, killServers, startServer } from './testing/server-process.ts';

/** Starts of a whole server, on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ampersand-main-'));
});

afterEach(async () => {
  await killServers();
  await rm(folder, { recursive: true, force: true });
});

/** What a start that is refused says, all of it. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = startServer({ DATA_DIR: folder, ...env });
  expect(await server.ended).toBe(2);
  expect(server.output()).not.toContain('is at http');
  expect(server.output()).not.toContain('node:internal');
  return server.output();
}

test('a bad configuration is named, and nothing is opened', async () => {
  expect(await refusal({ PORT: 'http', RATE_LIMIT: 'never' })).toBe(
    'Ampersand cannot start.\n' +
      'PORT="http" does not work: it has to be a port, 0 to 65535\n' +
      'RATE_LIMIT="never" does not work: it has to be on or off\n',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a data folder that cannot be written is named', async () => {
  await writeFile(join(folder, 'file'), '');
  const path = join(folder, 'file', 'data');
  expect(await refusal({ PORT: await freePort(), DATA_DIR: path })).toContain(
    `DATA_DIR: ${path} cannot be written (ENOTDIR`,
  );
});

test('a port that is taken is named before anything is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = address && typeof address === 'object' ? String(address.port) : '';
  expect(await refusal({ PORT: port })).toBe(
    `Ampersand cannot start.\nPORT: 127.0.0.1:${port} is already in use. Stop what uses it, or set PORT to another number\n`,
  );
  other.close();
  expect(await readdir(folder)).toEqual([]);
});

test('a host that is not of this machine is named', async () => {
  const port = await freePort();
  expect(await refusal({ HOST: '203.0.113.1', PORT: port })).toContain(
    `HOST: 203.0.113.1:${port} does not open (EADDRNOTAVAIL). Set HOST to an address of this machine`,
  );
});

test('a data folder whose secret is lost is refused, and nothing in it is harmed: with the secret back it starts', async () => {
  const file = join(folder, 'app-secret');
  const first = startServer({ DATA_DIR: folder, PORT: await freePort() });
  await first.prints('is at http');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const secret = await readFile(file, 'utf8');
  await rm(file);
  expect(await refusal({ PORT: await freePort() })).toContain(
    `APP_SECRET: this database is encrypted under another secret than a new one would be. Bring ${file} back from a backup, or set APP_SECRET`,
  );
  expect(await readdir(folder)).not.toContain('app-secret');
  const again = startServer({ DATA_DIR: folder, PORT: await freePort(), APP_SECRET: secret });
  await again.prints('is at http');
  expect(again.output()).not.toContain(secret.trim());
});

test('a folder with a published password closes when the server gets a public address, and says the new one once', async () => {
  const env = { DATA_DIR: join(folder, 'new'), PORT: await freePort() };
  const first = startServer(env);
  await first.prints('is at http');
  const post = (path: string, payload: object, host: string) =>
    request(`${first.url}/api/v1${path}`, host, JSON.stringify(payload));
  const account = { email: 'founder@demo.test', password: 'Demo#2026' };
  const local = `127.0.0.1:${env.PORT}`;
  expect(
    await post(
      '/users/applicant-register',
      { ...applicantForm(), ...account, confirmPassword: account.password },
      local,
    ),
  ).toBe(201);
  expect((await stat(env.DATA_DIR)).mode & 0o777).toBe(0o700);
  expect(await post('/auth/login', account, local)).toBe(200);
  expect(await post('/auth/login', account, 'rebound.example')).toBe(421);
  first.child.kill('SIGTERM');
  await first.ended;
  const open = { ...env, PUBLIC_URL: 'https://ampersand.example', RATE_LIMIT: 'on' };
  const second = startServer(open);
  const output = await second.prints('is at https://ampersand.example');
  const password = /founder@demo\.test {2}(\S+)/.exec(output)?.[1] ?? '';
  expect(output).not.toContain('Demo#2026');
  expect(await post('/auth/login', account, 'ampersand.example')).toBe(401);
  expect(await post('/auth/login', { ...account, password }, 'ampersand.example')).toBe(200);
  second.child.kill('SIGTERM');
  await second.ended;
  expect(second.output().split(password)).toHaveLength(2);
});

/** Posts JSON to a server under the name of a host. @returns the status of the answer. */
async function request(url: string, host: string, body: string): Promise<number> {
  const headers = { host, 'content-type': 'application/json' };
  const call = httpRequest(url, { method: 'POST', headers }).end(body);
  const [response] = await once(call, 'response');
  response.resume();
  return response.statusCode;
}

test('a database that does not answer is named, without its password', async () => {
  const output = await refusal({
    PORT: await freePort(),
    DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/ampersand',
  });
  expect(output).toContain(
    'DATABASE_URL: the database does not serve (connect ECONNREFUSED 127.0.0.1:1). Check that it runs',
  );
  expect(output).not.toContain('hunter2');
});

// Eleven seconds: the framework, left alone, ends a stop that takes ten.
test('a server that is told to stop, and told again, goes on serving until balancers have seen that it leaves', async () => {
  const server = startServer({ DATA_DIR: folder, PORT: await freePort(), DRAIN_SECONDS: '11' });
  await server.prints('is at http');
  const status = async (path: string) => (await fetch(server.url + path)).status;
  server.child.kill('SIGTERM');
  await server.prints('stopping');
  server.child.kill('SIGTERM');
  server.child.kill('SIGINT');
  expect(await status('/readyz')).toBe(503);
  expect(await status('/api/v1/event')).toBe(200);
  expect(await server.ended).toBe(0);
});
