import type { Importance, Side } from '@ampersand/contract/enumerations';
import type { ApplicantQuestion, FounderQuestion, Question } from '@ampersand/contract/questions';
import type { Quantities, Traits } from '../read/traits.ts';
import type { Feature } from './features.ts';
import * as features from './features.ts';
import type { Pair } from './pair.ts';
import { isByClocksAlone } from './place-fit.ts';

/** What one side's judgement of the other is made of. */
export interface Weighed<Name extends Question = Question> {
  readonly feature: Feature;
  /** Before importance: log-odds of a like between -1 and 1 differ by twice this. */
  readonly weight: number;
  /** Mean of the feature over pairs in which both have said: what somebody who has not said counts as. */
  readonly mean: number;
  /** The preference whose importance mark counts, if the side can mark it. */
  readonly preference?: Name;
  /** At least this much makes a must-have met. Absent: a must-have leaves out nobody, and counts as important. */
  readonly must?: number;
  /** Whether a pair is neither, however little it has. */
  readonly isOpen?: (pair: Pair) => boolean;
  /** Whether what the side has answered speaks of this, where the question is of more than one thing; absent: it does. */
  readonly isSpokenOf?: (own: Quantities) => boolean;
}

/** Whether nothing but clocks that somebody has set no limit to keeps two apart: no way of working is missed. */
const byClocksAlone =
  (side: Side) =>
  ({ founder, applicant }: Pair): boolean => {
    const [home, other] = [founder.quantities.place, applicant.quantities.place];
    return !!home && !!other && isByClocksAlone(home, other, side);
  };

/**
 * How a founder looks at an applicant. What the texts say in their own words weighs most, the same words less: whoever
 * copies words would win otherwise. Sizes are fitted to the pairs of the open readers of `npm run bench:matching` (softmax
 * over each list, L2 towards what lists read by people had set before), means are those of all pairs there.
 */
export const FOUNDER_WEIGHTS = {
  needs: { feature: features.needs, weight: 0.42, mean: -0.73 },
  brief: { feature: features.brief, weight: 1.3, mean: 0, preference: 'skillsNeeded', must: -0.2 },
  whole: { feature: features.whole, weight: 0.5, mean: 0 },
  hours: {
    feature: features.hoursGiven,
    weight: 0.3,
    mean: 0.55,
    preference: 'coFounderCommitment',
    must: 0.4,
  },
  equity: { feature: features.equity, weight: 0.32, mean: 0.64, preference: 'equityOffered', must: 0.4 },
  place: {
    feature: features.placeForFounder,
    weight: 0.66,
    mean: -0.34,
    preference: 'workingArrangement',
    must: 0,
    isOpen: byClocksAlone('FOUNDER'),
  },
  pay: { feature: features.pay, weight: 0.22, mean: 0.25 },
  complement: {
    feature: features.complement,
    weight: 0.67,
    mean: 0.14,
    preference: 'skillsOffered',
    must: -0.3,
  },
  // Nobody of the labelled pairs refuses people: as much as a refused field counts for an applicant.
  unwanted: { feature: features.unwanted, weight: 0.8, mean: 0 },
  experience: { feature: features.experience, weight: 0.1, mean: 0.63 },
  // What is written of money is not read: it leaves out nobody.
  risk: { feature: features.risk, weight: 0.2, mean: 0.46, preference: 'fundraisingApproach' },
  pace: { feature: features.pace, weight: 0.16, mean: 0, preference: 'startupPace', must: 0 },
  motive: { feature: features.motive, weight: 0.1, mean: -0.23, preference: 'startupIdea' },
  values: { feature: features.values, weight: 0.05, mean: -0.27, preference: 'coreValues' },
  style: {
    feature: features.style,
    weight: 0.06,
    mean: -0.18,
    preference: 'decisionMakingStyle',
  },
  conflict: {
    feature: features.conflict,
    weight: 0.06,
    mean: -0.13,
    preference: 'founderConcerns',
  },
  completeness: { feature: features.applicantCompleteness, weight: 0.02, mean: 0.36 },
} as const satisfies Record<string, Weighed<FounderQuestion>>;

/** Somebody's working style may be all of plans and quiet mornings: a mark on it is then none on where they work. */
const namesAWay = ({ place }: Quantities): boolean =>
  [place?.mode, place?.moves, place?.maxGap, place?.unsure].some((said) => said !== undefined);

