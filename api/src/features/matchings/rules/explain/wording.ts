import type { FundingStage, Side } from '@ampersand/contract/enumerations';
import type { Question } from '@ampersand/contract/questions';
import { remembered } from '../memory/remembered.ts';
import { USD_PER_UNIT } from '../read/quantities/exchange.ts';
import { withoutAccents } from '../read/quantities/plain.ts';
import { type Range, UNBOUNDED } from '../read/quantities/range.ts';
import { clip } from './excerpt.ts';

/** Words for the two people of a pair as one of them reads them; verbs stay as they are after each. */
export interface Voice {
  /** "You" or "They". */
  readonly Subject: string;
  readonly subject: string;
  /** "Your" or "Their". */
  readonly Possessive: string;
  readonly possessive: string;
}

export const YOU: Voice = { Subject: 'You', subject: 'you', Possessive: 'Your', possessive: 'your' };
export const THEY: Voice = { Subject: 'They', subject: 'they', Possessive: 'Their', possessive: 'their' };

/** "a", "a and b", "a, b and c"; or "a, b or c". */
export function listed(items: readonly string[], joint = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

/** A figure from 0 to 100 with its article: "a 79%", "an 87%". */
export function withArticle(figure: string): string {
  return `${/^(8|(11|18)(?!\d))/.test(figure) ? 'an' : 'a'} ${figure}`;
}

export const NO_EQUITY = 'no equity';

/** Per cent: "15%", "0.75–1.25%", "up to 5%", "at least 10%", "no equity". */
export function percentWords({ low, high }: Range): string {
  const [least, most] = [low, high].map((value) => String(Math.round(value * 100) / 100));
  if (high === 0) return NO_EQUITY;
  if (high >= UNBOUNDED.equity) return `at least ${least}%`;
  if (low === high) return `${most}%`;
  return low === 0 ? `up to ${most}%` : `${least}–${most}%`;
}

/** Hours a week: "full time", "30 hours a week or more", "up to 32 hours a week", "8–10 hours a week". */
export function hoursWords({ low, high }: Range): string {
  if (low >= 35 && high <= 50 && high > low) return 'full time';
  if (high >= UNBOUNDED.hours) return `${number(low)} hours a week or more`;
  if (low === 0 && high > 0) return `up to ${number(high)} hours a week`;
  if (high === 50 && low < 35) return `${number(low)} hours a week up to full time`;
  if (low === high) return high === 1 ? 'one hour a week' : `${number(high)} hours a week`;
  return `${number(low)}–${number(high)} hours a week`;
}

/** "720", "1.4k", "17k", "4.2m". */
function sumWords(sum: number): string {
  if (sum < 995) return String(Math.round(sum / 10) * 10);
  const [part, unit] = sum < 999_500 ? [sum / 1000, 'k'] : [sum / 1_000_000, 'm'];
  return `${part < 9.95 ? part.toFixed(1).replace(/\.0$/, '') : Math.round(part)}${unit}`;
}

/** Currencies whose sums are told in lakh: a hundred thousand. */
const IN_LAKH: ReadonlySet<string> = new Set(['INR', 'PKR', 'BDT', 'NPR']);
export const A_LAKH = 100_000;

/** Whether a sum is told in lakh, where its currency is. */
export const isInLakh = (sum: number, currency: string): boolean => IN_LAKH.has(currency) && sum >= A_LAKH;

/** "2.6 lakh", "91 lakh"; a sum below a lakh as any other. */
function lakhWords(sum: number): string {
  const lakhs = sum / A_LAKH;
  return `${lakhs < 9.95 ? lakhs.toFixed(1).replace(/\.0$/, '') : Math.round(lakhs)} lakh`;
}

/** The sign of a currency as readings have it, a code with its blank: "€", "CA$", "SEK ". */
const signOf = remembered((currency): string => {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return /\p{L}$/u.test(sign) ? `${sign} ` : sign;
});

/** By what time a pay is told: how often it is paid in a year, and words for that behind a sum. */
export interface Period {
  readonly times: number;
  readonly every: string;
}
export const BY_YEAR: Period = { times: 1, every: ' a year' };
export const BY_MONTH: Period = { times: 12, every: ' a month' };

/** US dollars a year, in another currency: "about US$17k a year", "at least about €80k a year", "about A$1.4k a month", "about SEK 52k a month", "no pay". */
export function payWords({ low, high }: Range, { times, every } = BY_YEAR, currency = 'USD'): string {
  if (high === 0) return 'no pay';
  const sign = signOf(currency);
  const each = (USD_PER_UNIT[currency] ?? 1) * times;
  const inWords = isInLakh((low || high) / each, currency) ? lakhWords : sumWords;
  const [least, most] = [low, high].map((dollars) => inWords(dollars / each));
  if (high >= UNBOUNDED.pay) return `at least about ${sign}${least}${every}`;
  if (low === 0) return `up to about ${sign}${most}${every}`;
  return least === most
    ? `about ${sign}${most}${every}`
    : `about ${sign}${least?.at(-1) === most?.at(-1) ? least?.replace(/[km]$| lakh$/, '') : least}–${most}${every}`;
}

/** Minutes between two clocks: "in the same time zone", "2.5 hours apart". */
export function clockWords(minutes: number): string {
  if (minutes < 15) return 'in the same time zone';
  if (minutes < 60) return `${minutes} minutes apart`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest % 30 > 0) return `${hours === 1 ? 'one hour' : `${hours} hours`} and ${rest} minutes apart`;
  return minutes === 60 ? 'one hour apart' : `${number(minutes / 60)} hours apart`;
}

