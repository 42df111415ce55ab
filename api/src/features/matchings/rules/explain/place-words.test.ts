import { expect, test } from 'vitest';
import { placeWords, type Whereabouts } from './place-words.ts';

const said = (where: Whereabouts) =>
  placeWords(where, { pool: 400, short: 20, shortest: 10, floor: 35 }).why.join(' ');

test('every answer begins with where they are, and says why', () => {
  expect(said({ state: 'LISTED', place: 1, total: 1, gap: undefined })).toBe('They are your whole list.');
  expect(said({ state: 'LISTED', place: 1, total: 400, gap: undefined })).toBe(
    'They are first of 400 in your list.',
  );
  expect(
    said({ state: 'LISTED', place: 57, total: 400, gap: 'On equity, you offer 5%; they hope for 20%.' }),
  ).toBe(
    'They are number 57 of 400 in your list. What fits least: On equity, you offer 5%; they hope for 20%.',
  );
  expect(said({ state: 'LISTED', place: 57, total: 400, gap: undefined })).toContain(
    'Nothing you two wrote is at odds',
  );
  expect(said({ state: 'LEFT_OUT', unmet: ['equityOffered', 'coFounderCommitment'] })).toContain(
    'your must-haves on equity and time.',
  );
  expect(said({ state: 'LEFT_OUT', unmet: ['equityOffered'] })).toContain('your must-have on equity.');
  expect(said({ state: 'LEFT_OUT', unmet: [] })).toContain('anybody below 35% is left out of your list.');
  expect(said({ state: 'AWAY' })).toContain('fewer than 10 others');
  expect(said({ state: 'PASSED' })).toContain('You passed on them');
  expect(said({ state: 'HIDDEN' })).toBe('They are in nobody’s list at the moment.');
  expect(said({ state: 'BEYOND' })).toContain('not among the 400 people');
});
