import type { DeclineReason } from './enumerations.ts';

/** Why somebody declined, in kind words to who asked. */
export const declineWords: Record<DeclineReason, string> = {
  TIMING: 'The timing is not right for them.',
  PLACE: 'The place, or the way of working together, does not suit them.',
  COMMITMENT: 'They are looking for a different commitment, such as other hours a week.',
  IDEA: 'The idea is not the one they want to build, which says nothing about how good it is.',
  SKILLS: 'They are looking for other skills at the moment.',
  TERMS: 'The terms are not what they have in mind.',
  NOT_NOW: 'They are not taking up new conversations just now.',
};
