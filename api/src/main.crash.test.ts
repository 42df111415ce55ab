import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { login } from '@ampersand/contract/auth';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicantForm, PASSWORD } from './testing/factories.ts';
import { freePort, killServers, type ServerProcess, startServer } from './testing/server-process.ts';

/** Starts of a whole server, on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

const server = process.env.TEST_DATABASE_URL;
const EMBEDDED = 'the embedded database';

describe.each([EMBEDDED, ...(server ? ['a PostgreSQL server'] : [])])('on %s', (kind) => {
  let folder: string;
  let env: Record<string, string>;
  let drop: () => Promise<void> = async () => {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ampersand-crash-'));
    env = { DATA_DIR: folder, PORT: await freePort() };
    if (!server || kind === EMBEDDED) return;
    const admin = new Pool({ connectionString: server, max: 1 });
    const name = `ampersand_crash_${process.pid}`;
    await admin.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    env = { ...env, DATABASE_URL: url.href };
    drop = async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    };
  });

  afterEach(killServers);
  afterAll(async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function started(): Promise<ServerProcess> {
    const process = startServer(env);
    await process.prints('is at http');
    return process;
  }

  test('a kill in the middle of registrations loses none that was acknowledged, and leaves none half done', async () => {
    const first = await started();
    if (kind === EMBEDDED) {
      const second = startServer({ ...env, PORT: await freePort() });
      expect(await second.ended).toBe(2);
      expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    }
    const forms = Array.from({ length: 16 }, applicantForm);
    const acknowledged = new Set<string>();
    const registrations = forms.map(async (form) => {
      if ((await post(first, '/users/applicant-register', form)).status === 201) acknowledged.add(form.email);
      if (acknowledged.size === 5) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(registrations);
    expect(await first.ended).toBe('SIGKILL');
    expect(acknowledged.size).toBeGreaterThanOrEqual(5);
    expect(acknowledged.size).toBeLessThan(forms.length);

    const again = await started();
    for (const { email } of forms) {
      const { status, body } = await post(again, '/auth/login', { email, password: PASSWORD });
      if (acknowledged.has(email)) expect(status).toBe(200);
      if (status !== 200) continue;
      const { profile } = login.response.parse(body).data.user;
      expect(profile.experiences).toHaveLength(1);
      expect(profile.educations).toHaveLength(1);
    }
  });

  test('told to stop, it finishes what runs, refuses what is new, and ends in time', async () => {
    const server = await started();
    const call = open(server, '/auth/forgot-password', { expect: '100-continue' });
    call.request.flushHeaders();
    // From here on the server is in the middle of this request.
    await once(call.request, 'continue');
    const from = performance.now();
    server.child.kill('SIGTERM');
    await server.prints('"reason":"SIGTERM"');
    const fresh = await post(server, '/auth/login', { email: 'a@example.com', password: 'x' }).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (typeof fresh === 'object') expect(fresh.status).toBe(503);
    else expect(fresh).toMatch(/^ECONN(REFUSED|RESET)$/);
    call.request.end(JSON.stringify({ email: 'nobody@example.com' }));
    expect((await call.answer).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(performance.now() - from).toBeLessThan(10_000);
  });
});

/** Starts a call of the API; the answer rejects when the connection breaks. */
function open(to: ServerProcess, path: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  const request = httpRequest(`${to.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  request.on('error', reject).on('response', (response) => {
    text(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, body: JSON.parse(body) }),
      reject,
    );
  });
  return { request, answer: promise };
}

function post(to: ServerProcess, path: string, payload: object) {
  const { request, answer } = open(to, path);
  request.end(JSON.stringify(payload));
  return answer;
}
