import type { Side } from '@ampersand/contract/enumerations';
import type { Weights } from '../../matchings/rules/score/weights.ts';
import { namesOf, type StepTaken } from './examples.ts';
import type { Example } from './fit.ts';
import { isBetter, isWorse, judge, learn, type Verdict } from './judging.ts';

/** Before so many later examples of a side are there, a trial goes on. */
const LEAST_LATER = 1_000;
const SIDES = ['FOUNDER', 'APPLICANT'] as const satisfies readonly Side[];

export interface Known extends Example {
  readonly heldOut: boolean;
}
export type Examples = Readonly<Record<Side, readonly Known[]>>;
type Figures = Readonly<Partial<Record<Side, Verdict>>>;

/** New weights of the sides where they are better on pairs held out than those in use; undefined where they are on neither. */
export function learnAnew(examples: Examples, before: Weights): { weights?: Weights; figures: Figures } {
  const figures: Partial<Record<Side, Verdict>> = {};
  const weights: Record<Side, Record<string, number>> = {
    FOUNDER: { ...before.FOUNDER },
    APPLICANT: { ...before.APPLICANT },
  };
  for (const side of SIDES) {
    const [learned, heldOut] = [false, true].map((out) =>
      examples[side].filter((each) => each.heldOut === out),
    );
    if (!learned?.length || !heldOut?.length) continue;
    const names = namesOf(side);
    const prior = names.map((name) => before[side][name] ?? 0);
    const after = learn(learned, prior).weights;
    const verdict = judge({ learned, heldOut }, { before: prior, after });
    if (!isBetter(verdict)) continue;
    figures[side] = verdict;
    weights[side] = Object.fromEntries(names.map((name, k) => [name, after[k] ?? 0]));
  }
  return Object.keys(figures).length > 0 ? { weights, figures } : { figures };
}

/** How a version on trial stands on what came after it was made: it serves when it is plainly better, and is put away when it is worse on a side. */
export function judgeTrial(
  { all, later }: { all: Examples; later: Examples },
  { before, trial, sides }: { before: Weights; trial: Weights; sides: readonly string[] },
): { serves: boolean; isWorse: boolean; figures: Figures } {
  const figures: Partial<Record<Side, Verdict>> = {};
  for (const side of SIDES.filter((each) => sides.includes(each))) {
    if (later[side].length < LEAST_LATER) continue;
    const values = (weights: Weights) => namesOf(side).map((name) => weights[side][name] ?? 0);
    const sets = { learned: all[side], heldOut: later[side] };
    figures[side] = judge(sets, { before: values(before), after: values(trial) });
  }
  const verdicts = Object.values(figures);
  return {
    serves: verdicts.length === sides.length && verdicts.every(isBetter),
    isWorse: verdicts.some(isWorse),
    figures,
  };
}

const HELD_OUT = 5;

/** One pair of five, whoever of the two looks and whatever they do. Ids end in hexadecimal digits. */
export function isHeldOut({ actorId, subjectId }: Pick<StepTaken, 'actorId' | 'subjectId'>): boolean {
  const tail = (id: string) => Number.parseInt(id.slice(-6), 16);
  return (tail(actorId) + tail(subjectId)) % HELD_OUT === 0;
}
