import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { forgotPassword } from '@ampersand/contract/auth';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Member, makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { users } from './schema.ts';

vi.setConfig({ testTimeout: 90_000 });

const server = process.env.TEST_DATABASE_URL;
/** Two seconds and a quarter on a machine that has time; far from any time limit of a query. */
const SOON_MS = 5_000;

/** Stands between the app and its database, and can go away. */
function createGate() {
  const target = new URL(server ?? 'postgres://localhost:5432');
  const sockets = new Set<Socket>();
  let port = 0;
  let gate = createServer();
  let frozen = false;
  const pass = (client: Socket) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk) => frozen || upstream.write(chunk)).on('close', () => upstream.destroy());
    upstream.on('data', (chunk) => frozen || client.write(chunk)).on('close', () => client.destroy());
  };
  return {
    async open() {
      frozen = false;
      gate = createServer(pass).listen(port, '127.0.0.1');
      await once(gate, 'listening');
      port = (gate.address() as AddressInfo).port;
      const url = new URL(target);
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    /** Every connection breaks, and new ones are refused: what a killed server looks like. */
    async close() {
      gate.close();
      for (const socket of sockets) socket.destroy();
      await once(gate, 'close');
    },
    /** Nothing comes through any more, and nobody says so: what a broken network looks like. */
    freeze() {
      frozen = true;
    },
    /** Everything comes through again; what was sent meanwhile is lost. */
    thaw() {
      frozen = false;
    },
  };
}

const title = `a database server${server ? '' : ' (skipped: needs TEST_DATABASE_URL)'}`;

describe.skipIf(!server)(title, () => {
  const gate = createGate();
  const t = useTestApp({ env: { LOG_LEVEL: 'warn' }, through: () => gate.open() });
  let member: Member;

  afterAll(() => gate.close());

  const ask = async (url: string) => {
    const from = performance.now();
    const response = await t.app.inject({ url, cookies: Object.fromEntries(member.browser.cookies) });
    return {
      status: response.statusCode,
      json: response.json(),
      headers: response.headers,
      ms: performance.now() - from,
    };
  };
  const recovered = () =>
    vi.waitFor(async () => expect((await ask('/api/v1/users/current-user')).status).toBe(200), 30_000);

  test('that goes away is answered with 503 within two seconds, and everything works once it is back', async () => {
    member = await makeApplicant(t);
    await recovered();
    await gate.close();
    for (let i = 0; i < 25; i++) {
      const { status, json, headers, ms } = await ask('/api/v1/users/current-user');
      expect(status).toBe(503);
      expect(json).toMatchObject({
        code: 'unavailable',
        message: 'We cannot reach our database at the moment. Please try again shortly',
      });
      expect(headers['retry-after']).toBe('5');
      expect(ms).toBeLessThan(2000);
    }
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ask('/readyz')).toMatchObject({ status: 503, json: { missing: ['database'] } });
    await gate.open();
    await recovered();
    expect((await ask('/readyz')).status).toBe(200);
    await t.browser().call(forgotPassword, { body: { email: member.email } });
    expect((await t.emailTo(member.email)).kind).toBe('password_reset');
  });

  test('that goes away in the middle of a transaction fails that transaction and nothing else', async () => {
    member = await makeApplicant(t);
    await recovered();
    const broken = t.deps.db.transaction(async (tx) => {
      await tx.execute('select 1');
      await gate.close();
      // The connection is known to be broken before the next query asks for it.
      await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), 10_000);
      await tx.execute('select 2');
    });
    await expect(broken).rejects.toThrow();
    await gate.open();
    await recovered();
  });

  test('that hangs is answered with 503 after two to three seconds, grants nothing, and everything works once it is back', async () => {
    member = await makeApplicant(t);
    await recovered();
    gate.freeze();
    const urls = ['users/current-user', 'account', 'notifications', 'event', 'notifications/stream'];
    const waiting = urls.map((url) => ask(`/api/v1/${url}`));
    const [probe, health, photo] = await Promise.all(
      ['/readyz', '/healthz', `/uploads/${member.id}.webp`].map(ask),
    );
    expect(probe).toMatchObject({ status: 503, json: { missing: ['database'] } });
    expect(health?.status).toBe(200);
    expect(health?.ms).toBeLessThan(500);
    for (const answer of [...(await Promise.all(waiting)), photo]) {
      expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } });
      expect(answer?.ms).toBeLessThan(SOON_MS);
    }
    for (let i = 0; i < 3; i++) {
      const { status, ms } = await ask('/api/v1/users/current-user');
      expect(status).toBe(503);
      expect(ms).toBeLessThan(2500);
    }
    gate.thaw();
    await recovered();
    expect((await ask('/readyz')).status).toBe(200);
  });

  test('that hangs in the middle of a transaction fails it and commits nothing', async () => {
    member = await makeApplicant(t);
    await recovered();
    const from = performance.now();
    const broken = t.deps.db.transaction(async (tx) => {
      await tx.update(users).set({ fullName: 'Half done' });
      gate.freeze();
      await tx.execute('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect(performance.now() - from).toBeLessThan(SOON_MS);
    gate.thaw();
    await recovered();
    expect((await ask('/api/v1/users/current-user')).json.data.fullName).toBe(member.fullName);
  });

  test('that is slow is waited for, since it answers others meanwhile', async () => {
    await t.deps.database.pool.query('select pg_sleep(4)');
  });
});
