import { expect, test, vi } from 'vitest';
import { isSkipped, momentTyped } from './moment-typed.ts';

test('what is typed is a moment on the clock of this machine', () => {
  expect(momentTyped('2026-12-01T15:00')).toBe(new Date(2026, 11, 1, 15).toISOString());
  expect([momentTyped(''), momentTyped('soon')]).toEqual([undefined, undefined]);
});

test('a time that clocks skip is no time', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const times = ['2027-03-28T01:59', '2027-03-28T02:30', '2027-03-28T03:00'];
  expect(times.map(isSkipped)).toEqual([false, true, false]);
  vi.unstubAllEnvs();
});
