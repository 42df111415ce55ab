import type { ReadableField, Reading, Understanding } from '@ampersand/contract/readings';
import { isByTheMonth } from '../explain/pay-period.ts';
import {
  capitalised,
  equityWords,
  hoursWords,
  NEGOTIABLE,
  payWords,
  placeWords,
  sumOf,
} from '../explain/read-words.ts';
import { isByTheHour } from '../explain/term-words.ts';
import { namesPay, payStatement } from '../read/person.ts';
import { beginningOf } from '../read/quantities/beginning.ts';
import { parseEquity } from '../read/quantities/equity.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { withTownsOf } from '../read/quantities/namesakes.ts';
import { payIn, payToday } from '../read/quantities/pay.ts';
import { type Place, parsePlace } from '../read/quantities/place.ts';
import { isAllTheSame, isOpen } from '../read/quantities/plain.ts';
import type { Range } from '../read/quantities/range.ts';
import { withoutAmounts } from '../read/quantities/time-words.ts';
import { isOfVisa, isRefusable } from '../read/refusals/people.ts';
import { splitWishes, takeRefusals } from '../read/refusals/refusals.ts';
import { needsInText } from '../read/terms.ts';

/** What else is known of the writer. */
interface Context {
  /** Where they are, as typed. */
  readonly location?: string | undefined;
}

type Reader = (answer: string, items: readonly string[], context: Context) => readonly Reading[];

const WAY = 'On site, remote, or some of each?';
const SHARE = 'Roughly what share, in per cent?';
const HOW_MUCH = 'How much a month or a year, and in which currency?';
const HOW_MUCH_TODAY = 'How much do you pay today, a month or a year?';

/** How each field is read; a question goes with those that should name something, or with answers of which `unsure` says so. */
const FIELDS: Readonly<
  Record<
    ReadableField,
    {
      readonly read: readonly Reader[];
      readonly question?: string;
      /** Absent: every answer. */
      readonly asks?: (answer: string) => boolean;
    }
  >
> = {
  location: { read: [place], question: 'Which city and country is that?' },
  workingArrangement: { read: [arrangement, plainRefusals], question: WAY },
  workingStyle: { read: [way, plainRefusals], question: WAY, asks: isUnsure },
  timeCommitment: {
    read: [hours, (answer) => place(withoutAmounts(beginningOf(answer))), plainRefusals],
    question: 'How many hours a week, roughly?',
  },
  coFounderCommitment: { read: [hours, plainRefusals], question: 'How many hours a week, roughly?' },
  equityExpectation: { read: [equity, payBeside, plainRefusals], question: SHARE, asks: isTelling },
  equityOffered: { read: [equity, payOfferedBeside, plainRefusals], question: SHARE, asks: isTelling },
  salaryExpectations: { read: [pay, plainRefusals], question: HOW_MUCH, asks: isTelling },
  ideaPreferences: { read: [wishes] },
  joinMotivation: { read: [refusals] },
  lookingFor: { read: [needs, plainRefusals, payStated('lookingFor')] },
  otherDetails: {
    read: [payStated('otherDetails'), plainRefusals],
    question: HOW_MUCH_TODAY,
    asks: (otherDetails) => payStatement({ lookingFor: '', otherDetails }) !== undefined,
  },
};

/**
 * What matching reads in one answer, in the order of the kinds, and at most one short question: where a field that should name a
 * quantity or a place has words of which none was read, or was understood well enough to be used. A blank answer has neither.
 */
export function understood(
  field: ReadableField,
  answer: string | readonly string[],
  context: Context = {},
): Understanding {
  const items = typeof answer === 'string' ? [answer] : answer;
  const text = items.join('\n').trim();
  if (!text) return { readings: [], question: null };
  const { read, question, asks } = FIELDS[field];
  const first = read[0]?.(text, items, context) ?? [];
  const others = read.slice(1).flatMap((reader) => reader(text, items, context));
  const isAsked = first.length === 0 && (asks?.(text) ?? true);
  return { readings: [...first, ...others], question: isAsked ? (question ?? null) : null };
}

function hours(answer: string): Reading[] {
  const found = parseHours(answer);
  if (!found) return [];
  const { later, when } = found;
  const value = {
    ...spanOf(found),
    later: later ? spanOf(later) : null,
    when: when ? capitalised(when) : null,
  };
  return [{ kind: 'HOURS', words: hoursWords(found), value }];
}

