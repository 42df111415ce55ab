import { expect, test } from 'vitest';
import { ago, lastWords } from './words.ts';

const now = '2026-06-20T12:00:00.000Z';

test.each([
  ['2026-06-20T11:59:30.000Z', 'just now'],
  ['2026-06-20T11:55:00.000Z', '5 min ago'],
  ['2026-06-20T09:00:00.000Z', '3 h ago'],
  ['2026-06-19T12:00:00.000Z', '1 day ago'],
  ['2026-06-06T12:00:00.000Z', '14 days ago'],
  ['2026-06-05T12:00:00.000Z', 'on 5\u00a0Jun'],
])('%s was %s', (at, words) => {
  expect(ago(at, now, 'UTC')).toBe(words);
});

test('a card says who did what, and when', () => {
  const at = '2026-06-18T12:00:00.000Z';
  expect(lastWords({ kind: 'WROTE', mine: false, at }, now, 'UTC')).toBe('They wrote 2 days ago');
  expect(lastWords({ kind: 'INVITED', mine: true, at }, now, 'UTC')).toBe('You invited them 2 days ago');
});
