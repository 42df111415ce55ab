import { expect, test } from 'vitest';
import { kindsOf, saidButFor, saidIn, saidOfNobody, wordCount } from './clause.ts';

test.each([
  ['tobacco and fossil fuels', ['tobacco', 'fossil fuels']],
  ['oil and gas', ['oil and gas']],
  ['tobacco and spreadsheets', ['tobacco and spreadsheets']],
])('“%s” is %j', (thing, kinds) => {
  expect(kindsOf(thing)).toEqual(kinds);
});

test.each([
  ['not gambling with my time', 'sentence', undefined],
  ['not gambling', 'sentence', ['gambling']],
  ['my days in retail are no more', 'wish', ['retail']],
  ['retail is a no', 'wish', ['retail']],
  ['retail or farming, not both of these ever', 'wish', undefined],
  ['clinics, no hospitals', 'sentence', undefined],
  ['no', 'wish', undefined],
  ['farming', 'wish', undefined],
] as const)('“%s” of a %s refuses %j', (clause, where, refused) => {
  expect(saidIn(clause, where)?.refused).toEqual(refused);
});

test.each([
  ['nobody who drinks', true, ['who drinks']],
  ['nobody who drinks', false, undefined],
  ['please nobody who drinks, please', false, ['who drinks']],
  ['nobody from dropshipping', false, ['dropshipping']],
  ['nobody from Bonn', false, undefined],
  ['we all drink', true, undefined],
])('“%s”, asked: %s, refuses %j', (clause, isAsked, refused) => {
  expect(saidOfNobody(clause, isAsked)?.refused).toEqual(refused);
});

test.each([
  ['open to any sector, except weapons', '', ['weapons']],
  ['we do everything here, except design', '', undefined],
  ['except weapons', 'Any field', ['weapons']],
  ['except weapons', 'We sell', undefined],
])('“%s” behind “%s” leaves out %j', (clause, before, refused) => {
  expect(saidButFor(clause, before)?.refused).toEqual(refused);
});

test('words are counted between blanks', () => {
  expect(wordCount('  small  business ')).toBe(2);
});
