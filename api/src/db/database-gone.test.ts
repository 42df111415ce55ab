import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { forgotPassword } from '@ampersand/contract/auth';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Member, makeApplicant } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

vi.setConfig({ testTimeout: 90_000 });

const server = process.env.TEST_DATABASE_URL;

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
    expect((await t.mailTo(member.email)).kind).toBe('password_reset');
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

  test('that hangs is noticed by the probes within three seconds, and is no longer waited for after twenty', async () => {
    member = await makeApplicant(t);
    await recovered();
    gate.freeze();
    const waiting = ask('/api/v1/users/current-user');
    const probe = await ask('/readyz');
    expect(probe).toMatchObject({ status: 503, json: { missing: ['database'] } });
    expect(probe.ms).toBeLessThan(3000);
    expect((await ask('/healthz')).status).toBe(200);
    expect(await waiting).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    await gate.close();
    await gate.open();
    await recovered();
  });
});
