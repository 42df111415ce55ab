import { z } from 'zod';
import { dataOf, endpoint, userIdParams } from './endpoint.ts';
import { importanceSchema } from './enumerations.ts';
import { optional, storable, tags, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { APPLICANT_QUESTIONS, byQuestion, FOUNDER_QUESTIONS, type Questions } from './questions.ts';
import { answerCorrectionSchema, smallerFirst } from './readings.ts';
import { namesOf } from './values.ts';

const given = {
  text: () => optional(text).transform((answer) => answer ?? null),
  list: () => tags.default([]),
};
const stored = { text: () => z.string().nullable(), list: () => z.array(z.string()) };

/** Marks by question; a question without a mark counts as NICE. */
function importanceOf<Q extends Questions>(questions: Q) {
  return z.partialRecord(z.enum(namesOf(questions)), importanceSchema);
}

/**
 * What a member says that an answer means, where matching reads it otherwise: it counts as long as the answer is `of`,
 * as it was then. Hours a week, or per cent.
 */
function correction(most: number, id: string) {
  const bound = z.number().min(0).max(most);
  return z
    .strictObject({ of: z.string().min(1).max(LIMITS.text).refine(storable), low: bound, high: bound })
    .refine(({ low, high }) => low <= high, smallerFirst)
    .meta({ id });
}
const hours = correction(LIMITS.hoursAWeek, 'HoursCorrection').optional();
const share = correction(LIMITS.percent, 'EquityCorrection').optional();
const other = answerCorrectionSchema.optional();
/** `corrections`: what is said of readings beside figures, apart from these, as former releases read the figures alone. */
const founderReadings = z.object({
  coFounderCommitment: hours,
  equityOffered: share,
  corrections: z
    .object({ coFounderCommitment: other, equityOffered: other, workingArrangement: other })
    .optional(),
});
const applicantReadings = z.object({
  timeCommitment: hours,
  equityExpectation: share,
  corrections: z
    .object({
      joinMotivation: other,
      ideaPreferences: other,
      timeCommitment: other,
      equityExpectation: other,
      workingStyle: other,
    })
    .optional(),
});
export type FounderReadings = z.output<typeof founderReadings>;
export type ApplicantReadings = z.output<typeof applicantReadings>;

export const founderPreferenceBody = z
  .object({
    ...byQuestion(FOUNDER_QUESTIONS, given),
    importance: importanceOf(FOUNDER_QUESTIONS).default({}),
    /** Left out: those saved before stay. */
    readings: founderReadings.optional(),
  })
  .meta({ id: 'FounderPreferenceInput' });

export const applicantPreferenceBody = z
  .object({
    ...byQuestion(APPLICANT_QUESTIONS, given),
    importance: importanceOf(APPLICANT_QUESTIONS).default({}),
    /** Left out: those saved before stay. */
    readings: applicantReadings.optional(),
  })
  .meta({ id: 'ApplicantPreferenceInput' });

export const founderPreferenceSchema = z
  .object({
    ...byQuestion(FOUNDER_QUESTIONS, stored),
    importance: importanceOf(FOUNDER_QUESTIONS),
    readings: founderReadings,
  })
  .meta({ id: 'FounderPreference' });
export type FounderPreference = z.infer<typeof founderPreferenceSchema>;

export const applicantPreferenceSchema = z
  .object({
    ...byQuestion(APPLICANT_QUESTIONS, stored),
    importance: importanceOf(APPLICANT_QUESTIONS),
    readings: applicantReadings,
  })
  .meta({ id: 'ApplicantPreference' });
export type ApplicantPreference = z.infer<typeof applicantPreferenceSchema>;

const questionSchema = z.enum([...namesOf(FOUNDER_QUESTIONS), ...namesOf(APPLICANT_QUESTIONS)]);

/** Everybody whom a must-have leaves out, by the question it is of; who misses two of them counts at both. */
const leftOutSchema = z.array(z.object({ question: questionSchema, people: z.number().int() }));

/** What a save did to one's own list. Null when the list could not be recomputed at once; it follows by itself. */
export const matchChangeSchema = z
  .object({
    /** Size of the list that is compared, at most 20. */
    compared: z.number().int(),
    /** People who are in the top now and were not before, best first, at most five. */
    entered: z.array(z.object({ id: z.uuid(), fullName: z.string(), match: z.string() })),
    /** How many are new in the top, those in `entered` included. */
    enteredCount: z.number().int(),
    /** How many changed their place. */
    movedCount: z.number().int(),
    /** How many of those who were in the top before are not in it now. */
    leftCount: z.number().int(),
    /** How many people the whole list had before, and has now. */
    totalBefore: z.number().int(),
    totalNow: z.number().int(),
    /** Most people first. */
    leftOut: leftOutSchema,
    /** Must-haves that too few people meet, so that they count as important. */
    relaxed: z.array(questionSchema),
    /** Label of the best match before and now, null when there is none. */
    bestBefore: z.string().nullable(),
    bestNow: z.string().nullable(),
  })
  .meta({ id: 'MatchChange' })
  .nullable();
export type MatchChange = z.infer<typeof matchChangeSchema>;

/** How often it was saved; as `ifMatch`, 0 while it never was. */
const version = z.number().int();
const savedFounderPreference = founderPreferenceSchema
  .extend({ version })
  .meta({ id: 'SavedFounderPreference' });
const savedApplicantPreference = applicantPreferenceSchema
  .extend({ version })
  .meta({ id: 'SavedApplicantPreference' });

export const getFounderPreference = endpoint({
  method: 'GET',
  path: '/preference/founder/{userId}',
  summary: 'What a founder looks for; 404 until saved',
  access: 'founder',
  owner: 'userId',
  params: userIdParams,
  response: dataOf(savedFounderPreference),
});

export const saveFounderPreference = endpoint({
  method: 'POST',
  path: '/preference/founder/{userId}',
  summary: 'Create or replace what a founder looks for',
  access: 'founder',
  owner: 'userId',
  params: userIdParams,
  body: founderPreferenceBody,
  ifMatch: true,
  response: dataOf(savedFounderPreference).extend({ matchChange: matchChangeSchema }),
});

export const getApplicantPreference = endpoint({
  method: 'GET',
  path: '/preference/applicant/{userId}',
  summary: 'What an applicant looks for; 404 until saved',
  access: 'applicant',
  owner: 'userId',
  params: userIdParams,
  response: dataOf(savedApplicantPreference),
});

export const saveApplicantPreference = endpoint({
  method: 'POST',
  path: '/preference/applicant/{userId}',
  summary: 'Create or replace what an applicant looks for',
  access: 'applicant',
  owner: 'userId',
  params: userIdParams,
  body: applicantPreferenceBody,
  ifMatch: true,
  response: dataOf(savedApplicantPreference).extend({ matchChange: matchChangeSchema }),
});
