import type { Question } from '@ampersand/contract/questions';
import type { ReadableField } from '@ampersand/contract/readings';

/** Questions of whose answers matching reads more than their meaning. */
export type Readable = ReadableField & Question;

/** What a member can say in figures, where matching reads an answer otherwise. */
export type Measure = 'HOURS' | 'EQUITY';

const READABLE: Record<Readable, Measure | null> = {
  joinMotivation: null,
  ideaPreferences: null,
  timeCommitment: 'HOURS',
  equityExpectation: 'EQUITY',
  workingStyle: null,
  coFounderCommitment: 'HOURS',
  equityOffered: 'EQUITY',
  workingArrangement: null,
};

export function isReadable(question: string): question is Readable {
  return question in READABLE;
}

export const measureOf = (question: Readable): Measure | null => READABLE[question];

/** Hours a week, or per cent. */
export interface Range {
  low: number;
  high: number;
}

/** Figures, and the answer that they belong to: they count as long as that stays. */
interface Correction extends Range {
  of: string;
}

/** By question. */
export type Corrections = Partial<Record<string, Correction>>;

/** An answer as it is saved: what a correction is of. */
export const textOf = (answer: string | readonly string[]): string => [answer].flat().join('\n').trim();

/** The preference without corrections of what is no longer answered. */
export function withStanding<Body extends { readings?: Corrections | undefined }>(body: Body) {
  const answers = new Map<string, unknown>(Object.entries(body));
  const readings: Record<string, Correction> = {};
  for (const [question, correction] of Object.entries(body.readings ?? {})) {
    const answer = answers.get(question);
    if (typeof answer === 'string' && correction?.of === textOf(answer)) readings[question] = correction;
  }
  return { ...body, readings };
}

const units: Record<Measure, (figures: string) => string> = {
  HOURS: (figures) => (figures === '1' ? '1 hour a week' : `${figures} hours a week`),
  EQUITY: (figures) => `${figures}%`,
};

/** "10–15 hours a week", "20%". */
export function wordsOf(measure: Measure, { low, high }: Range): string {
  return units[measure](low === high ? String(low) : `${low}–${high}`);
}
