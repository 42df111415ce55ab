import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each(['/founder-dashboard', '/founder-dashboard/matches?sort=new#top', '/'])(
  'a path of this site is followed after log-in: %s',
  (next) => {
    expect(safeNext(next)).toBe(next);
  },
);

test.each([
  null,
  '',
  'founder-dashboard',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e/%2e//evil.example/..//x/../../..//evil.example',
  'https://here.invalid/path',
])('what could lead to another site is not followed: %s', (next) => {
  expect(safeNext(next)).toBeUndefined();
});
