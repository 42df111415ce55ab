import type { AlignmentReading } from '@ampersand/contract/alignment';
import {
  type AlignmentQuestion,
  type AlignmentQuestionId,
  type AlignmentValue,
  alignmentQuestion,
  isRange,
} from '@ampersand/contract/alignment-questions';

export const importances = [
  { value: '0', label: 'Not at all' },
  { value: '1', label: 'A little' },
  { value: '2', label: 'A lot' },
  { value: '3', label: 'Decisive' },
] as const;

/** How much something matters, after 'for somebody'. */
export const matters = [
  'it does not matter',
  'it matters a little',
  'it matters a lot',
  'it is decisive',
] as const;

export const figureOf = (figure: number) => figure.toLocaleString('en-US');

const amount = (figure: number, unit: string) =>
  unit.startsWith('%') ? `${figureOf(figure)}${unit}` : `${figureOf(figure)} ${unit}`;

/** The five places of a scale. */
export function placeWords([left, right]: readonly [string, string], place: number): string {
  return [left, `Closer to: ${left}`, 'Between the two', `Closer to: ${right}`, right][place - 1] ?? '';
}

const labelIn = (options: readonly { id: string; label: string }[], id: unknown) =>
  options.find((option) => option.id === id)?.label ?? '';

/** An answer as a line, or as lines in their order. */
export function answerWords(question: AlignmentQuestion, value: AlignmentValue): string | string[] {
  switch (question.kind) {
    case 'scale':
      return placeWords(question.ends, Number(value));
    case 'choice':
      return labelIn(question.options, value);
    case 'order':
      return Array.isArray(value) ? value.map((id) => labelIn(question.items, id)) : [];
    case 'amount':
      return amount(Number(value), question.unit);
    case 'range':
      if (!isRange(value)) return '';
      return value.from === value.to
        ? amount(value.from, question.unit)
        : `${figureOf(value.from)} to ${amount(value.to, question.unit)}`;
    case 'sentence':
      return String(value);
  }
}

interface ReadingWords {
  readonly label: string;
  readonly tone: 'neutral' | 'primary' | 'accent' | 'ok' | 'danger';
}

const readings: Record<AlignmentReading, ReadingWords> = {
  SAME: { label: 'The same', tone: 'ok' },
  CLOSE: { label: 'Close', tone: 'ok' },
  APART: { label: 'Apart', tone: 'accent' },
  FAR: { label: 'Far apart', tone: 'danger' },
  WORDS: { label: 'Read both', tone: 'primary' },
  FITS: { label: 'Fits', tone: 'ok' },
  TO_TALK: { label: 'Talk about it', tone: 'accent' },
  FAR_APART: { label: 'Far apart', tone: 'danger' },
  ALONE: { label: 'One answer', tone: 'neutral' },
};

/** How two answers lie, in two words. Ranges that meet fit; options that are not steps are the same or another. */
export function readingWords(id: AlignmentQuestionId, reading: AlignmentReading): ReadingWords {
  const question = alignmentQuestion(id);
  if (reading === 'SAME' && question.kind === 'range') return readings.FITS;
  if (reading === 'FAR' && question.kind === 'choice' && !question.ordered)
    return { label: 'Different', tone: 'danger' };
  return readings[reading];
}

export const isHiddenReading = (reading: AlignmentReading) =>
  reading === 'FITS' || reading === 'TO_TALK' || reading === 'FAR_APART';
