import {
  type AlignmentQuestion,
  type AlignmentValue,
  isRange,
} from '@ampersand/contract/alignment-questions';

import { figureOf } from './words.ts';

/** From where to where an answer reaches on the line, 0 to 1. */
type Reach = readonly [number, number];

function reachOf(question: AlignmentQuestion, value: AlignmentValue, most: number): Reach | undefined {
  if (question.kind === 'scale') return [(Number(value) - 1) / 4, (Number(value) - 1) / 4];
  if (question.kind === 'amount') return [Number(value) / most, Number(value) / most];
  if (question.kind === 'range' && isRange(value)) return [value.from / most, value.to / most];
  return undefined;
}

const figuresIn = (value: AlignmentValue): number[] =>
  isRange(value) ? [value.from, value.to] : typeof value === 'number' ? [value] : [];

interface TwoPlacesProps {
  question: AlignmentQuestion;
  mine: AlignmentValue;
  theirs: AlignmentValue;
}

/** Where two answers lie on one line: a round mark above it, a square one below. What it shows stands beside it in words. */
export function TwoPlaces({ question, mine, theirs }: TwoPlacesProps) {
  const most = 'span' in question ? Math.max(question.span, ...figuresIn(mine), ...figuresIn(theirs)) : 1;
  const [own, other] = [reachOf(question, mine, most), reachOf(question, theirs, most)];
  if (!own || !other) return null;
  return (
    <div aria-hidden="true" className="px-2">
      <svg className="h-10 w-full overflow-visible" role="presentation">
        <line x1="0%" x2="100%" y1="20" y2="20" className="stroke-edge" />
        <line x1={at(own[0])} x2={at(own[1])} y1="9" y2="9" className="stroke-primary stroke-4" />
        {own.map((place, end) => (
          <circle key={end === 0 ? 'from' : 'to'} cx={at(place)} cy="9" r="7" className="fill-primary" />
        ))}
        <line x1={at(other[0])} x2={at(other[1])} y1="31" y2="31" className="stroke-ink stroke-4" />
        {other.map((place, end) => (
          <rect
            key={end === 0 ? 'from' : 'to'}
            x={at(place)}
            y="25"
            width="12"
            height="12"
            transform="translate(-6 0)"
            className="fill-surface stroke-ink stroke-2"
          />
        ))}
      </svg>
      <div className="mt-1 flex justify-between gap-8 text-sm text-muted tabular-nums">
        <span className="max-w-[45%]">{question.kind === 'scale' ? question.ends[0] : 0}</span>
        <span className="max-w-[45%] text-end">
          {question.kind === 'scale' ? question.ends[1] : figureOf(most)}
        </span>
      </div>
    </div>
  );
}

const at = (place: number) => `${Math.round(place * 1000) / 10}%`;

/** The mark of one of the two, beside their words. */
export function Mark({ whose }: { whose: 'mine' | 'theirs' }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
      {whose === 'mine' ? (
        <circle cx="8" cy="8" r="7" className="fill-primary" />
      ) : (
        <rect x="2" y="2" width="12" height="12" className="fill-surface stroke-ink stroke-2" />
      )}
    </svg>
  );
}
