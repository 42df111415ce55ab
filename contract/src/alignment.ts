import { z } from 'zod';
import {
  ALIGNMENT_QUESTION_IDS,
  ALIGNMENT_THEMES,
  type AlignmentValue,
  alignmentQuestion,
  faultOf,
  isHideable,
  SENTENCE_MAX,
} from './alignment-questions.ts';
import { connectionParams } from './connections.ts';
import { dataOf, endpoint, messageReply } from './endpoint.ts';
import { requiredLine, storable } from './fields.ts';

export const alignmentThemeSchema = z.enum(ALIGNMENT_THEMES).meta({ id: 'AlignmentTheme' });
const alignmentQuestionSchema = z.enum(ALIGNMENT_QUESTION_IDS).meta({ id: 'AlignmentQuestion' });

const whole = z.number().int();

/**
 * What can be answered: a place from 1 to 5 on a scale or an amount; one of the options, or a sentence; the items in one's own
 * order; a range of two figures.
 */
const alignmentValueSchema = z
  .union([
    whole,
    z.string().trim().min(1).max(SENTENCE_MAX).refine(storable),
    z.array(z.string().max(20)).min(2).max(10),
    z.strictObject({ from: whole, to: whole }),
  ])
  .meta({ id: 'AlignmentValue' }) satisfies z.ZodType<AlignmentValue>;

const answer = {
  value: alignmentValueSchema,
  /** 0: not at all, 3: it decides. */
  importance: whole.min(0).max(3),
  /** 'Let us talk about it.' */
  talk: z.boolean(),
};

const answerFields = z.object({
  question: alignmentQuestionSchema,
  ...answer,
  /** 'Compare, do not show': for terms only. */
  hidden: z.boolean(),
});
const alignmentAnswerSchema = answerFields.meta({ id: 'AlignmentAnswer' });
export type AlignmentAnswer = z.infer<typeof alignmentAnswerSchema>;

/** One's own answer to a question, as it is saved. */
const alignmentAnswerBody = answerFields
  .superRefine(({ question, value, hidden }, context) => {
    const asked = alignmentQuestion(question);
    const fault = faultOf(asked, value);
    if (fault) context.addIssue({ code: 'custom', path: ['value'], message: fault, input: value });
    if (hidden && !isHideable(asked))
      context.addIssue({
        code: 'custom',
        path: ['hidden'],
        message: 'This answer is always shown',
        input: hidden,
      });
  })
  .meta({ id: 'AlignmentAnswerInput' });

/**
 * How two answers to a question lie. WORDS: two sentences, to be read. Of what one of the two did not want shown: FITS, TO_TALK,
 * FAR_APART. ALONE: one of the two has left it out.
 */
const alignmentReadingSchema = z
  .enum(['SAME', 'CLOSE', 'APART', 'FAR', 'WORDS', 'FITS', 'TO_TALK', 'FAR_APART', 'ALONE'])
  .meta({ id: 'AlignmentReading' });
export type AlignmentReading = z.infer<typeof alignmentReadingSchema>;

const comparedSchema = z
  .object({
    question: alignmentQuestionSchema,
    reading: alignmentReadingSchema,
    /** Your answer as you gave it; null where you left it out. */
    mine: answerFields.omit({ question: true }).nullable(),
    /** Theirs; null where they left it out. `value` is null where one of you did not want it shown, and where you left it out. */
    theirs: z.object({ ...answer, value: alignmentValueSchema.nullable() }).nullable(),
  })
  .meta({ id: 'AlignmentCompared' });
export type AlignmentCompared = z.infer<typeof comparedSchema>;

const themeStateSchema = z
  .object({
    theme: alignmentThemeSchema,
    /** When you gave your answers; null: not yet. Moments are ISO 8601 UTC. */
    givenAt: z.string().nullable(),
    /** Whether the other has given theirs. */
    theyGave: z.boolean(),
    /** What you gave, while it is not shown yet. */
    given: z.array(alignmentAnswerSchema),
    /** When both were shown. */
    revealedAt: z.string().nullable(),
    /** Who asked to give this theme again. */
    againAskedBy: z.enum(['ME', 'THEM']).nullable(),
    /** Differences first; empty until both have given theirs. */
    compared: z.array(comparedSchema),
  })
  .meta({ id: 'AlignmentThemeState' });
export type AlignmentThemeState = z.infer<typeof themeStateSchema>;

const pointSchema = z
  .object({
    id: z.uuid(),
    theme: alignmentThemeSchema,
    question: alignmentQuestionSchema,
    /** The sentence that both confirmed. */
    sentence: z.string().nullable(),
    confirmedAt: z.string().nullable(),
    /** What one of the two proposes to write there. */
    proposal: z.object({ sentence: z.string(), mine: z.boolean() }).nullable(),
    /** Whether it is time to ask if the sentence still holds. */
    stillAsked: z.boolean(),
  })
  .meta({ id: 'AlignmentPoint' });
