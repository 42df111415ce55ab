import { textOf } from '@ampersand/contract/questions';
import type { AnswerCorrection, Struck } from '@ampersand/contract/readings';
import { beginningOf } from './quantities/beginning.ts';
import { USD_PER_UNIT } from './quantities/exchange.ts';
import type { Place } from './quantities/place.ts';
import { type Range, range, UNBOUNDED } from './quantities/range.ts';

/** Answers, and what their writer said of how some of them are read. */
type Corrected<Question extends string> = {
  readonly [Name in Question]: string | readonly string[] | null;
} & {
  readonly readings?:
    | { readonly corrections?: Partial<Record<Question, AnswerCorrection | undefined>> | undefined }
    | undefined;
};

type Correction = AnswerCorrection | undefined;

/** What the writer of an answer said of how it is read; undefined where nothing, or where they said it of another answer. */
export function correctionOf<Question extends string>(
  preference: Corrected<Question> | null | undefined,
  question: Question,
): Correction {
  const correction = preference?.readings?.corrections?.[question];
  return correction?.of === textOf(preference?.[question] ?? '') ? correction : undefined;
}

function isStruck(correction: Correction, kind: Struck['kind'], value?: string): boolean {
  return correction?.struck.some((one) => one.kind === kind && one.value === value) ?? false;
}

/** An answer as far as one kind of thing is read of it: undefined where there is none, or where its writer struck that. */
export function answerFor<Question extends string>(
  preference: Corrected<Question> | null | undefined,
  question: Question,
  kind: 'HOURS' | 'EQUITY' | 'PAY' | 'PLACE',
): string | undefined {
  const answer = textOf(preference?.[question] ?? '');
  return answer && !isStruck(correctionOf(preference, question), kind) ? beginningOf(answer) : undefined;
}

/** Refusals or wishes that were read of an answer, without those that its writer struck. */
export function unstruck(
  read: readonly string[],
  kind: 'REFUSAL' | 'WISH',
  correction: Correction,
): readonly string[] {
  return read.filter((value) => !isStruck(correction, kind, value));
}

/** The pay that a writer put in place of what is read, in US dollars a year. */
export function payOf(correction: Correction): Range | undefined {
  const { low = 0, high = 0, currency = '' } = correction?.pay ?? {};
  const rate = USD_PER_UNIT[currency];
  return rate === undefined
    ? undefined
    : range(Math.round(low * rate), Math.min(UNBOUNDED.pay, Math.round(high * rate)));
}

/** A place with the way of working that its owner chose: remote work is then bound to no country or region, and nothing is left unsure. */
export function withWay(place: Place | undefined, way: Place['mode']): Place | undefined {
  if (!way) return place;
  const { inCountry: _inCountry, region: _region, unsure: _unsure, ...others } = place ?? {};
  return { ...others, mode: way };
}
