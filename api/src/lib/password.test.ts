import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isRightPassword } from './password.ts';

test('a password is right, and nothing near it is', async () => {
  const hash = await hashPassword('Correct horse 2026');
  expect(await isRightPassword('Correct horse 2026', hash)).toBe(true);
  for (const near of [
    'correct horse 2026',
    'Correct horse 2026 ',
    ' Correct horse 2026',
    'Correct horse 202',
    '',
  ])
    expect(await isRightPassword(near, hash)).toBe(false);
});

test('128 characters count to the last one, in any script', async () => {
  const long = 'ж'.repeat(127);
  const hash = await hashPassword(`${long}a`);
  expect(await isRightPassword(`${long}a`, hash)).toBe(true);
  expect(await isRightPassword(`${long}b`, hash)).toBe(false);
});

test('the same letters are the same password, however a keyboard composes them', async () => {
  const hash = await hashPassword('Zoe\u0308#2026');
  expect(await isRightPassword('Zo\u00eb#2026', hash)).toBe(true);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('Secret#2026')).not.toBe(await hashPassword('Secret#2026'));
});

test('without a hash to compare with nothing is right', async () => {
  expect(await isRightPassword('Secret#2026', undefined)).toBe(false);
});

test('a password stored with other parameters is judged by those, and is known to be out of date', async () => {
  const earlier = await hashPassword('Secret#2026', { memory: 8_192, passes: 1, parallelism: 2 });
  expect(await isRightPassword('Secret#2026', earlier)).toBe(true);
  expect(await isRightPassword('Secret#2027', earlier)).toBe(false);
  expect(isOutdated(earlier)).toBe(true);
  expect(isOutdated(await hashPassword('Secret#2026'))).toBe(false);
});

test('what is no hash is an error, not a wrong password', async () => {
  await expect(isRightPassword('Secret#2026', '$2b$12$abc')).rejects.toThrow('cannot be read');
});
