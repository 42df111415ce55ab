import { z } from 'zod';
import { dataOf, endpoint } from './endpoint.ts';
import {
  businessStructureSchema,
  companyTypeSchema,
  compensationSchema,
  contactVisibilitySchema,
  currentRevenueSchema,
  fundingStageSchema,
  genderSchema,
  roleSchema,
} from './enumerations.ts';
import { day, line, optional, requiredLine, text } from './fields.ts';

/** One job. An absent or null `endDate`, or `currentlyWorking`, means Present. */
export const experienceInput = z
  .object({
    role: requiredLine('Please enter the role'),
    company: requiredLine('Please enter the company'),
    startDate: day,
    endDate: optional(day),
    description: optional(text),
    currentlyWorking: z.boolean().optional(),
  })
  .refine((row) => row.currentlyWorking || !row.endDate || row.endDate >= row.startDate, {
    path: ['endDate'],
    message: 'The end date is before the start date',
  })
  .meta({ id: 'ExperienceInput' });

/** One course of study. An absent or null `endDate`, or `currentlyStudying`, means Present. */
export const educationInput = z
  .object({
    institution: requiredLine('Please enter the institution'),
    degree: requiredLine('Please enter the degree'),
    fieldOfStudy: optional(line),
    startDate: optional(day),
    endDate: optional(day),
    description: optional(text),
    currentlyStudying: z.boolean().optional(),
  })
  .refine((row) => row.currentlyStudying || !row.endDate || !row.startDate || row.endDate >= row.startDate, {
    path: ['endDate'],
    message: 'The end date is before the start date',
  })
  .meta({ id: 'EducationInput' });

export const experienceSchema = z
  .object({
    id: z.uuid(),
    role: z.string(),
    company: z.string(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'Experience' });

export const educationSchema = z
  .object({
    id: z.uuid(),
    institution: z.string(),
    degree: z.string(),
    fieldOfStudy: z.string().nullable(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'Education' });

export const founderProfileSchema = z
  .object({
    companyName: z.string(),
    companyType: companyTypeSchema,
    companyDescription: z.string().nullable(),
    website: z.string().nullable(),
    /** There is an idea so far: structure, stage and compensation may be null, which is not said. */
    notFounded: z.boolean(),
    businessStructure: businessStructureSchema.nullable(),
    industry: z.string().nullable(),
    foundingDate: z.string().nullable(),
    /** A range such as `2-5` or `500+`, or one number. */
    companySize: z.string().nullable(),
    vision: z.string().nullable(),
    mission: z.string().nullable(),
    goals: z.string().nullable(),
    fundingStage: fundingStageSchema.nullable(),
    /** US dollars. */
    fundingAmount: z.number().nullable(),
    /** Per cent, 0-100. */
    equityOffered: z.number().nullable(),
    compensation: compensationSchema.nullable(),
    shareStructure: z.string().nullable(),
    currentRevenue: currentRevenueSchema.nullable(),
    lookingFor: z.string(),
    otherDetails: z.string().nullable(),
    /** Address of the logo. */
    companyUrl: z.string().nullable(),
  })
  .meta({ id: 'FounderProfile' });
export type FounderProfile = z.infer<typeof founderProfileSchema>;

export const profileSchema = z
  .object({
    age: z.number().nullable(),
    gender: genderSchema.nullable(),
    location: z.string().nullable(),
    habits: z.array(z.string()),
    skills: z.array(z.string()),
    interests: z.array(z.string()),
    hobbies: z.array(z.string()),
    /** In which they can work. */
    languages: z.array(z.string()),
    experiences: z.array(experienceSchema),
    educations: z.array(educationSchema),
    currentJob: z.string().nullable(),
    availability: z.boolean().nullable(),
    salaryExpectations: z.string().nullable(),
    /** What they are about, in their own words. */
    firstLine: z.string().nullable(),
    /** https addresses of pages about them. */
    linkedin: z.string().nullable(),
    github: z.string().nullable(),
    portfolio: z.string().nullable(),
    /** Their question to whoever invites them. */
    question: z.string().nullable(),
    FounderProfile: z.array(founderProfileSchema),
    /** The address is confirmed. */
    isVerified: z.boolean(),
    /** A moderator has seen who they are. */
    identityReviewed: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

/** A person as others see them: no email, no phone. */
export const publicUserSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    /** What they are called in a sentence. */
    calledName: z.string(),
    role: roleSchema,
    /** Address of the photo, or null. */
    profileUrl: z.string().nullable(),
    /** The month (UTC) in which somebody who has been inactive for 30 days was last here. */
    lastHere: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .optional(),
    profile: profileSchema,
  })
  .meta({ id: 'PublicUser' });
export type PublicUser = z.infer<typeof publicUserSchema>;

/** A person as others see them on their page. */
export const personSchema = publicUserSchema
  .extend({
    /** Of their latest answers, five at least, half or more came within a day. What they left open counts for nothing. */
    answersWithinADay: z.boolean(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;

/** A person as they see themself. */
export const ownUserSchema = publicUserSchema
  .extend({
    email: z.string(),
    phone: z.string().nullable(),
    /** There is no photo, and they have not said that they want none. */
    askForPhoto: z.boolean(),
    /** Who may see address and phone. */
    contactVisibility: contactVisibilitySchema,
    /** Nobody finds or opens their profile until they end it. */
    paused: z.boolean(),
    /** When the account will be gone, if its deletion was asked for. */
    deletedOn: z.string().nullable(),
    profile: profileSchema.extend({
      /** Grows with every change of the profile; see `ifMatch` in path.ts. */
      version: z.number().int(),
    }),
  })
  .meta({ id: 'OwnUser' });
export type OwnUser = z.infer<typeof ownUserSchema>;

export const currentUser = endpoint({
  method: 'GET',
  path: '/users/current-user',
  summary: 'The logged-in person',
  access: 'member',
  response: dataOf(ownUserSchema),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/users/user/{id}',
  summary: 'A person of the other side, or yourself',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  response: dataOf(z.union([ownUserSchema, personSchema])),
});
