import { expect, test } from 'vitest';
import { createSecrets, isStrong, newSecret, SealError } from './secrets.ts';

const FIRST = newSecret();
const SECOND = newSecret();

test('what was sealed opens again, never looks the same twice, and shows nothing of the text', () => {
  const secrets = createSecrets(FIRST);
  const sealed = secrets.seal('GEZDGNBVGY3TQOJQ', 'a');
  expect(sealed).toMatch(/^v1\.[\w-]{22}\.[\w-]+$/);
  expect(sealed.startsWith(secrets.prefix)).toBe(true);
  expect(secrets.seal('GEZDGNBVGY3TQOJQ', 'a')).not.toBe(sealed);
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('GEZD');
  expect(createSecrets(FIRST).open(sealed, 'a')).toBe('GEZDGNBVGY3TQOJQ');
});

test('it opens neither elsewhere, nor changed, nor cut short, nor under another secret', () => {
  const secrets = createSecrets(FIRST);
  const sealed = secrets.seal('text', 'a');
  const [, , text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  for (const index of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => secrets.open(secrets.prefix + changed.toString('base64url'), 'a')).toThrow(SealError);
  }
  for (const length of [0, 5, 12, 27, bytes.length - 1])
    expect(() => secrets.open(secrets.prefix + bytes.subarray(0, length).toString('base64url'), 'a')).toThrow(
      SealError,
    );
  expect(() => secrets.open(sealed, 'b')).toThrow(SealError);
  for (const other of ['', 'text', sealed.replace('v1', 'v2'), sealed.replace(secrets.keyId, 'x')])
    expect(() => secrets.open(other, 'a')).toThrow(SealError);
  expect(() => createSecrets(SECOND).open(sealed, 'a')).toThrow('under another secret');
});

test('what is under a former secret opens too; new values are under the current one', () => {
  const former = createSecrets(FIRST);
  const secrets = createSecrets(SECOND, [FIRST]);
  expect(secrets.open(former.seal('text', 'a'), 'a')).toBe('text');
  expect(secrets.knows(former.keyId) && secrets.knows(secrets.keyId)).toBe(true);
  expect(former.knows(secrets.keyId)).toBe(false);
  expect(() => former.open(secrets.seal('text', 'a'), 'a')).toThrow(SealError);
});

test.each([
  ['short', 'k7Qz-91xLm_44tRbW2'],
  ['one letter', 'a'.repeat(64)],
  ['of few letters', 'abcdefgabdcefgbacdefgcabdefgeabc'],
  ['a word over and over', 'changeme1234'.repeat(4)],
  ['a word over and over, the last one cut', '12345678901234567890123456789012'],
])('a secret that is %s is weak', (_, secret) => {
  expect(isStrong(secret)).toBe(false);
});

test.each([newSecret(), '9f86d081884c7d659a2feaa0c55ad015', 'correct horse battery staple is no secret now'])(
  '%s is strong',
  (secret) => {
    expect(isStrong(secret)).toBe(true);
  },
);
