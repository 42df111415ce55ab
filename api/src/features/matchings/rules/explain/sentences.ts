import type { Side } from '@ampersand/contract/enumerations';
import type { ApplicantFeature, FounderFeature } from '../score/weights.ts';
import { equityApart, equityMet, equityMust } from './equity-sentences.ts';
import { hoursApart, hoursMet, hoursMust } from './hours-sentences.ts';
import { ideaDisliked, ideaElsewhere, ideaFar, ideaMet, ideaRefused, lessonMet } from './idea-sentences.ts';
import { paceApart, paceMet, paceMust, riskMust } from './manner-sentences.ts';
import { payApart, payMet } from './pay-sentences.ts';
import { placeApart, placeMet } from './place-sentences.ts';
import { sameWords } from './same-words.ts';
import type { Writer } from './scene.ts';
import {
  overlapMust,
  peopleRefused,
  skillsFar,
  skillsMet,
  skillsMissing,
  workSoFar,
} from './skill-sentences.ts';

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
  | 'overlap'
  | 'unwanted'
  | 'tongue'
  | 'words';

/**
 * Topic of each feature. Those without one are never told, unless a must-have hangs on them: they rest on what one
 * person wrote alone, or on loose texts (motives, values, style, conflict) whose nearness proves
 * nothing. Of two whose texts are near as a whole, what both name is quoted.
 */
export const TOPICS: Partial<Record<FounderFeature | ApplicantFeature, Topic>> = {
  needs: 'skills',
  brief: 'work',
  unwanted: 'unwanted',
  idea: 'idea',
  avoid: 'dislike',
  equity: 'equity',
  hours: 'hours',
  pay: 'pay',
  place: 'place',
  pace: 'pace',
  learn: 'learn',
  whole: 'words',
};

/** Topics that are one side's wish alone; the others stand under the side they weigh more for. */
export const WISH_OF: Partial<Record<Topic, Side>> = {
  skills: 'FOUNDER',
  work: 'FOUNDER',
  overlap: 'FOUNDER',
  unwanted: 'FOUNDER',
  idea: 'APPLICANT',
  dislike: 'APPLICANT',
  pay: 'APPLICANT',
  risk: 'APPLICANT',
  learn: 'APPLICANT',
  words: 'FOUNDER',
};

/** Features by nearness of texts that are evidence of the same thing, in other words: the two are weighed together. */
export const ALSO: Partial<Record<string, 'brief' | 'wish'>> = { needs: 'brief', idea: 'wish' };

/** Topics that would be one thing said twice, or said and taken back. */
export const SAME_THING: Partial<Record<Topic, readonly Topic[]>> = {
  skills: ['work'],
  work: ['skills'],
  idea: ['dislike'],
  dislike: ['idea'],
};

/** The sentence of each topic when it speaks for the two. */
export const REASONS: Partial<Record<Topic, Writer>> = {
  skills: skillsMet,
  work: workSoFar,
  idea: ideaMet,
  equity: equityMet,
  hours: hoursMet,
  pay: payMet,
  place: placeMet,
  pace: paceMet,
  learn: lessonMet,
  words: sameWords,
};

/** The sentence when it speaks against. Loose texts that merely differ are no gap. */
export const GAPS: Partial<Record<Topic, Writer>> = {
  skills: skillsMissing,
  idea: ideaFar,
  dislike: ideaDisliked,
  equity: equityApart,
  hours: hoursApart,
  pay: payApart,
  place: placeApart,
  pace: paceApart,
  unwanted: peopleRefused,
};

/** The sentence of a must-have that is not met, by the feature it hangs on. */
export const MUSTS: Partial<Record<FounderFeature | ApplicantFeature, readonly [Topic, Writer]>> = {
  brief: ['skills', skillsFar],
  complement: ['overlap', overlapMust],
  wish: ['idea', ideaElsewhere],
  avoid: ['dislike', ideaRefused],
  equity: ['equity', equityMust],
  hours: ['hours', hoursMust],
  place: ['place', placeApart],
  risk: ['risk', riskMust],
  pace: ['pace', paceMust],
};
