import { expect, test } from 'vitest';
import { whenLabel } from './when.ts';

const now = new Date('2026-03-31T12:00:00Z');

test.each([
  ['2026-03-31T12:00:30Z', 'Just now'],
  ['2026-03-31T11:59:01Z', 'Just now'],
  ['2026-03-31T11:59:00Z', '1 min ago'],
  ['2026-03-31T11:00:01Z', '59 min ago'],
  ['2026-03-31T11:00:00Z', '1 h ago'],
  ['2026-03-30T12:00:01Z', '23 h ago'],
  ['2026-03-30T12:00:00Z', '31\u00a0Mar'],
  ['2025-12-31T11:00:00Z', '1\u00a0Jan'],
  ['2025-12-31T10:59:59Z', '31 Dec 2025'],
])('%s reads %s', (iso, label) => {
  expect(whenLabel(iso, now, 'Pacific/Auckland')).toBe(label);
});
