import { expect, test } from 'vitest';
import { matchedStep, newSecret, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B, `12345678901234567890`; of its eight digits apps show the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code of the standard is %s', (seconds, code) => {
  expect(matchedStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code counts one step early and late, not two', () => {
  const counts = (seconds: number) => matchedStep(SECRET, '005924', at(1234567890 + seconds));
  expect([-30, 0, 30].map(counts)).toEqual([41152263, 41152263, 41152263]);
  expect([-60, 60].map(counts)).toEqual([undefined, undefined]);
});

test('a secret has 160 bits, and the address for the app names product and account', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const uri = new URL(totpUri(SECRET, 'asha+1@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Ampersand:asha+1@example.com');
  expect(uri.searchParams.get('secret')).toBe(SECRET);
});
