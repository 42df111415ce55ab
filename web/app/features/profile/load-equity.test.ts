import { expect, test } from 'vitest';
import { type Call, CallFailed } from '../../loading.server.ts';
import { loadOwnEquity } from './load-equity.server.ts';

const founder = { id: 'me', role: 'FOUNDER' } as const;
const answering =
  (answer: () => object): Call =>
  async () =>
    answer() as never;
const failing = (code: 'not_found' | 'internal') =>
  answering(() => {
    throw new CallFailed(code === 'not_found' ? 404 : 500, { code, message: code, requestId: 'r' });
  });

test('a founder is told the share that others read: that of the preferences, where they say one', async () => {
  expect(
    await loadOwnEquity(
      answering(() => ({ data: { equityOffered: '15–22 %' } })),
      founder,
    ),
  ).toBe('15–22%');
  expect(
    await loadOwnEquity(
      answering(() => ({ data: { equityOffered: null } })),
      founder,
    ),
  ).toBeUndefined();
  expect(await loadOwnEquity(failing('not_found'), founder)).toBeUndefined();
  await expect(loadOwnEquity(failing('internal'), founder)).rejects.toThrow('internal');
});

test('an applicant has no share to offer, and nothing is asked', async () => {
  expect(await loadOwnEquity(failing('internal'), { id: 'me', role: 'APPLICANT' })).toBeUndefined();
});
