import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '10.0.0.1' } });

test('a proxy that is not named is warned of, once', async () => {
  const ask = (remoteAddress: string, headers = {}) =>
    t.app.inject({ url: '/healthz', remoteAddress, headers });
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const warnings = () => t.logs.filter((line) => line.includes('TRUSTED_PROXIES'));
  await ask('10.0.0.2');
  await ask('10.0.0.1', forwarded);
  expect(warnings()).toEqual([]);
  await ask('10.0.0.2', forwarded);
  await ask('10.0.0.2', forwarded);
  expect(warnings()).toEqual([expect.stringContaining('X-Forwarded-For of 10.0.0.2 does not count')]);
});
