import { LIMITS } from '@ampersand/contract/limits';
import { MONTHS } from '../read/quantities/doubt.ts';
import { USD_PER_UNIT } from '../read/quantities/exchange.ts';
import type { Hours } from '../read/quantities/hours.ts';
import type { Pay } from '../read/quantities/pay.ts';
import type { Place } from '../read/quantities/place.ts';
import { type Range, UNBOUNDED } from '../read/quantities/range.ts';
import { WAYS } from './way-said.ts';
import * as wording from './wording.ts';

/** What is read in an answer, in the words that its writer sees beside it. */

export const NEGOTIABLE = 'negotiable';

/** "20 hours a week", "12–24 hours a week, then full time from March", "full time, flexible at the start". */
export function hoursWords(hours: Hours): string {
  const { later, when, isAllowedAtFirst } = hours;
  const at = when ? ` ${capitalised(when)}` : '';
  const now = wording.hoursWords(hours);
  if (later && isAllowedAtFirst) return `${wording.hoursWords(later)}${at}, flexible at the start`;
  if (later) return `${now}, then ${wording.hoursWords(later)}${at}`;
  return `${now}${at}${hours.flexible ? ', flexible' : ''}`;
}

/** "15%", "25–33%, negotiable". */
export function equityWords(share: Range): string {
  return `${wording.percentWords(share)}${share.flexible ? `, ${NEGOTIABLE}` : ''}`;
}

interface Sum {
  readonly low: number;
  readonly high: number;
  readonly currency: string;
}

/** Sums come from dollars rounded to one; what the writer named has seldom more than three digits. */
function threeDigits(value: number): number {
  return Number(value.toPrecision(3));
}

/** A range of US dollars a year in the currency that it was named in. */
export function sumOf({ low, high }: Range, currency: string): Sum {
  const rate = USD_PER_UNIT[currency] ?? 1;
  return {
    low: threeDigits(low / rate),
    high: high >= UNBOUNDED.pay ? LIMITS.pay : threeDigits(high / rate),
    currency,
  };
}

/** "no pay at first, then €24,000 a year", "€14,400 a year at first, then €48,000 a year", "no pay at first", "€18,000 a year", "at least €80,000 a year", "₹18–24 lakh a year, negotiable", "no pay"; by another `period`: "€1,500 a month". */
export function payWords(
  { dollars, currency, first, later, isAtFirst }: Pay,
  period = wording.BY_YEAR,
): string {
  const atFirst = first ? spellWords(first, currency, period) : 'no pay';
  if (later) return `${atFirst} at first, then ${spellWords(later, currency, period)}`;
  if (isAtFirst) return 'no pay at first';
  return dollars.high === 0 ? 'no pay' : spellWords(dollars, currency, period);
}

function spellWords(dollars: Range, currency: string, { times, every }: wording.Period): string {
  const { low, high } = sumOf(dollars, currency);
  const sum = { low: threeDigits(low / times), high: threeDigits(high / times), currency };
  return `${sumWords(sum, dollars)}${every}${dollars.flexible ? `, ${NEGOTIABLE}` : ''}`;
}

function sumWords({ low, high, currency }: Sum, dollars: Range): string {
  if (wording.isInLakh(low || high, currency)) return lakhWords({ low, high, currency }, dollars);
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  if (dollars.high >= UNBOUNDED.pay) return `at least ${money.format(low)}`;
  if (low === 0) return `up to ${money.format(high)}`;
  return low === high ? money.format(high) : money.formatRange(low, high);
}

/** "₹18 lakh", "₹18–24 lakh", "up to ₹12 lakh". */
function lakhWords({ low, high, currency }: Sum, dollars: Range): string {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: 0 });
  const [least, most] = [low, high].map((sum) => money.format(sum / wording.A_LAKH));
  if (dollars.high >= UNBOUNDED.pay) return `at least ${least} lakh`;
  if (low === 0) return `up to ${most} lakh`;
  return low === high ? `${most} lakh` : `${least}–${high / wording.A_LAKH} lakh`;
}

const MOVES = {
  YES: 'would move',
  VISITS: 'comes for visits',
  NO: 'does not move',
  MAYBE: 'may move',
} as const;
const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** "Pune, India", "remote · clocks at most 3 hours apart", "UTC+5:30". */
export function placeWords(place: Place): string {
  const { country, cities = [], offset, moves, maxGap, withinKm } = place;
  const towns = cities
    .filter((city) => city !== country?.toLowerCase())
    .map(
      (city) => (city.length === 2 ? countryNames.of(city.toUpperCase()) : undefined) ?? capitalised(city),
    );
  const [home, ...more] = towns.map((town) => town.split(', ')[0] ?? town);
  const parts = [
    [home, country && countryNames.of(country)].filter(Boolean).join(', '),
    ...more,
    !country && offset !== undefined && clockOf(offset),
    wayWords(place),
    withinKm !== undefined && `within ${withinKm} km`,
    moves && MOVES[moves],
    maxGap !== undefined && `clocks at most ${hoursApart(maxGap)} apart`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** "remote within the country", "some days together · remote within Europe". */
function wayWords({ inCountry, region, mode, unsure }: Place): string {
  if (inCountry) return unsure ? 'within a part of the country' : 'remote within the country';
  const bound = region && `remote within ${region}`;
  const way = mode && !(region && mode === 'REMOTE') ? WAYS[mode] : undefined;
  return [way, bound].filter(Boolean).join(' · ');
}

function clockOf(minutes: number): string {
  const distance = Math.abs(minutes);
  const rest = distance % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(distance / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

function hoursApart(minutes: number): string {
  return minutes === 60 ? 'one hour' : `${minutes / 60} hours`;
}

const SMALL = /^(?:from|as|of|once|when|starting|in|the|we|are|is|it|a|and|de|next|after)$/;
const MONTH = new RegExp(`^(?:${MONTHS})$`);

/** Names of places with capitals; of other words only months. */
export function capitalised(text: string): string {
  const isName = !/^(?:from|as of|once|when|starting|if|after)\b/.test(text);
  return text.replace(/[\p{L}']+/gu, (word) =>
    (isName && !SMALL.test(word)) || MONTH.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}
