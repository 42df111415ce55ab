import type { Reading, Struck } from '@ampersand/contract/readings';
import {
  type Correction,
  isSame,
  type Measure,
  measureOf,
  payWords,
  type Range,
  type Readable,
  struckBy,
  wayWords,
  wordsOf,
} from './readable.ts';

/** A reading of an answer as its writer sees it, with what they said of it. */
export interface Chip {
  words: string;
  /** What it is struck out by. */
  by: Struck;
  isStruck: boolean;
  /** They put something else in its place. */
  isCorrected: boolean;
  /** False where nothing was read and they said it all the same. */
  isRead: boolean;
  /** Of hours, shares and pay: what counts now. */
  range?: Range | undefined;
  /** Of pay: what it was read in. */
  currency?: string | undefined;
}

/** Kinds of which something else can be said in place of what was read. */
export type Sayable = Measure | 'PAY' | 'PLACE';

/** What an answer should name: it is asked for where it was not read. */
export function askedOf(question: Readable): Measure | 'PLACE' | undefined {
  return question === 'workingArrangement' ? 'PLACE' : measureOf(question);
}

/** The readings of an answer, and what its writer said where nothing was read, in the order of the kinds. */
export function chipsOf(question: Readable, readings: readonly Reading[], said: Correction): Chip[] {
  const chips = readings.map((reading) => chipOf(reading, said));
  const asked = askedOf(question);
  const isMissing = asked && !chips.some(({ by }) => by.kind === asked);
  const own = isMissing && ownWords(asked, said);
  if (!own) return chips;
  const by = { kind: asked };
  return [{ words: own, by, isStruck: false, isCorrected: true, isRead: false, range: said.range }, ...chips];
}

function chipOf(reading: Reading, said: Correction): Chip {
  const by = struckBy(reading);
  const besides = reading.kind === 'PLACE' ? reading.value.besides : undefined;
  const own = ownWords(reading.kind, said, besides, startOf(reading));
  return {
    words: own ?? reading.words,
    by,
    isStruck: !own && said.struck.some((one) => isSame(one, by)),
    isCorrected: own !== undefined,
    isRead: true,
    range: rangeOf(reading, said),
    currency: reading.kind === 'PAY' ? reading.value?.currency : undefined,
  };
}

function rangeOf(reading: Reading, { range, pay }: Correction): Range | undefined {
  if (reading.kind === 'PAY') return pay ?? reading.value ?? undefined;
  const isMeasured = reading.kind === 'HOURS' || reading.kind === 'EQUITY';
  return isMeasured ? (range ?? reading.value ?? undefined) : undefined;
}

/** When hours begin: figures put in their place begin then too. */
const startOf = (reading: Reading) =>
  reading.kind === 'HOURS' && !reading.value.later ? reading.value.when : null;

/** "10–15 hours a week from March, as you said"; undefined where nothing is said in place of a kind. */
function ownWords(
  kind: Reading['kind'],
  { range, mode, pay }: Correction,
  besides?: string,
  start?: string | null,
): string | undefined {
  if (range && (kind === 'HOURS' || kind === 'EQUITY'))
    return `${wordsOf(kind, range)}${start ? ` ${start}` : ''}, as you said`;
  if (pay && kind === 'PAY') return `${payWords(pay)}, as you said`;
  if (mode && kind === 'PLACE') return `${wayWords(besides, mode)}, as you said`;
  return undefined;
}