const STAGES: Record<FundingStage, string> = {
  PRE_SEED: 'at pre-seed',
  SEED: 'at seed stage',
  SERIES_A: 'at Series A',
  SERIES_B: 'at Series B',
  SERIES_C: 'at Series C',
  BOOTSTRAPPED: 'bootstrapped',
  REVENUE_GENERATING: 'earning revenue',
};

export function stageWords(stage: FundingStage): string {
  return STAGES[stage];
}

const LONGEST_PLACE = 40;

/**
 * The name of a place as written: of "Remote / Pune, India (GMT+5:30)" it is "Pune" where the city is `pune`, else the first name. A town
 * that a better known one shares its name with keeps what it stands in: "Dublin, OH" where the city is `dublin, ohio`.
 */
export function placeName(location: string, city?: string): string {
  const names = location.split(/[,;(/|·]|\s(?:or|and|und|oder|ou|y)\s/).map((name) => name.trim());
  const [town, region] = city?.split(', ') ?? [];
  const at = names.findIndex((name) => town !== undefined && withoutAccents(name.toLowerCase()) === town);
  const named = region === undefined ? names[at] : names.slice(at, at + 2).join(', ');
  return clip((at >= 0 && named) || names[0] || location, LONGEST_PLACE);
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const PREFERENCES: Readonly<Record<Question, string>> = {
  startupIdea: 'your idea',
  skillsOffered: 'what you offer',
  skillsNeeded: 'the skills you need',
  equityOffered: 'equity',
  coFounderCommitment: 'time',
  workingArrangement: 'working arrangement',
  decisionMakingStyle: 'how you decide',
  startupPace: 'pace',
  fundraisingApproach: 'fundraising and risk',
  coreValues: 'values',
  founderConcerns: 'your concerns',
  joinMotivation: 'motivation',
  applicantSkills: 'the skills you want to use',
  ideaPreferences: 'ideas',
  timeCommitment: 'time',
  riskAppetite: 'risk',
  equityExpectation: 'equity',
  priorStartupExp: 'how far the company has come',
  workingStyle: 'working style',
  conflictHandling: 'handling conflict',
  applicantGoals: 'your goals',
};

/** What a question is about, as its writer reads it. */
export function subjectOf(question: Question): string {
  return PREFERENCES[question];
}

/** Says that a must-have was relaxed, and how it counts now. */
export function relaxedWords(preference: Question, role: Side): string {
  const people = role === 'FOUNDER' ? 'people' : 'founders';
  return `Too few ${people} meet your must-have on ${PREFERENCES[preference]}, so it counts as important here.`;
}

/** With a capital, as a sentence begins. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
