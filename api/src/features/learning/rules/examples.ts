import type { Side } from '@ampersand/contract/enumerations';
import type { Traits } from '../../matchings/rules/read/traits.ts';
import { pairOf } from '../../matchings/rules/score/pair.ts';
import { type Judgement, scoreOf } from '../../matchings/rules/score/score.ts';
import { BIAS, BUILT_IN } from '../../matchings/rules/score/weights.ts';
import type { Example } from './fit.ts';

/**
 * The steps one member takes towards another; each is asked only of those who took the one before. LOOKED: opened or invited
 * who was shown; ASKED: invited whom they opened; ANSWERED: accepted who invited them; MET: met whom they are connected with.
 */
export const STEPS = ['LOOKED', 'ASKED', 'ANSWERED', 'MET'] as const;
type Step = (typeof STEPS)[number];

/** A step, before the two members are known. */
export interface StepTaken {
  readonly step: Step;
  readonly actorId: string;
  readonly subjectId: string;
  readonly taken: boolean;
  /** Where in the list, from 1, the subject stood; null where they did not depend on a list. */
  readonly place: number | null;
}

/** Names of the weights of a side, in the order of the examples. */
export const namesOf = (side: Side): string[] => BUILT_IN[side].map(([name]) => name);

/**
 * What a pair's features say to one side, each from its mean and with the importance the actor gives it, so that a weight times it is
 * what it adds to the log-odds.
 */
export function inputsOf(actor: Traits, subject: Traits): Pick<Example, 'x' | 'offset'> {
  const { founder, applicant } = scoreOf(pairOf(actor, subject));
  const own: Judgement = actor.role === 'FOUNDER' ? founder : applicant;
  const x = own.contributions.map(({ value, weight, weighed }) =>
    value === undefined || weighed.weight === 0 ? 0 : (value - weighed.mean) * (weight / weighed.weight),
  );
  const weighed = own.contributions.reduce((sum, each, k) => sum + each.weighed.weight * (x[k] ?? 0), 0);
  return { x, offset: own.logOdds - BIAS[actor.role] - weighed };
}

/** A step of a pair as an example; whom they were shown they may not have seen. */
export function exampleOf(
  { step, taken, place }: StepTaken,
  inputs: Pick<Example, 'x' | 'offset'>,
  looking: (place: number | null) => number,
): Example {
  return { ...inputs, step: STEPS.indexOf(step), done: taken, seen: step === 'LOOKED' ? looking(place) : 1 };
}
