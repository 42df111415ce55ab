import { expect, test } from 'vitest';
import { isForeign, isInDoubt, tellsOfFigure, tellsOfNothing, USED } from './doubt.ts';

test.each([
  ['15', true],
  ['€2k', true],
  ['until', true],
  ['Unless', true],
  ['NOT', true],
  ['q3', false],
  ['hours', false],
])('a quotation keeps “%s”, as it is or turns a figure: %s', (word, is) => {
  expect(tellsOfFigure(word)).toBe(is);
});

test.each([
  ['No', true],
  ['ZERO', true],
  ["don't", true],
  ['kein', true],
  ['until', false],
  ['nobody’s', true],
  ['nothings', false],
])('“%s” says that there is none: %s', (word, is) => {
  expect(tellsOfNothing(word)).toBe(is);
});

test.each([
  ['mindestens 10 godzin tygodniowo', true],
  ['週に三日', true],
  ['10 hours a week', false],
  ['10 stunden pro woche', false],
  ['年収', false],
])('“%s” has words that no rule reads: %s', (text, is) => {
  expect(isForeign(text)).toBe(is);
});

test.each([
  [`${USED} unless we raise`, true],
  [`${USED} a week`, false],
  [`not ${USED}`, true],
  [`${USED}, no problem`, false],
  [`${USED}. i do not smoke`, false],
  [`${USED}. only if we raise`, true],
  [`${USED}; then we talk`, true],
  [`${USED} and 3 more`, true],
  [`${USED} with 40 customers`, false],
  [`${USED} from january`, true],
  [`${USED} if needed`, false],
  [`${USED} after taxes`, false],
  [`${USED} jest ok`, true],
])('beside a figure that was used, “%s” leaves doubt: %s', (left, is) => {
  expect(isInDoubt(left)).toBe(is);
});
