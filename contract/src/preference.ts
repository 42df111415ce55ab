import { z } from 'zod';
import { dataOf, endpoint, userIdParams } from './endpoint.ts';
import { importanceSchema } from './enumerations.ts';
import { optional, tags, text } from './fields.ts';

const field = optional(text);
const list = tags.default([]);

/** Marks per field; a field without a mark counts as NICE. */
function importanceOf<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return z.partialRecord(z.enum(keys), importanceSchema).default({});
}

export const FOUNDER_PREFERENCE_FIELDS = [
  'startupIdea',
  'skillsOffered',
  'skillsNeeded',
  'equityOffered',
  'coFounderCommitment',
  'workingArrangement',
  'decisionMakingStyle',
  'startupPace',
  'fundraisingApproach',
  'coreValues',
  'founderConcerns',
] as const;

export const APPLICANT_PREFERENCE_FIELDS = [
  'joinMotivation',
  'applicantSkills',
  'ideaPreferences',
  'timeCommitment',
  'riskAppetite',
  'equityExpectation',
  'priorStartupExp',
  'workingStyle',
  'conflictHandling',
  'applicantGoals',
] as const;

export const founderPreferenceBody = z
  .object({
    startupIdea: field,
    skillsOffered: list,
    skillsNeeded: list,
    equityOffered: field,
    coFounderCommitment: field,
    workingArrangement: field,
    decisionMakingStyle: field,
    startupPace: field,
    fundraisingApproach: field,
    coreValues: list,
    founderConcerns: field,
    importance: importanceOf(FOUNDER_PREFERENCE_FIELDS),
  })
  .meta({ id: 'FounderPreferenceInput' });

export const applicantPreferenceBody = z
  .object({
    joinMotivation: field,
    applicantSkills: list,
    ideaPreferences: list,
    timeCommitment: field,
    riskAppetite: field,
    equityExpectation: field,
    priorStartupExp: field,
    workingStyle: field,
    conflictHandling: field,
    applicantGoals: list,
    importance: importanceOf(APPLICANT_PREFERENCE_FIELDS),
  })
  .meta({ id: 'ApplicantPreferenceInput' });

const answer = z.string().nullable();

export const founderPreferenceSchema = z
  .object({
    startupIdea: answer,
    skillsOffered: z.array(z.string()),
    skillsNeeded: z.array(z.string()),
    equityOffered: answer,
    coFounderCommitment: answer,
    workingArrangement: answer,
    decisionMakingStyle: answer,
    startupPace: answer,
    fundraisingApproach: answer,
    coreValues: z.array(z.string()),
    founderConcerns: answer,
    importance: z.partialRecord(z.enum(FOUNDER_PREFERENCE_FIELDS), importanceSchema),
  })
  .meta({ id: 'FounderPreference' });
export type FounderPreference = z.infer<typeof founderPreferenceSchema>;

export const applicantPreferenceSchema = z
  .object({
    joinMotivation: answer,
    applicantSkills: z.array(z.string()),
    ideaPreferences: z.array(z.string()),
    timeCommitment: answer,
    riskAppetite: answer,
    equityExpectation: answer,
    priorStartupExp: answer,
    workingStyle: answer,
    conflictHandling: answer,
    applicantGoals: z.array(z.string()),
    importance: z.partialRecord(z.enum(APPLICANT_PREFERENCE_FIELDS), importanceSchema),
  })
  .meta({ id: 'ApplicantPreference' });
export type ApplicantPreference = z.infer<typeof applicantPreferenceSchema>;

/** What a save did to the top of one's own list. Null when the list could not be recomputed at once; it follows by itself. */
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
    /** Label of the best match before and now, null when there is none. */
    bestBefore: z.string().nullable(),
    bestNow: z.string().nullable(),
  })
  .meta({ id: 'MatchChange' })
  .nullable();
export type MatchChange = z.infer<typeof matchChangeSchema>;

export const getFounderPreference = endpoint({
  method: 'GET',
  path: '/preference/founder/{userId}',
  summary: 'What a founder looks for; 404 until saved',
  access: 'founder',
  owner: 'userId',
  params: userIdParams,
  response: dataOf(founderPreferenceSchema),
});

export const saveFounderPreference = endpoint({
  method: 'POST',
  path: '/preference/founder/{userId}',
  summary: 'Create or replace what a founder looks for',
  access: 'founder',
  owner: 'userId',
  params: userIdParams,
  body: founderPreferenceBody,
  response: dataOf(founderPreferenceSchema).extend({ matchChange: matchChangeSchema }),
});

export const getApplicantPreference = endpoint({
  method: 'GET',
  path: '/preference/applicant/{userId}',
  summary: 'What an applicant looks for; 404 until saved',
  access: 'applicant',
  owner: 'userId',
  params: userIdParams,
  response: dataOf(applicantPreferenceSchema),
});

export const saveApplicantPreference = endpoint({
  method: 'POST',
  path: '/preference/applicant/{userId}',
  summary: 'Create or replace what an applicant looks for',
  access: 'applicant',
  owner: 'userId',
  params: userIdParams,
  body: applicantPreferenceBody,
  response: dataOf(applicantPreferenceSchema).extend({ matchChange: matchChangeSchema }),
});
