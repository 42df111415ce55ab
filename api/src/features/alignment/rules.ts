import type { AlignmentAnswer, AlignmentReading } from '@ampersand/contract/alignment';
import {
  type AlignmentQuestion,
  type AlignmentQuestionId,
  type AlignmentTheme,
  type AlignmentValue,
  alignmentQuestion,
  isRange,
  questionsOf,
} from '@ampersand/contract/alignment-questions';
import { DAY_MS } from '@ampersand/contract/time';

const CLOSE = 0.25;
const APART = 0.5;
const share = (distance: number, most: number) => Math.min(1, distance / most);

/**
 * How far two answers to a question lie apart, 0 to 1; null for two different sentences, which only people can compare.
 * Places and amounts by their distance, options by steps or by being another one, orders by the share of pairs that stand the
 * other way round (Kendall's tau distance), ranges by the gap between them.
 */
export function difference(
  question: AlignmentQuestion,
  one: AlignmentValue,
  other: AlignmentValue,
): number | null {
  switch (question.kind) {
    case 'scale':
      return share(Math.abs(Number(one) - Number(other)), 4);
    case 'amount':
      return share(Math.abs(Number(one) - Number(other)), question.span);
    case 'range':
      return isRange(one) && isRange(other) ? share(gap(question, one, other), question.span) : 1;
    case 'choice':
      return choiceDifference(question, String(one), String(other));
    case 'order':
      return Array.isArray(one) && Array.isArray(other) ? turnedPairs(one, other) : 1;
    case 'sentence':
      return one === other ? 0 : null;
  }
}

type Of<Kind> = Extract<AlignmentQuestion, { kind: Kind }>;
interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is missing between two ranges; of shares, what the two need beyond the whole. */
function gap({ shares }: Of<'range'>, one: Span, other: Span): number {
  if (shares) return Math.max(0, one.from + other.from - 100);
  return Math.max(0, one.from - other.to, other.from - one.to);
}

function choiceDifference({ options, ordered, mirrored }: Of<'choice'>, one: string, other: string): number {
  const [mine = '', theirs = ''] = mirrored ?? [];
  const seen = other === mine ? theirs : other === theirs ? mine : other;
  if (!ordered) return one === (mirrored ? seen : other) ? 0 : 1;
  const place = (answer: string) => options.findIndex(({ id }) => id === answer);
  return share(Math.abs(place(one) - place(other)), options.length - 1);
}

function turnedPairs(one: readonly string[], other: readonly string[]): number {
  const places = one.map((item) => other.indexOf(item));
  const pairs = places.flatMap((place, i) => places.slice(i + 1).map((later) => [place, later] as const));
  return share(pairs.filter(([place, later]) => place > later).length, pairs.length);
}

/** How two given answers lie; what one of the two did not want shown is told in three words only. */
export function readingOf(one: AlignmentAnswer, other: AlignmentAnswer): AlignmentReading {
  const apart = difference(alignmentQuestion(one.question), one.value, other.value);
  if (apart === null) return 'WORDS';
  if (one.hidden || other.hidden) return apart <= CLOSE ? 'FITS' : apart <= APART ? 'TO_TALK' : 'FAR_APART';
  if (apart === 0) return 'SAME';
  return apart <= CLOSE ? 'CLOSE' : apart <= APART ? 'APART' : 'FAR';
}

export const isHiddenReading = (reading: AlignmentReading) =>
  reading === 'FITS' || reading === 'TO_TALK' || reading === 'FAR_APART';

const SPREAD: Record<AlignmentReading, number> = {
  SAME: 0,
  FITS: 0,
  ALONE: 0,
  CLOSE: CLOSE,
  APART: APART,
  TO_TALK: APART,
  WORDS: APART,
  FAR: 1,
  FAR_APART: 1,
};

type Weighed = Pick<AlignmentAnswer, 'importance' | 'talk'>;

/**
 * How high a question stands, 0 to 1: how far the two are apart, by how much it matters to whom it matters more. What one wants
 * to talk about counts as apart. Nothing but the reading of what was hidden goes in, so that its place tells no more.
 */
export function weightOf(reading: AlignmentReading, given: readonly Weighed[]): number {
  const importance = Math.max(0, ...given.map((each) => each.importance));
  const spread = Math.max(SPREAD[reading], given.some(({ talk }) => talk) ? APART : 0);
  return (spread * (1 + importance)) / 4;
}

/** From which weight on something is on the agenda by itself. */
const ON_AGENDA = 0.25;

/** One question of a theme that both gave, as it lies between the two. */
export interface Compared {
  readonly question: AlignmentQuestionId;
  readonly reading: AlignmentReading;
  readonly one: AlignmentAnswer | undefined;
  readonly other: AlignmentAnswer | undefined;
  /** 0 to 1. */
  readonly weight: number;
}

type Readings = Partial<Record<AlignmentQuestionId, AlignmentReading>>;

/** The questions of a theme that at least one of two has answered, the weightiest difference first. */
export function comparedOf(
  theme: AlignmentTheme,
  one: readonly AlignmentAnswer[],
  other: readonly AlignmentAnswer[],
  readings?: Readings,
): Compared[] {
  const compared = questionsOf(theme).flatMap(({ id }): Compared[] => {
    const mine = one.find(({ question }) => question === id);
    const theirs = other.find(({ question }) => question === id);
    if (!mine && !theirs) return [];
    const reading = readings?.[id] ?? (mine && theirs ? readingOf(mine, theirs) : 'ALONE');
    const given = [mine, theirs].filter((each) => each !== undefined);
    return [{ question: id, reading, one: mine, other: theirs, weight: weightOf(reading, given) }];
  });
  return compared.sort((first, second) => second.weight - first.weight);
}

/** Whether the two are to talk about it: they are apart where it matters, or one of them wants to. */
export function isPoint({ reading, weight, one, other }: Compared): boolean {
  if (one?.talk || other?.talk) return true;
  return reading !== 'WORDS' && SPREAD[reading] >= APART && weight >= ON_AGENDA;
}

/** After so long both are asked whether what they confirmed still holds. */
export const STILL_MS = 90 * DAY_MS;
