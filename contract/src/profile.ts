import { z } from 'zod';
import { dataOf, endpoint, userIdParams } from './endpoint.ts';
import {
  businessStructureSchema,
  companySizeSchema,
  companyTypeSchema,
  compensationSchema,
  currentRevenueSchema,
  fundingStageSchema,
  genderSchema,
} from './enumerations.ts';
import {
  age,
  day,
  dollars,
  line,
  numeric,
  optional,
  percent,
  requiredText,
  tags,
  text,
  website,
  yesOrNo,
} from './fields.ts';
import { withFounding, withOtherName } from './founding.ts';
import { LIMITS } from './limits.ts';
import { githubLink, linkedinLink, portfolioLink } from './links.ts';
import { companyName, personName } from './names.ts';
import {
  educationInput,
  educationSchema,
  experienceInput,
  experienceSchema,
  founderProfileSchema,
} from './users.ts';

const ownId = z.object({ id: z.uuid() });
const version = z.number().int();
/** The answer of a deletion. */
const deleted = dataOf(z.object({ version }));

/** A field that stays as it is when absent, and is emptied by null or a blank text. */
function clearable<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable().optional(),
  );
}

const firstLine = line.pipe(
  z.string().max(LIMITS.firstLine, `Please keep this to ${LIMITS.firstLine} characters or fewer`),
);

/**
 * Full name, called name, location, age, gender, the first line, links and the question to whoever invites. All but the full
 * name are kept when absent; a called name that is emptied is the first word of the full name again.
 */
export const basicsBody = z.object({
  fullName: personName('Please enter your full name'),
  calledName: clearable(personName('Please enter a name')),
  location: clearable(line),
  age: clearable(age),
  gender: clearable(genderSchema),
  firstLine: clearable(firstLine),
  linkedin: clearable(linkedinLink),
  github: clearable(githubLink),
  portfolio: clearable(portfolioLink),
  question: clearable(line),
});

/** What an applicant does now and hopes for. Fields that are absent stay as they are. */
export const workBody = z.object({
  currentJob: clearable(line),
  availability: clearable(yesOrNo),
  salaryExpectations: clearable(line),
});
export type WorkBody = z.output<typeof workBody>;

const LARGEST_COMPANY = 10_000_000;

/** A number of people, also as text, or a range of the registration. */
const companySize = numeric(
  z.union(
    [
      z
        .number()
        .refine(Number.isInteger, 'Company size must be a whole number')
        .min(1, 'Company size must be at least 1')
        .max(LARGEST_COMPANY, `Company size must be at most ${LARGEST_COMPANY.toLocaleString('en')}`),
      companySizeSchema,
    ],
    'Company size must be a number, such as 4, or a range, such as 2-5',
  ),
);

/**
 * The company details. The fields of the form are replaced: those of them that are optional and absent become empty.
 * What only the registration asks for (`companyDescription`, `website`, `industry`, `foundingDate`, `fundingStage`,
 * `fundingAmount`, `equityOffered`) stays as it is when absent and can be emptied with null. `compensation` and
 * `lookingFor` are part of the form but never empty, since every founder has given them: absent, they are kept. With
 * `notFounded` (absent: as it is) structure, stage and compensation can be emptied with null.
 */
const founderProfileFields = z.object({
  companyName: companyName('Please enter the company name'),
  companyType: companyTypeSchema,
  notFounded: optional(yesOrNo),
  businessStructure: clearable(businessStructureSchema),
  shareStructure: optional(text),
  currentRevenue: optional(currentRevenueSchema),
  companySize: optional(companySize),
  vision: requiredText('Please describe the vision'),
  mission: requiredText('Please describe the mission'),
  goals: optional(text),
  compensation: clearable(compensationSchema),
  lookingFor: requiredText('Please say what you are looking for').optional(),
  otherDetails: optional(text),
  companyDescription: clearable(text),
  website: clearable(website),
  industry: clearable(line),
  foundingDate: clearable(day),
  fundingStage: clearable(fundingStageSchema),
  fundingAmount: clearable(dollars),
  equityOffered: clearable(percent),
});
export const founderProfileBody = withFounding(founderProfileFields, ['fundingStage', 'compensation']);
export type FounderProfileBody = z.output<typeof founderProfileBody>;
export type BasicsBody = z.output<typeof basicsBody>;
export type ExperienceInput = z.output<typeof experienceInput>;
export type EducationInput = z.output<typeof educationInput>;

/** May be made by you: sent again with the same id, as after a lost answer, a row is written anew and not twice. */
const ownRowId = { id: optional(z.uuid()) };
export const newExperience = experienceInput.safeExtend(ownRowId).meta({ id: 'NewExperience' });
const newEducation = educationInput.safeExtend(ownRowId).meta({ id: 'NewEducation' });
export type NewExperience = z.output<typeof newExperience>;
export type NewEducation = z.output<typeof newEducation>;

const startMissing = { path: ['startDate'], message: 'Please enter the start date' };
/** The education form asks for the start date; the call itself also takes a course of study without one. */
export const educationForm = newEducation.refine((row) => row.startDate !== undefined, startMissing);
/** At sign-up, and for what was written there, dates may be left out; who still studies says since when, since nothing else keeps it. */
export const undatedEducationForm = newEducation.refine(
  (row) => !row.currentlyStudying || row.startDate !== undefined,
  startMissing,
);

