import { expect, test } from 'vitest';
import { UNBOUNDED } from '../read/quantities/range.ts';
import {
  BY_MONTH,
  BY_YEAR,
  clockWords,
  hoursWords,
  listed,
  payWords,
  percentWords,
  placeName,
  relaxedWords,
  withArticle,
} from './wording.ts';

const range = (low: number, high = low) => ({ low, high, flexible: false });

test('a figure has the article one hears before it', () => {
  const an = Array.from({ length: 101 }, (_, figure) => figure).filter(
    (figure) => withArticle(`${figure}%`) === `an ${figure}%`,
  );
  expect(an).toEqual([8, 11, 18, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89]);
  expect(withArticle('100%')).toBe('a 100%');
});

test.each([
  [[], ''],
  [['Go'], 'Go'],
  [['Go', 'Rust'], 'Go and Rust'],
  [['Go', 'Rust', 'SQL'], 'Go, Rust and SQL'],
])('%j are listed as “%s”', (items, words) => {
  expect(listed(items)).toBe(words);
});

test.each([
  [844, '840'],
  [846, '850'],
  [994, '990'],
  [995, '1k'],
  [1_040, '1k'],
  [1_060, '1.1k'],
  [9_940, '9.9k'],
  [9_950, '10k'],
  [10_400, '10k'],
  [110_000, '110k'],
  [999_400, '999k'],
])('%d dollars a year are told as %s', (dollars, words) => {
  expect(payWords(range(dollars))).toBe(`about US$${words} a year`);
});

test('a sum of another currency may go to millions', () => {
  const naira = (sum: number) => payWords(range(sum * 0.00065), BY_YEAR, 'NGN');
  expect(naira(999_400)).toBe('about NGN 999k a year');
  expect(naira(999_600)).toBe('about NGN 1m a year');
  expect(naira(4_240_000)).toBe('about NGN 4.2m a year');
  expect(naira(10_400_000)).toBe('about NGN 10m a year');
  expect(payWords(range(52_000 * 0.1), BY_YEAR, 'SEK')).toBe('about SEK 52k a year');
});

test.each([
  [range(0), 'no pay'],
  [range(60_000, UNBOUNDED.pay), 'at least about US$60k a year'],
  [range(0, 60_000), 'up to about US$60k a year'],
  [range(60_000, 80_000), 'about US$60–80k a year'],
  [range(800, 2_000), 'about US$800–2k a year'],
  [range(60_100, 60_300), 'about US$60k a year'],
])('pay of %j is told as “%s”', (dollars, words) => {
  expect(payWords(dollars)).toBe(words);
});

test('pay by the month is a twelfth of that of a year', () => {
  expect(payWords(range(24_000), BY_MONTH)).toBe('about US$2k a month');
  expect(payWords(range(6_000, 9_000), BY_MONTH)).toBe('about US$500–750 a month');
});

test.each([
  [range(15), '15%'],
  [range(0), 'no equity'],
  [range(0.75, 1.25), '0.75–1.25%'],
  [range(100 / 3), '33.33%'],
  [range(0, 5), 'up to 5%'],
  [range(10, UNBOUNDED.equity), 'at least 10%'],
])('a share of %j is told as “%s”', (share, words) => {
  expect(percentWords(share)).toBe(words);
});

test.each([
  [range(35, 50), 'full time'],
  [range(34, 50), '34 hours a week up to full time'],
  [range(35, 51), '35–51 hours a week'],
  [range(40), '40 hours a week'],
  [range(37.5), '37.5 hours a week'],
  [range(30, UNBOUNDED.hours), '30 hours a week or more'],
  [range(0, 32), 'up to 32 hours a week'],
  [range(1), 'one hour a week'],
  [range(8, 10), '8–10 hours a week'],
])('time of %j is told as “%s”', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});

test.each([
  [0, 'in the same time zone'],
  [14, 'in the same time zone'],
  [15, '15 minutes apart'],
  [59, '59 minutes apart'],
  [60, 'one hour apart'],
  [75, 'one hour and 15 minutes apart'],
  [90, '1.5 hours apart'],
  [165, '2 hours and 45 minutes apart'],
  [240, '4 hours apart'],
])('clocks that differ by %d minutes are %s', (minutes, words) => {
  expect(clockWords(minutes)).toBe(words);
});

test.each([
  ['Remote / Pune, India (GMT+5:30)', 'pune', 'Pune'],
  ['Dublin, OH', 'dublin, ohio', 'Dublin, OH'],
  ['Dublin, Ireland', 'dublin', 'Dublin'],
  ['Köln oder Bonn', 'bonn', 'Bonn'],
  ['Bogotá y Lima', 'bogota', 'Bogotá'],
  ['Somewhere, Wales', undefined, 'Somewhere'],
  ['Leeds area, UK', 'leeds', 'Leeds area'],
  ['(Leeds)', undefined, '(Leeds)'],
])('of “%s” with the city %s the name told is “%s”', (location, city, name) => {
  expect(placeName(location, city)).toBe(name);
});

test('a must-have that counts less names the people there are too few of', () => {
  expect(relaxedWords('equityOffered', 'FOUNDER')).toBe(
    'Too few people meet your must-have on equity, so it counts as important here.',
  );
  expect(relaxedWords('riskAppetite', 'APPLICANT')).toContain('Too few founders meet your must-have on risk');
});

test.each([
  [90_000, 'about ₹90k a month'],
  [120_000, 'about ₹1.2 lakh a month'],
  [1_040_000, 'about ₹10 lakh a month'],
])('%d rupees a month are told as %s', (sum, words) => {
  expect(payWords(range(sum * 0.0116 * 12), BY_MONTH, 'INR')).toBe(words);
});

test('of two sums in lakh the word stands once', () => {
  expect(payWords({ ...range(105_000), high: 120_000 }, BY_YEAR, 'INR')).toBe('about ₹91–103 lakh a year');
});