function equity(answer: string): Reading[] {
  const found = parseEquity(answer);
  if (found) return [{ kind: 'EQUITY', words: equityWords(found), value: spanOf(found) }];
  return isOpen(answer) ? [{ kind: 'EQUITY', words: NEGOTIABLE, value: null }] : [];
}

function pay(answer: string, _: readonly string[], context: Context): Reading[] {
  return payBy(payIn, answer, context);
}

function payBy(read: typeof payIn, answer: string, { location }: Context): Reading[] {
  const found = read(answer, parsePlace(location)?.currency);
  if (!found) return isOpen(answer) ? [{ kind: 'PAY', words: NEGOTIABLE, value: null }] : [];
  const words = `${payWords(found)}${isByTheHour(answer) && !isByTheMonth(answer) && !found.later ? ' for full time' : ''}`;
  return [{ kind: 'PAY', words, value: sumOf(found.dollars, found.currency) }];
}

function payBeside(answer: string, items: readonly string[], context: Context): Reading[] {
  return namesPay(answer) ? pay(answer, items, context) : [];
}

function payOfferedBeside(answer: string, _: readonly string[], context: Context): Reading[] {
  return namesPay(answer) ? payBy(payToday, answer, context) : [];
}

/** A company says what it pays among other things; what it raised or sold is no pay. */
function payStated(field: 'lookingFor' | 'otherDetails'): Reader {
  return (answer, _, context) => {
    const statement = payStatement({ lookingFor: '', otherDetails: '', [field]: answer });
    return statement ? payBy(payToday, statement, context) : [];
  };
}

function place(answer: string): Reading[] {
  const found = whereAndHow(answer);
  return found ? placed(found) : [];
}

function way(answer: string, _: readonly string[], { location = '' }: Context): Reading[] {
  return isUnsure(answer) ? [] : place(withTownsOf(location, answer));
}

/** Whoever does not mind has no figure to tell. */
function isTelling(answer: string): boolean {
  return !isAllTheSame(answer);
}

/** A founder's way: who would move is for the other to say. */
function arrangement(answer: string, _: readonly string[], { location = '' }: Context): Reading[] {
  const { moves, ...found } = whereAndHow(withTownsOf(location, answer)) ?? {};
  return isUnsure(answer) || Object.keys(found).length === 0 ? [] : placed(found);
}

/** Work in a part of a country is read of a way, and of no home. */
function whereAndHow(text: string): Place | undefined {
  const asWay = parsePlace(null, text);
  return asWay?.unsure && asWay.inCountry ? asWay : parsePlace(text);
}

function isUnsure(answer: string): boolean {
  const found = parsePlace(null, answer);
  return found?.unsure === true && found.mode === undefined && !found.inCountry;
}

function placed(found: Place): Reading[] {
  const { country = null, cities = [], offset = null, mode = null, moves = null } = found;
  const { maxGap = null, withinKm = null } = found;
  const { mode: _mode, inCountry: _inCountry, region: _region, ...others } = found;
  const besides = placeWords(others);
  const value = { country, cities: [...cities], offset, mode, moves, maxGap, withinKm, besides };
  return [{ kind: 'PLACE', words: placeWords(found), value }];
}

function wishes(_: string, items: readonly string[]): Reading[] {
  const { liked, disliked } = splitWishes(items);
  return [...liked.map(wish), ...disliked.map(refusal)];
}

function needs(answer: string): Reading[] {
  return needsInText(takeRefusals(answer).text).map(wish);
}

function refusals(answer: string): Reading[] {
  return takeRefusals(answer)
    .refused.filter((thing) => !isOfVisa(thing))
    .map(refusal);
}

/** Among other things a no may be of anything: "no salary yet" refuses nothing. */
function plainRefusals(answer: string): Reading[] {
  return takeRefusals(answer)
    .refused.filter((thing) => isRefusable(thing) && !isOfVisa(thing))
    .map(refusal);
}

function wish(text: string): Reading {
  return { kind: 'WISH', words: text, value: text };
}

function refusal(text: string): Reading {
  return { kind: 'REFUSAL', words: `not: ${text}`, value: text };
}

function spanOf({ low, high }: Range): { low: number; high: number } {
  return { low: Math.round(low * 100) / 100, high: Math.round(high * 100) / 100 };
}
