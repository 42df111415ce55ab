import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import {
  type AlignmentQuestionId,
  type AlignmentValue,
  alignmentQuestion,
  faultOf,
} from '@ampersand/contract/alignment-questions';

/** An answer that is being made; without a value there is none yet, and a value may be wrong yet. */
export type Draft = Omit<AlignmentAnswer, 'value'> & { value: AlignmentValue | undefined };

export const blank = (question: AlignmentQuestionId): Draft => ({
  question,
  value: undefined,
  importance: 1,
  talk: false,
  hidden: false,
});

/** Not typed to its end, or wrong: what was saved before stays until it is right. */
export const isWrong = (draft: Draft | undefined) => draft?.value !== undefined && !isAnswered(draft);

export const isAnswered = (draft: Draft | undefined): draft is AlignmentAnswer =>
  draft?.value !== undefined && faultOf(alignmentQuestion(draft.question), draft.value) === undefined;
