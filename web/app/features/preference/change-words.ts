import { numberWord } from '@ampersand/contract/number-words';
import type { MatchChange } from '@ampersand/contract/preference';

type Change = NonNullable<MatchChange>;

/** "One person", "Three people", "23 people". */
export function people(count: number): string {
  const number = numberWord(count);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${count === 1 ? 'person' : 'people'}`;
}

/** How long the list is now, and by how much that differs. */
export function totalWords({ totalBefore, totalNow }: Pick<Change, 'totalBefore' | 'totalNow'>): string {
  const difference = totalNow - totalBefore;
  const long = totalNow === 1 ? '1 person' : `${totalNow} people`;
  if (difference === 0 || totalBefore === 0) return `Your list has ${long}.`;
  return `Your list has ${long}, ${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than before.`;
}

interface Reason {
  question: string;
  /** The sentence around the question. */
  before: string;
  after: string;
}

/** Whom must-haves leave out now, and which of them do not for want of people. */
export function reasonsFor({ leftOut, relaxed }: Pick<Change, 'leftOut' | 'relaxed'>): Reason[] {
  return [
    ...leftOut.map(({ question, people: count }) => ({
      question,
      before: `${people(count)} ${count === 1 ? 'is' : 'are'} left out because of`,
      after: '.',
    })),
    ...relaxed.map((question) => ({
      question,
      before: 'Too few people meet your must-have',
      after: ', so it counts as important and leaves nobody out.',
    })),
  ];
}

const LONGEST = 60;

/** A question as a sentence names it. */
export interface Named {
  label: string;
  /** What was answered, on one line; empty where that is too long for a sentence. */
  answer: string;
}

export function namedBy(label: string, answer: string): Named {
  const text = answer.replaceAll('\n', ', ');
  return { label, answer: text.length <= LONGEST ? text : '' };
}
