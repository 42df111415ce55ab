import { expect, test } from 'vitest';
import { whenLabel } from './when.ts';

// Times without a zone are the reader's own, wherever the tests run.
const now = new Date('2026-03-31T12:00:00');

test.each([
  ['2026-03-31T12:00:30', 'Just now'],
  ['2026-03-31T11:59:01', 'Just now'],
  ['2026-03-31T11:59:00', '1 min ago'],
  ['2026-03-31T11:00:01', '59 min ago'],
  ['2026-03-31T11:00:00', '1 h ago'],
  ['2026-03-30T12:00:01', '23 h ago'],
  ['2026-03-30T12:00:00', '30 Mar 2026'],
])('%s reads %s', (iso, label) => {
  expect(whenLabel(iso, now)).toBe(label);
});
