import { expect, test } from 'vitest';
import { lastWords } from './words.ts';

const now = '2026-06-20T12:00:00.000Z';

test('a card says who did what, and when', () => {
  const at = '2026-06-18T12:00:00.000Z';
  expect(lastWords({ kind: 'WROTE', mine: false, at }, now, 'UTC')).toBe('They wrote 2 days ago');
  expect(lastWords({ kind: 'INVITED', mine: true, at }, now, 'UTC')).toBe('You invited them 2 days ago');
});
