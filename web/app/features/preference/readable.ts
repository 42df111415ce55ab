import type { WorkMode } from '@ampersand/contract/filters';
import { LIMITS } from '@ampersand/contract/limits';
import { type Question, textOf } from '@ampersand/contract/questions';
import type {
  AnswerCorrection,
  Leaves,
  ReadableField,
  Reading,
  Struck,
  Sum,
} from '@ampersand/contract/readings';
import { namesOf } from '@ampersand/contract/values';
import { ways } from '../../labels.ts';

/** Questions of whose answers matching reads more than their meaning. */
export type Readable = ReadableField & Question;

/** What a member can say in figures, where matching reads an answer otherwise. */
export type Measure = 'HOURS' | 'EQUITY';

const MEASURES = {
  timeCommitment: 'HOURS',
  equityExpectation: 'EQUITY',
  coFounderCommitment: 'HOURS',
  equityOffered: 'EQUITY',
} as const satisfies Partial<Record<Readable, Measure>>;
type Measured = keyof typeof MEASURES;

const READABLE: Record<Readable, true> = {
  joinMotivation: true,
  ideaPreferences: true,
  timeCommitment: true,
  equityExpectation: true,
  workingStyle: true,
  coFounderCommitment: true,
  equityOffered: true,
  workingArrangement: true,
};

export function isReadable(question: string): question is Readable {
  return question in READABLE;
}

const isMeasured = (question: Readable): question is Measured => question in MEASURES;

export function measureOf(question: Readable): Measure | undefined {
  return isMeasured(question) ? MEASURES[question] : undefined;
}

/** Hours a week, or per cent. */
export interface Range {
  low: number;
  high: number;
}

/** Figures, and the answer that they belong to: they count as long as that stays. */
interface Figures extends Range {
  of: string;
}

/** By question, as they are stored. */
export type Corrections = Partial<Record<Measured, Figures | undefined>> & {
  corrections?: Partial<Record<Readable, AnswerCorrection | undefined>> | undefined;
};

/** What a member says of how one answer is read. */
export interface Correction {
  /** In place of the hours or the share that were read. */
  range?: Range | undefined;
  /** In place of the way of working that was read. */
  mode?: WorkMode | undefined;
  /** In place of the pay that was read. */
  pay?: Sum | undefined;
  struck: readonly Struck[];
}

/** What is said of an answer as it stands. */
export function correctionOf(all: Corrections, question: Readable, text: string): Correction {
  const figures = isMeasured(question) ? all[question] : undefined;
  const other = all.corrections?.[question];
  return {
    range: figures?.of === text ? figures : undefined,
    ...(other?.of === text ? { mode: other.mode, pay: other.pay, struck: other.struck } : { struck: [] }),
  };
}

/** All corrections with what is now said of one answer. */
export function withCorrection(
  all: Corrections,
  question: Readable,
  text: string,
  { range, mode, pay, struck }: Correction,
): Corrections {
  const { corrections: { [question]: _former, ...others } = {}, ...figures } = all;
  const isSaid = mode || pay || struck.length > 0;
  const own = { of: text, struck: [...struck], ...(mode && { mode }), ...(pay && { pay }) };
  return {
    ...withFigures(figures, question, range && { of: text, low: range.low, high: range.high }),
    ...joined(isSaid ? { ...others, [question]: own } : others),
  };
}

type AllFigures = Omit<Corrections, 'corrections'>;

function withFigures(all: AllFigures, question: Readable, figures: Figures | undefined): AllFigures {
  if (!isMeasured(question)) return all;
  const { [question]: _former, ...others } = all;
  return figures ? { ...others, [question]: figures } : others;
}

const joined = (corrections: NonNullable<Corrections['corrections']>): Pick<Corrections, 'corrections'> =>
  Object.keys(corrections).length > 0 ? { corrections } : {};

/** The preference without corrections of what is no longer answered so. */
export function withStanding<Body extends { readings?: Corrections | undefined }>(body: Body) {
  const answers = new Map<string, unknown>(Object.entries(body));
  const all = body.readings ?? {};
  let readings: Corrections = {};
  for (const question of namesOf(READABLE)) {
    const answer = answers.get(question);
    if (typeof answer !== 'string' && !Array.isArray(answer)) continue;
    const text = textOf(answer);
    readings = withCorrection(readings, question, text, correctionOf(all, question, text));
  }
  return { ...body, readings };
}

/** By what a reading is struck out. */
export function struckBy({ kind, value }: Reading): Struck {
  return kind === 'REFUSAL' || kind === 'WISH' ? { kind, value } : { kind };
}

export const isSame = (one: Struck, other: Struck) => one.kind === other.kind && one.value === other.value;

/** The most there can be; a range that ends there names no end. */
export const MOST: Record<Measure | 'PAY', number> = {
  HOURS: LIMITS.hoursAWeek,
  EQUITY: LIMITS.percent,
  PAY: LIMITS.pay,
};

const units: Record<Measure, (figures: string) => string> = {
  HOURS: (figures) => (figures === '1' ? '1 hour a week' : `${figures} hours a week`),
  EQUITY: (figures) => `${figures}%`,
};

/** "10–15 hours a week", "at least 30 hours a week", "20%". */
export function wordsOf(measure: Measure, { low, high }: Range): string {
  const unit = units[measure];
  if (low === high) return unit(String(low));
  return high >= MOST[measure] ? `at least ${unit(String(low))}` : unit(`${low}–${high}`);
}

/** "€18,000 – €24,000 a year", "at least €80,000 a year", "no pay". */
export function payWords({ low, high, currency }: Sum): string {
  if (high === 0) return 'no pay';
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  if (high >= MOST.PAY) return `at least ${money.format(low)} a year`;
  return `${low === high ? money.format(high) : money.formatRange(low, high)} a year`;
}

/** "Nairobi, Kenya · remote": a place with the way of working that its writer chose. */
export function wayWords(besides: string | undefined, mode: WorkMode): string {
  return [besides, ways[mode].toLowerCase()].filter(Boolean).join(' · ');
}

/** "3 of 42 people say something that fits". */
export function leavesWords(leaves: Leaves | null | undefined): string | undefined {
  if (!leaves || leaves.of === 0) return undefined;
  const { people, of } = leaves;
  const says = people === 1 || of === 1 ? 'says' : 'say';
  return `${people} of ${of === 1 ? '1 person' : `${of} people`} ${says} something that fits`;
}
