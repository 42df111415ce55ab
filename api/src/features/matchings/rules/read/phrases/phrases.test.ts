import { expect, test } from 'vitest';
import { parseEquity } from '../quantities/equity.ts';
import { USD_PER_UNIT } from '../quantities/exchange.ts';
import { parseStartupExperience } from '../quantities/experience.ts';
import { parseHours } from '../quantities/hours.ts';
import { parsePace } from '../quantities/pace.ts';
import { parsePay } from '../quantities/pay.ts';
import { parsePlace } from '../quantities/place.ts';
import { type Range, UNBOUNDED } from '../quantities/range.ts';
import { parseRisk } from '../quantities/risk.ts';
import { splitWishes, takeRefusals } from '../refusals/refusals.ts';
import { wordsOf } from '../vocabulary.ts';
import { EQUITY } from './equity.fixture.ts';
import { HOURS } from './hours.fixture.ts';
import { PAY } from './pay.fixture.ts';
import { PLACES } from './places.fixture.ts';
import {
  MORE_REFUSALS,
  NOT_REFUSALS,
  NOT_REFUSALS_IN_PROSE,
  REFUSALS,
  REFUSALS_IN_PROSE,
} from './refusals.fixture.ts';
import { EXPERIENCES, PACES, RISKS } from './traits.fixture.ts';

/** A phrase, and whether it was read as a careful person reads it. */
type Result = readonly [phrase: string, right: boolean];

/** How many of each list are read right today: never fewer. */
const FLOORS: Readonly<Record<string, readonly [least: number, of: number]>> = {
  refusals: [75, 75],
  'more refusals': [165, 170],
  'what looks like refusals': [65, 66],
  'refusals in running text': [19, 19],
  'what looks like refusals in running text': [21, 21],
  hours: [129, 131],
  equity: [104, 107],
  pay: [81, 82],
  places: [153, 155],
  risk: [19, 19],
  pace: [16, 16],
  experience: [16, 16],
};

/** Phrases that are not read, or read otherwise than a careful person does. */
const NOT_UNDERSTOOD: Readonly<Record<string, readonly string[]>> = {
  refusals: [],
  'more refusals': [
    "If there are ads, I'm out",
    'my background is crypto but I want out',
    'sirf crypto nahi, baaki sab',
    'Had my share of consulting',
    "I'm not your person for adtech",
  ],
  'what looks like refusals': ['without a car: rural mobility'],
  'refusals in running text': [],
  'what looks like refusals in running text': [],
  hours: ['6 hours on Saturdays plus 2 on each weeknight', 'every second day'],
  equity: ['paanch percent', '5/95'],
  pay: ['$15 an hour, 20 hours a week'],
  places: ['4 hours overlap with CET', 'any time zone'],
  risk: [],
  pace: [],
  experience: [],
};

const results: Readonly<Record<string, readonly Result[]>> = {
  refusals: REFUSALS.map(([text, refused]) => [text, sameTerms(splitWishes([text]).disliked, refused)]),
  'more refusals': MORE_REFUSALS.map(([text, refused]) => [
    text,
    sameTerms(splitWishes([text]).disliked, refused),
  ]),
  'what looks like refusals': NOT_REFUSALS.map((text) => [text, splitWishes([text]).disliked.length === 0]),
  'refusals in running text': REFUSALS_IN_PROSE.map(([text, refused]) => [
    text,
    sameTerms(takeRefusals(text).refused, refused),
  ]),
  'what looks like refusals in running text': NOT_REFUSALS_IN_PROSE.map((text) => [
    text,
    takeRefusals(text).text === text,
  ]),
  hours: HOURS.map(([text, now, later]) => {
    const found = parseHours(text);
    return [text, isNear(found, now, 1.5) && isNear(found?.later, later ?? null, 1.5)];
  }),
  equity: EQUITY.map(([text, share]) => [text, isNear(parseEquity(text), share, 0.5)]),
  pay: PAY.map(([text, pay, own]) => {
    const [currency = '', low = 0, high = 0] = pay ?? [];
    const rate = USD_PER_UNIT[currency] ?? 0;
    const most = Math.min(high * rate, UNBOUNDED.pay);
    return [text, isNear(parsePay(text, own), pay && [low * rate, most], 0.03 * (low * rate || most))];
  }),
  places: PLACES.map(([home, way, place]) => {
    const found = parsePlace(home, way);
    return [`${home} ${way}`.trim(), place ? matches({ ...found }, place) : found === undefined];
  }),
  risk: RISKS.map(([text, appetite]) => [text, isNear(parseRisk(text), appetite, 0.15)]),
  pace: PACES.map(([text, pace]) => {
    const found = parsePace(text);
    return [text, pace === null ? found === undefined : Math.abs((found ?? 9) - pace) <= 0.2];
  }),
  experience: EXPERIENCES.map(([text, level]) => [
    text,
    parseStartupExperience(text) === (level ?? undefined),
  ]),
};

test.each(Object.entries(FLOORS))('of %s at least so many are understood: %j', (name, [least, of]) => {
  const list = results[name] ?? [];
  expect(list).toHaveLength(of);
  expect(list.filter(([, right]) => right).length).toBeGreaterThanOrEqual(least);
});

test.each(Object.entries(NOT_UNDERSTOOD))('of %s only these are not understood: %j', (name, phrases) => {
  const missed = results[name]?.filter(([, right]) => !right).map(([phrase]) => phrase);
  expect(missed).toEqual(phrases);
});

function sameTerms(found: readonly string[], wanted: readonly string[]): boolean {
  const keys = (terms: readonly string[]) => terms.map((term) => wordsOf(term).join(' ')).sort();
  return keys(found).join('|') === keys(wanted).join('|');
}

function isNear(found: Range | undefined, wanted: readonly [number, number] | null, slack: number): boolean {
  if (!found || !wanted) return !found && !wanted;
  return Math.abs(found.low - wanted[0]) <= slack && Math.abs(found.high - wanted[1]) <= slack;
}

function matches(found: Readonly<Record<string, unknown>>, wanted: object): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(found[name]) === JSON.stringify(value),
  );
}