export type AlignmentPoint = z.infer<typeof pointSchema>;

const alignmentSchema = z
  .object({ themes: z.array(themeStateSchema), points: z.array(pointSchema) })
  .meta({ id: 'Alignment' });
export type Alignment = z.infer<typeof alignmentSchema>;

const themeParams = connectionParams.extend({ theme: alignmentThemeSchema });
const pointParams = connectionParams.extend({ pointId: z.uuid() });
const agreed = requiredLine('Please write a sentence').pipe(
  z.string().max(200, 'Please keep it to 200 characters'),
);
const sentenceBody = z.object({ sentence: agreed });
const themeAnswersBody = z.object({
  answers: z.array(alignmentAnswerBody).max(ALIGNMENT_QUESTION_IDS.length),
});

export const listAlignmentAnswers = endpoint({
  method: 'GET',
  path: '/alignment/answers',
  summary: 'Your own answers to the questions of the alignment; nobody sees them until you give them',
  access: 'member',
  response: dataOf(z.array(alignmentAnswerSchema)),
});

export const saveAlignmentAnswer = endpoint({
  method: 'PUT',
  path: '/alignment/answers',
  summary: 'Save your answer to a question. What you have given before stays as it was given',
  access: 'member',
  body: alignmentAnswerBody,
  response: messageReply,
});

export const removeAlignmentAnswer = endpoint({
  method: 'DELETE',
  path: '/alignment/answers/{question}',
  summary: 'Take back your answer to a question. What you have given before stays as it was given',
  access: 'member',
  params: z.object({ question: alignmentQuestionSchema }),
  response: messageReply,
});

export const getAlignment = endpoint({
  method: 'GET',
  path: '/connections/{connectionId}/alignment',
  summary:
    'What you and somebody you are connected with have given of each theme, what came of it and the agenda from it. Nothing of the other’s answers before both have given theirs; 409 while the connection is closed',
  access: 'member',
  conflict: true,
  params: connectionParams,
  response: dataOf(alignmentSchema),
});

export const giveTheme = endpoint({
  method: 'PUT',
  path: '/connections/{connectionId}/alignment/{theme}',
  summary:
    'Give your answers of a theme, at least one, as you see them; once both have, both are shown. Again until then: the latest counts. 409 where they are not what you have saved, once both are shown, and where the connection is not open',
  access: 'member',
  conflict: true,
  params: themeParams,
  body: themeAnswersBody,
  response: messageReply,
});

export const takeBackTheme = endpoint({
  method: 'DELETE',
  path: '/connections/{connectionId}/alignment/{theme}',
  summary: 'Take back what you have given of a theme; 409 once both are shown',
  access: 'member',
  conflict: true,
  params: themeParams,
  response: messageReply,
});

export const askAgain = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/alignment/{theme}/again',
  summary:
    'Ask to give a theme again that both were shown, or agree to it: then what was shown goes, and both give theirs anew',
  access: 'member',
  conflict: true,
  params: themeParams,
  response: messageReply,
});

export const refuseAgain = endpoint({
  method: 'DELETE',
  path: '/connections/{connectionId}/alignment/{theme}/again',
  summary: 'Leave a theme as it is that one of you asked to give again',
  access: 'member',
  conflict: true,
  params: themeParams,
  response: messageReply,
});

export const addPoint = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/alignment/points',
  summary: 'Put a question that both were shown on the agenda; one that is there stays there once',
  access: 'member',
  conflict: true,
  params: connectionParams,
  body: z.object({ question: alignmentQuestionSchema }),
  response: messageReply,
});

export const removePoint = endpoint({
  method: 'DELETE',
  path: '/connections/{connectionId}/alignment/points/{pointId}',
  summary: 'Take a point off the agenda; 409 once a sentence was confirmed',
  access: 'member',
  conflict: true,
  params: pointParams,
  response: messageReply,
});

export const proposeSentence = endpoint({
  method: 'PUT',
  path: '/connections/{connectionId}/alignment/points/{pointId}/proposal',
  summary:
    'Propose the sentence that closes a point, or another one: the sentence that both confirmed stands until the other confirms this one. `after` is the proposed sentence you know, null for none; 409 where it is another one by now',
  access: 'member',
  conflict: true,
  params: pointParams,
  body: sentenceBody.extend({ after: agreed.nullable() }),
  response: messageReply,
});

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/alignment/points/{pointId}/withdraw',
  summary:
    'Take a proposed sentence away: your own, or theirs that you do not agree with; 409 where it is another one by now',
  access: 'member',
  conflict: true,
  params: pointParams,
  body: sentenceBody,
  response: messageReply,
});

export const confirmSentence = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/alignment/points/{pointId}/confirm',
  summary: 'Confirm the sentence that the other has proposed; 409 where it is another one by now',
  access: 'member',
  conflict: true,
  params: pointParams,
  body: sentenceBody,
  response: messageReply,
});
