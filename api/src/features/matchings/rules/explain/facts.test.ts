import { expect, test } from 'vitest';
import { pair } from '../people.fixture.ts';
import { equityMeets, isNear, isRough, meet, middle, overlap, payMeets } from './facts.ts';

const range = (low: number, high = low) => ({ low, high, flexible: false });

test.each([
  [range(10, 15), range(15, 25), true, false],
  [range(10, 15), range(14, 25), true, true],
  [range(10, 15), range(16, 25), false, false],
  [range(16, 25), range(10, 15), false, false],
  [range(15), range(15, 25), true, true],
  [range(10, 15), range(15), true, true],
  [range(15), range(15), true, true],
])('%j and %j: one figure in common %s, more than an end of both %s', (one, other, isMet, isMore) => {
  expect([meet(one, other), overlap(one, other)]).toEqual([isMet, isMore]);
});

test('of what only one of the two has said nothing meets', () => {
  expect([meet(range(10), undefined), meet(undefined, range(10))]).toEqual([false, false]);
  expect([overlap(range(10), undefined), overlap(undefined, range(10))]).toEqual([false, false]);
});

test('the middle of an open least is that least', () => {
  expect(middle(range(10, 20), 100)).toBe(15);
  expect(middle(range(10, 100), 100)).toBe(10);
});

test.each([
  [36, 40, false, true],
  [35, 40, false, false],
  [31, 40, true, true],
  [30, 40, true, false],
])('at most %d of %d, about: %s, is near: %s', (most, least, isRoughly, near) => {
  expect(isNear(most, least, isRoughly)).toBe(near);
});

test.each([
  [['about 20 hours'], true],
  [['20 hours', 'negotiable'], true],
  [['unas 20 horas'], true],
  [['20 hours', null, undefined], false],
  [['20 hours in half a year'], false],
])('%j names no exact figure: %s', (written, is) => {
  expect(isRough(...written)).toBe(is);
});

test.each([
  ['10–20 %', '15 %', true],
  ['10 %', '5–15 %', true],
  ['9 %', '5–15 %', false],
  ['no equity', 'no equity', false],
  ['10 %', 'no equity', false],
  ['at least 10 %', '10–12 %', false],
  ['at least 11 %', '10–12 %', true],
  ['30 %', '5–10 %', false],
  ['30 %', 'at least 5 %', true],
  ['31 %', 'at least 5 %', false],
])('%s offered for %s hoped for is met: %s', async (equityOffered, equityExpectation, is) => {
  expect(equityMeets(await pair({ wants: { equityOffered } }, { wants: { equityExpectation } }))).toBe(is);
});

test.each([
  ['We pay $60k', '$60k', true],
  ['We pay $60k', '$61k', false],
  ['We pay at least $60k', '$61k', false],
  ['We pay $60k', null, false],
])('%s for who asks for %s is enough: %s', async (otherDetails, salaryExpectations, is) => {
  expect(payMeets(await pair({ company: { otherDetails } }, { salaryExpectations }))).toBe(is);
});
