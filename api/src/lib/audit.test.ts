import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestExport } from '@ampersand/contract/account';
import { login } from '@ampersand/contract/auth';
import { expect, test, vi } from 'vitest';
import { makeApplicant, PASSWORD } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const events = () => t.logs.map((line) => JSON.parse(line)).filter(({ event }) => event);

/** What every line of the log has. */
const LINE = {
  time: expect.stringMatching(/^\d{4}-.*Z$/),
  pid: expect.any(Number),
  hostname: expect.any(String),
};
const ADDRESS = '203.0.113.7';

test('a line says what happened, to whom, from where and in which request; failures are warnings', async () => {
  const { id, email } = await makeApplicant(t);
  const browser = t.browser(ADDRESS);
  await browser.call(login, { body: { email, password: `${PASSWORD}?` } });
  await browser.call(login, { body: { email, password: PASSWORD } });
  await browser.call(requestExport);
  const request = { ...LINE, reqId: expect.any(String), userId: id, address: ADDRESS };
  await vi.waitFor(() => expect(events()).toHaveLength(5), 15_000);
  const lines = events().sort((a, b) => a.event.localeCompare(b.event));
  expect(lines).toEqual([
    { ...request, level: 30, event: 'export_asked', msg: 'archive asked for' },
    { ...LINE, level: 30, event: 'export_made', userId: id, msg: 'archive made' },
    { ...request, level: 30, event: 'login', msg: 'logged in' },
    { ...request, level: 40, event: 'login_failed', msg: 'log-in failed' },
    {
      ...LINE,
      level: 30,
      event: 'mail',
      kind: 'export_ready',
      emailId: expect.any(String),
      where: 'memory',
      msg: 'email sent',
    },
  ]);
});

test('no line of an event is written by hand', () => {
  const root = join(import.meta.dirname, '..');
  const byHand = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'lib/audit.ts')
    .filter((name) => /log\s*\.\w+\(\s*\{\s*event\b/.test(readFileSync(join(root, name), 'utf8')));
  expect(byHand).toEqual([]);
});

test('every event is left by something', () => {
  const root = join(import.meta.dirname, '..');
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  const left = new Set([...source.matchAll(/\baudit\([^']*'(\w+)'/g)].map(([, event]) => event));
  const table = /const EVENTS = \{([^}]+)\}/.exec(source)?.[1] ?? '';
  const named = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, event]) => event);
  expect(named.filter((event) => !left.has(event))).toEqual([]);
});
