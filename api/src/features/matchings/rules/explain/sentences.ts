import type { ApplicantFeature, FounderFeature } from '../score/weights.ts';
import type { Writer } from './scene.ts';
import {
  equityApart,
  equityMet,
  hoursBoth,
  paceBoth,
  payBoth,
  placeBoth,
  riskBoth,
} from './terms-sentences.ts';
import {
  ideaDisliked,
  ideaFar,
  ideaMet,
  lessonMet,
  overlapToo,
  skillsMet,
  skillsMissing,
  workSoFar,
} from './work-sentences.ts';

/** What a feature is about: one fact is told once, whichever side it weighs more for. */
export type Topic =
  | 'skills'
  | 'work'
  | 'idea'
  | 'dislike'
  | 'equity'
  | 'hours'
  | 'pay'
  | 'place'
  | 'risk'
  | 'pace'
  | 'learn'
  | 'overlap';

/**
 * Topic of each feature. Those without one are never told: they rest on what one person wrote alone, on
 * everything at once, or on loose texts (motives, values, style, conflict) whose nearness proves nothing.
 */
export const TOPICS: Partial<Record<FounderFeature | ApplicantFeature, Topic>> = {
  needs: 'skills',
  wanted: 'skills',
  brief: 'work',
  complement: 'overlap',
  idea: 'idea',
  avoid: 'dislike',
  equity: 'equity',
  hours: 'hours',
  pay: 'pay',
  place: 'place',
  risk: 'risk',
  pace: 'pace',
  learn: 'learn',
};

/** Features by nearness of texts that are evidence of the same thing, in other words: the two are weighed together. */
export const ALSO: Partial<Record<string, 'brief' | 'wish'>> = {
  needs: 'brief',
  wanted: 'brief',
  idea: 'wish',
};

/** The sentence of each topic when it speaks for the two. */
export const REASONS: Partial<Record<Topic, Writer>> = {
  skills: skillsMet,
  work: workSoFar,
  idea: ideaMet,
  equity: equityMet,
  hours: hoursBoth,
  pay: payBoth,
  place: placeBoth,
  risk: riskBoth,
  pace: paceBoth,
  learn: lessonMet,
};

/** The sentence when it speaks against. Loose texts that merely differ are no gap. */
export const GAPS: Partial<Record<Topic, Writer>> = {
  skills: skillsMissing,
  idea: ideaFar,
  dislike: ideaDisliked,
  equity: equityApart,
  hours: hoursBoth,
  pay: payBoth,
  place: placeBoth,
  risk: riskBoth,
  pace: paceBoth,
  overlap: overlapToo,
};
