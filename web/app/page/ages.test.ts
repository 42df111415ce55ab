import { expect, test } from 'vitest';
import { agoOf, briefMomentOf } from './ages.ts';

const now = '2026-03-31T12:00:00.000Z';

test.each([
  ['2026-03-31T12:00:30Z', 'just now'],
  ['2026-03-31T11:59:01Z', 'just now'],
  ['2026-03-31T11:59:00Z', '1 min ago'],
  ['2026-03-31T11:00:01Z', '59 min ago'],
  ['2026-03-31T11:00:00Z', '1 h ago'],
  ['2026-03-30T12:00:01Z', '23 h ago'],
  ['2026-03-30T12:00:00Z', '1 day ago'],
  ['2026-03-17T11:00:00Z', '14 days ago'],
  ['2026-03-15T11:00:01Z', 'on 16\u00a0Mar'],
  ['2025-12-31T11:00:00Z', 'on 1\u00a0Jan'],
  ['2025-12-31T10:59:59Z', 'on 31 Dec 2025'],
])('%s was %s', (iso, words) => {
  expect(agoOf(iso, now, 'Pacific/Auckland')).toBe(words);
});

test.each([
  ['2026-03-31T11:04:00Z', '12:04\u00a0AM'],
  ['2026-03-31T10:59:00Z', '31\u00a0Mar'],
  ['2025-12-31T10:59:59Z', '31 Dec 2025'],
])('in a list %s stands as %s', (iso, words) => {
  expect(briefMomentOf(iso, now, 'Pacific/Auckland')).toBe(words);
});
