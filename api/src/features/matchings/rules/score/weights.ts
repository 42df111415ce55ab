import type { ApplicantQuestion, FounderQuestion, Question } from '@ampersand/contract/questions';
import type { Marks } from '../read/person.ts';
import type { Feature } from './features.ts';
import * as features from './features.ts';

/** What one side's judgement of the other is made of. */
export interface Weighed<Name extends Question = Question> {
  readonly feature: Feature;
  /** Before importance: log-odds of a like between -1 and 1 differ by twice this. */
  readonly weight: number;
  /** The preference whose importance mark counts, if the side can mark it. */
  readonly preference?: Name;
  /** At least this much makes a must-have met. */
  readonly must?: number;
}

/**
 * How a founder looks at an applicant. Founders weigh skills and resources first; the order of the weights
 * follows what members of a large peer say matters (skills, hours, equity, place), their sizes were set by
 * reading lists. Learned weights replace them once enough answers are there.
 */
export const FOUNDER_WEIGHTS = {
  needs: { feature: features.needs, weight: 0.9, preference: 'skillsNeeded', must: 0 },
  brief: { feature: features.brief, weight: 0.36 },
  whole: { feature: features.whole, weight: 0.27 },
  hours: { feature: features.hoursGiven, weight: 0.36, preference: 'coFounderCommitment', must: 0.4 },
  equity: { feature: features.equity, weight: 0.32, preference: 'equityOffered', must: 0.4 },
  place: { feature: features.placeForFounder, weight: 0.36, preference: 'workingArrangement', must: 0 },
  pay: { feature: features.pay, weight: 0.18 },
  complement: { feature: features.complement, weight: 0.32, preference: 'skillsOffered', must: -0.3 },
  experience: { feature: features.experience, weight: 0.14 },
  risk: { feature: features.risk, weight: 0.14, preference: 'fundraisingApproach', must: 0 },
  pace: { feature: features.pace, weight: 0.16, preference: 'startupPace', must: 0 },
  motive: { feature: features.motive, weight: 0.16, preference: 'startupIdea', must: -0.4 },
  values: { feature: features.values, weight: 0.09, preference: 'coreValues', must: -0.6 },
  style: { feature: features.style, weight: 0.07, preference: 'decisionMakingStyle', must: -0.6 },
  conflict: { feature: features.conflict, weight: 0.05, preference: 'founderConcerns', must: -0.8 },
  completeness: { feature: features.applicantCompleteness, weight: 0.18 },
} as const satisfies Record<string, Weighed<FounderQuestion>>;

/** How an applicant looks at a founder: the idea and the person first, then the terms. */
export const APPLICANT_WEIGHTS = {
  idea: { feature: features.idea, weight: 0.68, preference: 'ideaPreferences', must: -0.2 },
  avoid: { feature: features.avoid, weight: 0.68, preference: 'ideaPreferences', must: -0.5 },
  wanted: { feature: features.wanted, weight: 0.5, preference: 'applicantSkills', must: 0 },
  whole: { feature: features.whole, weight: 0.27 },
  equity: { feature: features.equity, weight: 0.32, preference: 'equityExpectation', must: 0.4 },
  hours: { feature: features.hoursAsked, weight: 0.32, preference: 'timeCommitment', must: 0.4 },
  pay: { feature: features.pay, weight: 0.27 },
  place: { feature: features.placeForApplicant, weight: 0.36 },
  risk: { feature: features.risk, weight: 0.18, preference: 'riskAppetite', must: 0 },
  pace: { feature: features.pace, weight: 0.16, preference: 'workingStyle', must: 0 },
  motive: { feature: features.motive, weight: 0.16, preference: 'joinMotivation', must: -0.4 },
  learn: { feature: features.learn, weight: 0.14, preference: 'applicantGoals', must: -0.2 },
  traction: { feature: features.traction, weight: 0.11, preference: 'priorStartupExp', must: -0.3 },
  values: { feature: features.values, weight: 0.09 },
  style: { feature: features.style, weight: 0.07, preference: 'workingStyle', must: -0.6 },
  conflict: { feature: features.conflict, weight: 0.05, preference: 'conflictHandling', must: -0.8 },
  completeness: { feature: features.founderCompleteness, weight: 0.18 },
} as const satisfies Record<string, Weighed<ApplicantQuestion>>;

export type FounderFeature = keyof typeof FOUNDER_WEIGHTS;
export type ApplicantFeature = keyof typeof APPLICANT_WEIGHTS;

/** Log-odds of a like when every feature is 0. */
export const BIAS = { FOUNDER: -2.6, APPLICANT: -2.6 } as const;

const FACTOR = { MUST_HAVE: 2, IMPORTANT: 2, NICE: 1, INDIFFERENT: 0 } as const;

/** What an importance mark does to a weight: important doubles it, indifferent removes it; no mark counts as nice. */
export function importanceFactor(weighed: Weighed, marks: Marks): number {
  return FACTOR[(weighed.preference && marks[weighed.preference]) || 'NICE'];
}
