import { z } from 'zod';
import { dataOf, endpoint } from './endpoint.ts';
import {
  businessStructureSchema,
  companySizeSchema,
  companyTypeSchema,
  compensationSchema,
  currentRevenueSchema,
  fundingStageSchema,
  genderSchema,
  roleSchema,
} from './enumerations.ts';
import {
  age,
  day,
  dollars,
  email,
  jsonText,
  LIMITS,
  line,
  optional,
  percent,
  requiredLine,
  requiredText,
  tags,
  text,
  website,
  yesOrNo,
} from './fields.ts';
import { companyName, personName } from './names.ts';
import { phone } from './phone.ts';

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
    businessStructure: businessStructureSchema,
    industry: z.string().nullable(),
    foundingDate: z.string().nullable(),
    /** A range such as `2-5` or `500+`, or one number. */
    companySize: z.string().nullable(),
    vision: z.string().nullable(),
    mission: z.string().nullable(),
    goals: z.string().nullable(),
    fundingStage: fundingStageSchema,
    /** US dollars. */
    fundingAmount: z.number().nullable(),
    /** Per cent, 0-100. */
    equityOffered: z.number().nullable(),
    compensation: compensationSchema,
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
    experiences: z.array(experienceSchema),
    educations: z.array(educationSchema),
    currentJob: z.string().nullable(),
    availability: z.boolean().nullable(),
    salaryExpectations: z.string().nullable(),
    FounderProfile: z.array(founderProfileSchema),
    isVerified: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

/** A person as others see them: no email, no phone. */
export const publicUserSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
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

/** A person as they see themself. */
export const ownUserSchema = publicUserSchema
  .extend({
    email: z.string(),
    phone: z.string().nullable(),
    profile: profileSchema.extend({
      /** Grows with every change of the profile; see `ifMatch` in endpoint.ts. */
      version: z.number().int(),
    }),
  })
  .meta({ id: 'OwnUser' });
export type OwnUser = z.infer<typeof ownUserSchema>;

export const APPLICANT_PASSWORD_MESSAGE =
  'Password must start with uppercase, be 8+ characters, alphanumeric, and contain allowed special characters';
export const FOUNDER_PASSWORD_MESSAGE =
  'Password must be at least 8 characters, start with an uppercase letter, include at least one letter, one digit, and one special character (e.g., #, @, $, /, etc.)';
export const FOUNDER_PASSWORD_HINT =
  'Minimum 8 characters, alphanumeric, starts with capital, One special character is mandatory';

/** Starts upper-case, 8 or more of letters, digits and `/#@$&%!*`, at least one digit. */
export const applicantPassword = z
  .string()
  .max(LIMITS.password, `Please keep the password to ${LIMITS.password} characters or fewer`)
  .regex(/^(?=.*\d)[A-Z][A-Za-z\d/#@$&%!*]{7,}$/, APPLICANT_PASSWORD_MESSAGE);

/** 8 or more characters with a letter, a digit and one of `#@$/&%!*`; the upper-case start is asked for, not checked. */
export const founderPassword = z
  .string()
  .max(LIMITS.password, `Please keep the password to ${LIMITS.password} characters or fewer`)
  .regex(/^(?=.*[A-Za-z])(?=.*\d)(?=.*[#@$/&%!*]).{8,}$/s, FOUNDER_PASSWORD_MESSAGE);

const rows = <S extends z.ZodType>(row: S) =>
  jsonText(z.array(row).max(LIMITS.rows, `Please keep the list to ${LIMITS.rows} entries`).default([]));

/** Compared whatever else is wrong with the form, so that one answer names everything. */
function passwordsMatch<S extends z.ZodObject<{ password: z.ZodString; confirmPassword: z.ZodString }>>(
  form: S,
) {
  return form.refine((value) => value.password === value.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => bothPasswords.safeParse(value).success,
  });
}
const bothPasswords = z.object({ password: z.string(), confirmPassword: z.string() });

export const applicantRegistrationFields = z.object({
  email: email('Invalid email Format'),
  password: applicantPassword,
  confirmPassword: z.string(),
  fullName: personName('Please enter your full name'),
  phone,
  age: optional(age),
  gender: optional(genderSchema),
  location: optional(line),
  skills: jsonText(tags.default([])),
  experiences: rows(experienceInput),
  educations: rows(educationInput),
  currentJob: optional(line),
  availability: optional(yesOrNo),
  salaryExpectations: optional(line),
});

export const applicantRegistration = passwordsMatch(applicantRegistrationFields).meta({
  id: 'ApplicantRegistration',
});
export type ApplicantRegistration = z.infer<typeof applicantRegistration>;

export const founderRegistrationFields = z.object({
  email: email('Invalid email address'),
  password: founderPassword,
  confirmPassword: z.string(),
  fullName: personName('Please enter your full name'),
  phone,
  age: optional(age),
  gender: optional(genderSchema),
  location: optional(line),
  companyName: companyName('Please enter the company name'),
  companyType: companyTypeSchema,
  companyDescription: optional(text),
  website: optional(website),
  businessStructure: businessStructureSchema,
  industry: optional(line),
  foundingDate: optional(day),
  companySize: optional(companySizeSchema),
  vision: optional(text),
  mission: optional(text),
  fundingStage: fundingStageSchema,
  fundingAmount: optional(dollars),
  equityOffered: optional(percent),
  compensation: compensationSchema,
  lookingFor: requiredText('Please say what you are looking for'),
});

const otherName = z.looseObject({
  compensation: z.unknown().optional(),
  compensationStructure: z.string().min(1),
});

/** `compensationStructure` is accepted as the other name of `compensation`. */
export const founderRegistration = z.preprocess(
  (form) => {
    const names = otherName.safeParse(form);
    return names.success && !names.data.compensation
      ? { ...names.data, compensation: names.data.compensationStructure }
      : form;
  },
  passwordsMatch(founderRegistrationFields).meta({ id: 'FounderRegistration' }),
);
export type FounderRegistration = z.infer<typeof founderRegistration>;

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
  response: dataOf(z.union([ownUserSchema, publicUserSchema])),
});

export const registerApplicant = endpoint({
  method: 'POST',
  path: '/users/applicant-register',
  summary: 'Sign up as somebody who wants to join a startup',
  access: 'public',
  file: 'profileImg',
  status: 201,
  body: applicantRegistration,
  response: dataOf(z.object({ id: z.uuid() })),
});

export const registerFounder = endpoint({
  method: 'POST',
  path: '/users/founder-register',
  summary: 'Sign up as a founder',
  access: 'public',
  file: 'profileImg',
  status: 201,
  body: founderRegistration,
  response: dataOf(z.object({ id: z.uuid() })),
});
