import { expect, test } from 'vitest';
import { applicant } from '../people.fixture.ts';
import { announcedMove, homeOf } from './announced-move.ts';

const living = (joinMotivation: string) => applicant({ location: 'Oslo', wants: { joinMotivation } });

test.each([
  ['My partner is Flemish and we are moving to Antwerp in February', 'antwerp'],
  ['I will be moving to Canada next summer', 'canada'],
  ['We are moving to Antwerp in May and hope to stay', 'antwerp'],
  ['We relocate in March to Toronto', 'toronto'],
  ['moving to lisbon in feb', 'lisbon'],
  ['Ich ziehe im März nach Wien', 'wien'],
  ['Me mudo a Valencia en junio', 'valencia'],
  ['Je déménage à Nantes en septembre', 'nantes'],
  ['Mudo-me para Lisboa em maio', 'lisboa'],
])('a move that is to come counts: %s', (text, town) => {
  expect(homeOf(living(text))).toBe(town);
});

test.each(['We are moving to Hjørring in March', 'Moving to Boston or New York in fall'])(
  'where it leads nobody can tell: %s',
  (text) => {
    expect(announcedMove(living(text))).toEqual({});
  },
);

test.each([
  'Open to moving to Berlin',
  'I would move to Berlin',
  'If I move to Berlin, it will be for good',
  'Not moving to Berlin',
  'Moving to Berlin is no problem',
  'I will move to Berlin if you pay',
  'We are moving to production in May',
])('an offer, a no and another thing are none: %s', (text) => {
  expect(announcedMove(living(text))).toBeUndefined();
});

test('in brackets behind the place, too', () => {
  expect(homeOf(applicant({ location: 'Wellington, New Zealand (moving to Antwerp)' }))).toBe('antwerp');
});
