import { expect, test } from 'vitest';
import { lastHereText } from './last-here.ts';

test('the month somebody was last here is named, with the year where that is another one', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(lastHereText('2026-10', now)).toBe('Last here in October');
  expect(lastHereText('2025-12', now)).toBe('Last here in December 2025');
});