export const updateBasics = endpoint({
  method: 'PUT',
  path: '/profile/{userId}',
  summary:
    'Change full name, what others call you, location, age, gender, your first line, your links and your question to whoever invites you; email and phone are not changed here',
  access: 'member',
  ifMatch: true,
  owner: 'userId',
  params: userIdParams,
  body: basicsBody,
  response: dataOf(
    z.object({
      fullName: z.string(),
      calledName: z.string(),
      location: z.string().nullable(),
      age: z.number().nullable(),
      gender: genderSchema.nullable(),
      firstLine: z.string().nullable(),
      linkedin: z.string().nullable(),
      github: z.string().nullable(),
      portfolio: z.string().nullable(),
      question: z.string().nullable(),
      version,
    }),
  ),
});

export const uploadPhoto = endpoint({
  method: 'PUT',
  path: '/profile/upload/{userId}',
  summary: 'Change the photo',
  access: 'member',
  ifMatch: true,
  owner: 'userId',
  file: 'profileImg',
  params: userIdParams,
  response: dataOf(z.object({ profileUrl: z.string(), version })),
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/profile/upload/{userId}',
  summary: 'Remove the photo',
  access: 'member',
  ifMatch: true,
  owner: 'userId',
  params: userIdParams,
  response: deleted,
});

export const saveWork = endpoint({
  method: 'PUT',
  path: '/profile/{userId}/work',
  summary: 'Change current job, availability and salary expectations',
  access: 'applicant',
  ifMatch: true,
  owner: 'userId',
  params: userIdParams,
  body: workBody,
  response: dataOf(
    z.object({
      currentJob: z.string().nullable(),
      availability: z.boolean().nullable(),
      salaryExpectations: z.string().nullable(),
      version,
    }),
  ),
});

const savedList = dataOf(z.object({ values: z.array(z.string()), version }));

/** Saving a list replaces all of it. */
function listEndpoint<const Name extends string, Body extends z.ZodObject>(name: Name, body: Body) {
  return endpoint({
    method: 'PUT',
    path: `/profile/{id}/${name}`,
    summary: `Save the whole list of ${name}`,
    access: 'member',
    ifMatch: true,
    owner: 'id',
    params: ownId,
    body,
    response: savedList,
  });
}

export const saveSkills = listEndpoint('skills', z.object({ skills: tags }));
export const saveHobbies = listEndpoint('hobbies', z.object({ hobbies: tags }));
export const saveInterests = listEndpoint('interests', z.object({ interests: tags }));
export const saveHabits = listEndpoint('habits', z.object({ habits: tags }));
export const saveLanguages = listEndpoint('languages', z.object({ languages: tags }));

export const saveFounderProfile = endpoint({
  method: 'PUT',
  path: '/profile/founder-profile/{id}',
  summary: 'Change the company details',
  access: 'founder',
  ifMatch: true,
  owner: 'id',
  params: ownId,
  body: withOtherName(founderProfileBody),
  response: dataOf(founderProfileSchema.extend({ version })),
});

export const uploadLogo = endpoint({
  method: 'PUT',
  path: '/profile/founder-profile/{id}/logo',
  summary: 'Change the logo of the company',
  access: 'founder',
  ifMatch: true,
  owner: 'id',
  file: 'companyLogo',
  params: ownId,
  response: dataOf(z.object({ companyUrl: z.string(), version })),
});

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/profile/founder-profile/{id}/logo',
  summary: 'Remove the logo',
  access: 'founder',
  ifMatch: true,
  owner: 'id',
  params: ownId,
  response: deleted,
});

const savedExperience = dataOf(experienceSchema.extend({ version }).meta({ id: 'SavedExperience' }));
const savedEducation = dataOf(educationSchema.extend({ version }).meta({ id: 'SavedEducation' }));

export const addExperience = endpoint({
  method: 'POST',
  path: '/profile/{userId}/experience',
  summary: 'Add a job',
  access: 'member',
  ifMatch: true,
  owner: 'userId',
  status: 201,
  params: userIdParams,
  body: newExperience,
  response: savedExperience,
});

const experienceParams = z.object({ experienceId: z.uuid() });

export const changeExperience = endpoint({
  method: 'PUT',
  path: '/profile/experience/{experienceId}',
  summary: "Change one of your jobs; 404 for anybody else's",
  access: 'member',
  ifMatch: true,
  params: experienceParams,
  body: experienceInput,
  response: savedExperience,
});

export const deleteExperience = endpoint({
  method: 'DELETE',
  path: '/profile/experience/{experienceId}',
  summary: "Delete one of your jobs; 404 for anybody else's",
  access: 'member',
  ifMatch: true,
  params: experienceParams,
  response: deleted,
});

export const addEducation = endpoint({
  method: 'POST',
  path: '/profile/{userId}/education',
  summary: 'Add a course of study',
  access: 'member',
  ifMatch: true,
  owner: 'userId',
  status: 201,
  params: userIdParams,
  body: newEducation,
  response: savedEducation,
});

const educationParams = z.object({ educationId: z.uuid() });

export const changeEducation = endpoint({
  method: 'PUT',
  path: '/profile/education/{educationId}',
  summary: "Change one of your courses of study; 404 for anybody else's",
  access: 'member',
  ifMatch: true,
  params: educationParams,
  body: educationInput,
  response: savedEducation,
});

export const deleteEducation = endpoint({
  method: 'DELETE',
  path: '/profile/education/{educationId}',
  summary: "Delete one of your courses of study; 404 for anybody else's",
  access: 'member',
  ifMatch: true,
  params: educationParams,
  response: deleted,
});
