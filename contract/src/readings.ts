import { z } from 'zod';
import { dataOf, endpoint, userIdParams } from './endpoint.ts';
import { line, optional, storable, tags, text } from './fields.ts';
import { workModeSchema } from './filters.ts';
import { LIMITS } from './limits.ts';
import { textOf } from './questions.ts';

/** Answers of which matching reads more than their meaning: a quantity, a place, what is refused or wished for. */
export const readableFieldSchema = z
  .enum([
    'location',
    'salaryExpectations',
    'timeCommitment',
    'equityExpectation',
    'workingStyle',
    'ideaPreferences',
    'joinMotivation',
    'coFounderCommitment',
    'equityOffered',
    'workingArrangement',
    'lookingFor',
    'otherDetails',
  ])
  .meta({ id: 'ReadableField' });
export type ReadableField = z.infer<typeof readableFieldSchema>;

const span = z.object({ low: z.number(), high: z.number() });

/** `words` are for the screen, `value` is what matching uses; null where only a word such as 'negotiable' was read. */
function reading<Kind extends string, Value extends z.ZodType>(kind: Kind, value: Value) {
  return z.object({ kind: z.literal(kind), words: z.string(), value });
}

const readingSchema = z
  .discriminatedUnion('kind', [
    /** Hours a week; `later`, what they become, `when` in the writer's words. */
    reading('HOURS', span.extend({ later: span.nullable(), when: z.string().nullable() })),
    /** Per cent, 0-100. */
    reading('EQUITY', span.nullable()),
    /** A year, in `currency` (ISO 4217). */
    reading('PAY', span.extend({ currency: z.string() }).nullable()),
    reading(
      'PLACE',
      z.object({
        /** ISO 3166. */
        country: z.string().nullable(),
        cities: z.array(z.string()),
        /** Minutes east of UTC, standard time. */
        offset: z.number().nullable(),
        mode: workModeSchema.nullable(),
        moves: z.enum(['YES', 'VISITS', 'NO', 'MAYBE']).nullable(),
        /** Minutes. */
        maxGap: z.number().nullable(),
        withinKm: z.number().nullable(),
        /** `words` without the way of working. */
        besides: z.string(),
      }),
    ),
    reading('REFUSAL', z.string()),
    reading('WISH', z.string()),
  ])
  .meta({ id: 'Reading' });
export type Reading = z.infer<typeof readingSchema>;

export const smallerFirst = { path: ['high'], message: 'Please put the smaller number first' };

/** A year, in `currency` (ISO 4217). */
const sumSchema = z.strictObject({
  low: z.number().min(0).max(LIMITS.pay),
  high: z.number().min(0).max(LIMITS.pay),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type Sum = z.infer<typeof sumSchema>;

const answered = z.string().min(1).max(LIMITS.text).refine(storable);

/** A reading that is not what its writer means. `value`: which refusal or wish; the other kinds are read once in an answer. */
const struckSchema = z.strictObject({
  kind: z.enum(['HOURS', 'EQUITY', 'PAY', 'PLACE', 'REFUSAL', 'WISH']),
  value: answered.optional(),
});
export type Struck = z.infer<typeof struckSchema>;

/** What a member says of how an answer is read: it counts as long as the answer is `of`, as it was then. */
export const answerCorrectionSchema = z
  .strictObject({
    of: answered,
    /** They count as not said. */
    struck: z.array(struckSchema).max(LIMITS.listItems),
    /** In place of the way of working that is read. */
    mode: workModeSchema.optional(),
    /** In place of the pay that is read. */
    pay: sumSchema.refine(({ low, high }) => low <= high, smallerFirst).optional(),
  })
  .meta({ id: 'AnswerCorrection' });
export type AnswerCorrection = z.infer<typeof answerCorrectionSchema>;

/** What was read of one answer. `question`: asked where the answer names no quantity that can be read, else null. */
export const understandingSchema = z
  .object({ readings: z.array(readingSchema), question: z.string().nullable() })
  .meta({ id: 'Understanding' });
export type Understanding = z.infer<typeof understandingSchema>;

/** Of `of` people whom a member can find, how many say what fits an answer; who has not said does not count. */
const leavesSchema = z.object({ people: z.number().int(), of: z.number().int() }).meta({ id: 'Leaves' });
export type Leaves = z.infer<typeof leavesSchema>;

/** Answers that are kept as one line. */
const LINES: readonly ReadableField[] = ['location', 'salaryExpectations'];
const SHARES: readonly ReadableField[] = ['equityExpectation', 'equityOffered'];

const bound = z.number().min(0).max(LIMITS.hoursAWeek);

const answerToRead = z
  .object({
    field: readableFieldSchema,
    /** As it stands in the form: a text, or the entries of a list. */
    answer: z.union([text, tags]),
    /** Where the member is, as typed: tells the currency of sums that name none. */
    location: optional(line),
    /** The hours a week or the per cent that the member put in place of what is read: `leaves` counts by these. */
    said: z
      .object({ low: bound, high: bound })
      .refine(({ low, high }) => low <= high, smallerFirst)
      .optional(),
  })
  .refine(({ field, answer }) => !LINES.includes(field) || textOf(answer).length <= LIMITS.name, {
    path: ['answer'],
    message: `Please keep this to ${LIMITS.name} characters or fewer`,
  })
  .refine(({ field, said }) => !said || !SHARES.includes(field) || said.high <= LIMITS.percent, {
    path: ['said', 'high'],
    message: 'Equity must be between 0 and 100',
  });

export const readAnswer = endpoint({
  method: 'POST',
  path: '/readings/{userId}',
  summary: 'What matching reads in one answer while it is typed; nothing is kept',
  access: 'member',
  owner: 'userId',
  params: userIdParams,
  body: answerToRead,
  /** `leaves`: null where the answer narrows nothing. */
  response: dataOf(understandingSchema.extend({ leaves: leavesSchema.nullable() })),
});
