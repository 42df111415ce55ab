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
import { age, day, line, optional, requiredLine, requiredText, tags, text, website } from './fields.ts';
import {
  educationInput,
  educationSchema,
  experienceInput,
  experienceSchema,
  founderProfileSchema,
} from './users.ts';

/**
 * Every profile call accepts an `If-Match` header with the `version` that the editor started from. When the profile has
 * moved on since (another window, another device), it answers 409 `conflict` and changes nothing.
 */
const ownId = z.object({ id: z.uuid() });
const version = z.number().int();

export const basicsBody = z.object({
  fullName: requiredLine('Please give your full name'),
  location: optional(line),
  age: optional(age),
  gender: optional(genderSchema),
});

/** Numbers stand for themselves; a label of the registration is kept as its range. */
const companySize = z.union([
  z.coerce
    .number()
    .int('Company size must be a whole number')
    .min(1, 'Company size must be at least 1')
    .max(10_000_000, 'Company size must be at most 10,000,000'),
  companySizeSchema,
]);

export const founderProfileBody = z.object({
  companyName: requiredLine('Please give the company name'),
  companyType: companyTypeSchema,
  companyDescription: optional(text),
  website: optional(website),
  businessStructure: businessStructureSchema,
  industry: optional(line),
  foundingDate: optional(day),
  companySize: optional(companySize),
  vision: requiredText('Please describe the vision'),
  mission: requiredText('Please describe the mission'),
  goals: optional(text),
  fundingStage: optional(fundingStageSchema),
  fundingAmount: optional(
    z.coerce
      .number()
      .min(0, 'The amount cannot be negative')
      .max(1e12, 'Please give an amount in US dollars'),
  ),
  equityOffered: optional(
    z.coerce.number().min(0, 'Equity must be between 0 and 100').max(100, 'Equity must be between 0 and 100'),
  ),
  compensation: optional(compensationSchema),
  shareStructure: optional(text),
  currentRevenue: optional(currentRevenueSchema),
  lookingFor: optional(text),
  otherDetails: optional(text),
});

export const updateBasics = endpoint({
  method: 'PUT',
  path: '/profile/{userId}',
  summary: 'Change name, location, age and gender; e-mail and phone are not changed here',
  access: 'member',
  owner: 'userId',
  params: userIdParams,
  body: basicsBody,
  response: dataOf(
    z.object({
      fullName: z.string(),
      location: z.string().nullable(),
      age: z.number().nullable(),
      gender: genderSchema.nullable(),
      version,
    }),
  ),
});

export const uploadPhoto = endpoint({
  method: 'PUT',
  path: '/profile/upload/{userId}',
  summary: 'Change the photo',
  access: 'member',
  owner: 'userId',
  file: 'profileImg',
  params: userIdParams,
  response: dataOf(z.object({ profileUrl: z.string(), version })),
});

/** Saving a list replaces all of it. */
function listEndpoint<const Name extends 'skills' | 'hobbies' | 'interests' | 'habits'>(name: Name) {
  return endpoint({
    method: 'PUT',
    path: `/profile/{id}/${name}`,
    summary: `Save the whole list of ${name}`,
    access: 'member',
    owner: 'id',
    params: ownId,
    body: z.object({ [name]: tags } as Record<Name, typeof tags>),
    response: dataOf(z.object({ values: z.array(z.string()), version })),
  });
}

export const saveSkills = listEndpoint('skills');
export const saveHobbies = listEndpoint('hobbies');
export const saveInterests = listEndpoint('interests');
export const saveHabits = listEndpoint('habits');

export const saveFounderProfile = endpoint({
  method: 'PUT',
  path: '/profile/founder-profile/{id}',
  summary: 'Change the company details',
  access: 'founder',
  owner: 'id',
  params: ownId,
  body: founderProfileBody,
  response: dataOf(founderProfileSchema.extend({ version })),
});

export const addExperience = endpoint({
  method: 'POST',
  path: '/profile/{userId}/experience',
  summary: 'Add a job',
  access: 'member',
  owner: 'userId',
  status: 201,
  params: userIdParams,
  body: experienceInput,
  response: dataOf(experienceSchema),
});

const experienceParams = z.object({ experienceId: z.uuid() });

export const changeExperience = endpoint({
  method: 'PUT',
  path: '/profile/experience/{experienceId}',
  summary: 'Change one of the own jobs; a foreign one answers 404',
  access: 'member',
  params: experienceParams,
  body: experienceInput,
  response: dataOf(experienceSchema),
});

export const deleteExperience = endpoint({
  method: 'DELETE',
  path: '/profile/experience/{experienceId}',
  summary: 'Delete one of the own jobs',
  access: 'member',
  params: experienceParams,
  response: z.object({ message: z.string() }),
});

export const addEducation = endpoint({
  method: 'POST',
  path: '/profile/{userId}/education',
  summary: 'Add a course of study',
  access: 'member',
  owner: 'userId',
  status: 201,
  params: userIdParams,
  body: educationInput,
  response: dataOf(educationSchema),
});

const educationParams = z.object({ educationId: z.uuid() });

export const changeEducation = endpoint({
  method: 'PUT',
  path: '/profile/education/{educationId}',
  summary: 'Change one of the own courses of study; a foreign one answers 404',
  access: 'member',
  params: educationParams,
  body: educationInput,
  response: dataOf(educationSchema),
});

export const deleteEducation = endpoint({
  method: 'DELETE',
  path: '/profile/education/{educationId}',
  summary: 'Delete one of the own courses of study',
  access: 'member',
  params: educationParams,
  response: z.object({ message: z.string() }),
});
