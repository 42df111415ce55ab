import { expect, test } from 'vitest';
import { MOST_READ } from './beginning.ts';
import {
  isAllTheSame,
  isAtLeast,
  isAtMost,
  isFlexible,
  isOpen,
  isOrLess,
  isOrMore,
  isTalkedOver,
  mattersLittle,
  plain,
  withApostrophes,
  withoutAccents,
} from './plain.ts';

test.each([
  ['Twenty-five hours', '25 hours'],
  ['two thousand five hundred', '2500'],
  ['two thousand two hundred and ten', '2210'],
  ['a hundred', '100'],
  ['one hundred and ten', '110'],
  ['two or three hundred', '200 or 300'],
  ['two and a half thousand', '2.5 thousand'],
  ['a million', '1 million'],
  ['a dozen', '12'],
  ['atleast 10', 'at least 10'],
  ['40ish', '40'],
  ['fünfzehn Stunden', '15 stunden'],
  ['due giorni', '2 giorni'],
  ['due to him', 'due to him'],
  ['१५ घंटे', '15 घंटे'],
  ['10–15', '10-15'],
  ['Don’t', "don't"],
  ['1½', '1 1/2'],
])('“%s” is read as “%s”', (text, read) => {
  expect(plain(text)).toBe(read);
});

test('an answer is read as far as figures stand in it', () => {
  expect(plain('a'.repeat(2000)).length).toBe(1000);
});

test.each([
  ['I cant relocate, im in Accra', "I can't relocate, im in Accra"],
  ['im not free', "i'm not free"],
  ['ive lived there', "i've lived there"],
  ['we dont know', "we don't know"],
  ['my cant', 'my cant'],
  ['theyre in Leeds', "they're in Leeds"],
  ['i havent been', "i haven't been"],
])('“%s” with its apostrophes is “%s”', (text, whole) => {
  expect(withApostrophes(text)).toBe(whole);
});

test('letters are compared without their accents', () => {
  expect(withoutAccents('tromsø łódź straße đà nẵng')).toBe('tromso lodz strasse da nang');
});

test.each([
  [' or more', true, false],
  [' INR a month or more', true, false],
  [' a month minimum', true, false],
  [' is the least I need', true, false],
  [', at least 60k', false, false],
  [' or less', false, true],
  [' a week at most', false, true],
  [' is my max', false, true],
  [' a month, or less plus shares', false, false],
  [' or more later', false, false],
])('behind a figure “%s” makes it a least: %s, a most: %s', (behind, least, most) => {
  expect([isOrMore(behind.toLowerCase()), isOrLess(behind.toLowerCase())]).toEqual([least, most]);
});

test.each([
  ['at least ', true, false],
  ['not under ', true, false],
  ['more than ', true, false],
  ['up to ', false, true],
  ['no more than ', false, true],
  ['under ', false, true],
  ['just under ', false, false],
  ['about ', false, false],
])('before a figure “%s” makes it a least: %s, a most: %s', (before, least, most) => {
  expect([isAtLeast(before), isAtMost(before)]).toEqual([least, most]);
});

test.each([
  ['negotiable', true],
  ['not negotiable', false],
  ['negotiable after the first year', false],
  ['depending on experience', false],
  ['it depends', true],
  ['happy to talk', true],
  ['open to a trial', false],
  ['open to offers', true],
  ['15 %', false],
])('“%s” leaves room: %s', (text, leaves) => {
  expect(isFlexible(text)).toBe(leaves);
});

test.each([
  ['Negotiable', true],
  ['Verhandelbar', true],
  ['10 %, negotiable', false],
  ['Negotiable, though I have thought about it for a long time', false],
  ['None', false],
])('“%s” says no more than that there is room: %s', (text, is) => {
  expect(isOpen(text)).toBe(is);
});

test.each([
  ['Not so important, 1 % would be nice', true, false],
  ['I do not mind either way', true, true],
  ['Egal', true, true],
  ['It matters', false, false],
  [`Not important, ${'and so on '.repeat(9)}`, true, false],
])('“%s” matters little: %s, and is all the same: %s', (text, little, same) => {
  expect([mattersLittle(text), isAllTheSame(text)]).toEqual([little, same]);
});

test('a talk is offered in several languages', () => {
  for (const text of ['Let’s talk', 'Lo charlamos', 'Darüber lässt sich reden', 'On en parle'])
    expect(isTalkedOver(text)).toBe(true);
  expect(isTalkedOver('We talk every day')).toBe(false);
});

test.each([
  ['a word of eighteen letters in one', 'ﷺ'],
  ['fractions', '½'],
  ['letters that are two in small', 'İ'],
  ['characters of two halves', '👩'],
  ['one half and then whole ones', '👩', 'a'],
])('no more is read than the beginning, whatever it is made of: %s', (_, letter, before = '') => {
  const read = plain(before + letter.repeat(5_000));
  expect(read.length).toBeLessThanOrEqual(MOST_READ);
  expect(read.isWellFormed()).toBe(true);
});

test('a number that would be cut in two is not read', () => {
  const pages = 'and so on '.repeat(99);
  expect(plain(`${pages}for 1200000 a year`)).toMatch(/for$/);
});