/** How an applicant looks at a founder: the idea and the person first, then the terms. */
export const APPLICANT_WEIGHTS = {
  idea: { feature: features.idea, weight: 0.37, mean: -0.42 },
  avoid: { feature: features.avoid, weight: 0.8, mean: 0, preference: 'ideaPreferences', must: -0.5 },
  wish: { feature: features.wish, weight: 1.1, mean: 0, preference: 'ideaPreferences', must: -0.3 },
  wanted: { feature: features.wanted, weight: 0.34, mean: -0.68 },
  whole: { feature: features.whole, weight: 0.5, mean: 0 },
  equity: { feature: features.equity, weight: 0.32, mean: 0.64, preference: 'equityExpectation', must: 0.4 },
  hours: { feature: features.hoursAsked, weight: 0.3, mean: 0.36, preference: 'timeCommitment', must: 0.35 },
  pay: { feature: features.pay, weight: 0.33, mean: 0.25 },
  place: {
    feature: features.placeForApplicant,
    weight: 0.66,
    mean: -0.32,
    preference: 'workingStyle',
    must: 0,
    isOpen: byClocksAlone('APPLICANT'),
    isSpokenOf: namesAWay,
  },
  risk: { feature: features.risk, weight: 0.25, mean: 0.46, preference: 'riskAppetite', must: 0 },
  pace: { feature: features.pace, weight: 0.16, mean: 0, preference: 'workingStyle', must: 0 },
  motive: { feature: features.motive, weight: 0.1, mean: -0.23, preference: 'joinMotivation' },
  learn: { feature: features.learn, weight: 0.13, mean: 0, preference: 'applicantGoals' },
  // What they have been part of asks nothing of a company.
  traction: { feature: features.traction, weight: 0.2, mean: 0, preference: 'priorStartupExp' },
  values: { feature: features.values, weight: 0.05, mean: -0.27 },
  style: { feature: features.style, weight: 0.06, mean: -0.18, preference: 'workingStyle' },
  conflict: {
    feature: features.conflict,
    weight: 0.06,
    mean: -0.13,
    preference: 'conflictHandling',
  },
  completeness: { feature: features.founderCompleteness, weight: 0.1, mean: 0.59 },
} as const satisfies Record<string, Weighed<ApplicantQuestion>>;

export type FounderFeature = keyof typeof FOUNDER_WEIGHTS;
export type ApplicantFeature = keyof typeof APPLICANT_WEIGHTS;

/** Log-odds of a like when every feature is 0. */
export const BIAS = { FOUNDER: -2.6, APPLICANT: -2.6 } as const;

const FACTOR = { MUST_HAVE: 1.5, IMPORTANT: 1.3, NICE: 1, INDIFFERENT: 0 } as const;

/** How somebody has marked what is weighed; no mark counts as nice. */
export function markOf(
  { preference, must, isSpokenOf }: Weighed,
  { importance, quantities }: Traits,
): Importance {
  if (!preference || isSpokenOf?.(quantities) === false) return 'NICE';
  const mark = importance[preference] ?? 'NICE';
  return mark === 'MUST_HAVE' && must === undefined ? 'IMPORTANT' : mark;
}

/** What an importance mark does to a weight: important adds a third, indifferent removes it. */
export function importanceFactor(weighed: Weighed, who: Traits): number {
  return FACTOR[markOf(weighed, who)];
}

/** Sizes of weights by the names of the tables above: all that one version of the engine differs in from another. */
export interface Weights {
  readonly FOUNDER: Readonly<Record<string, number>>;
  readonly APPLICANT: Readonly<Record<string, number>>;
}

/** What pairs are judged with. */
export interface Tables {
  readonly FOUNDER: readonly (readonly [string, Weighed])[];
  readonly APPLICANT: readonly (readonly [string, Weighed])[];
}

/** The tables of this file. */
export const BUILT_IN: Tables = {
  FOUNDER: Object.entries(FOUNDER_WEIGHTS),
  APPLICANT: Object.entries(APPLICANT_WEIGHTS),
};

/** The tables of this file with other weights; what `weights` does not name, or nothing at all, stays as it is. */
export function tablesOf(weights: Weights | undefined): Tables {
  if (!weights) return BUILT_IN;
  const side = (role: keyof Tables) =>
    BUILT_IN[role].map(
      ([name, weighed]) => [name, { ...weighed, weight: weights[role][name] ?? weighed.weight }] as const,
    );
  return { FOUNDER: side('FOUNDER'), APPLICANT: side('APPLICANT') };
}

/** The weights of `tables`, by name. */
export function weightsOf(tables: Tables): Weights {
  const side = (role: keyof Tables) =>
    Object.fromEntries(tables[role].map(([name, { weight }]) => [name, weight]));
  return { FOUNDER: side('FOUNDER'), APPLICANT: side('APPLICANT') };
}
