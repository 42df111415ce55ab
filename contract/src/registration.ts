import { z } from 'zod';
import { dataOf, endpoint } from './endpoint.ts';
import {
  businessStructureSchema,
  companySizeSchema,
  companyTypeSchema,
  compensationSchema,
  fundingStageSchema,
  genderSchema,
} from './enumerations.ts';
import {
  age,
  day,
  dollars,
  email,
  jsonText,
  line,
  optional,
  percent,
  requiredText,
  tags,
  text,
  website,
  yesOrNo,
} from './fields.ts';
import { withFounding, withOtherName } from './founding.ts';
import { APPLICANT_PASSWORD_MESSAGE, FOUNDER_PASSWORD_MESSAGE, LIMITS } from './limits.ts';
import { companyName, personName } from './names.ts';
import { phone } from './phone.ts';
import { educationInput, experienceInput } from './users.ts';

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
const confirmPassword = z.string().min(1, 'Please type your password once more');
const bothPasswords = z.object({ password: z.string(), confirmPassword });

export const applicantRegistrationFields = z.object({
  email: email('Invalid email Format'),
  password: applicantPassword,
  confirmPassword,
  fullName: personName('Please enter your full name'),
  calledName: optional(personName('Please enter a name')),
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
  confirmPassword,
  fullName: personName('Please enter your full name'),
  calledName: optional(personName('Please enter a name')),
  phone,
  age: optional(age),
  gender: optional(genderSchema),
  location: optional(line),
  companyName: companyName('Please enter the company name'),
  companyType: companyTypeSchema,
  companyDescription: optional(text),
  website: optional(website),
  /** There is an idea so far: what `foundingProblems` names may be left out, and is then not said anywhere. */
  notFounded: optional(yesOrNo),
  businessStructure: optional(businessStructureSchema),
  industry: optional(line),
  foundingDate: optional(day),
  companySize: optional(companySizeSchema),
  vision: optional(text),
  mission: optional(text),
  fundingStage: optional(fundingStageSchema),
  fundingAmount: optional(dollars),
  equityOffered: optional(percent),
  compensation: optional(compensationSchema),
  lookingFor: requiredText('Please say what you are looking for'),
});

export const founderRegistration = withOtherName(
  withFounding(passwordsMatch(founderRegistrationFields)).meta({ id: 'FounderRegistration' }),
);
export type FounderRegistration = z.infer<typeof founderRegistration>;

export const registerApplicant = endpoint({
  method: 'POST',
  path: '/users/applicant-register',
  summary: 'Sign up as somebody who wants to join a startup',
  access: 'public',
  file: 'profileImg',
  conflict: true,
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
  conflict: true,
  status: 201,
  body: founderRegistration,
  response: dataOf(z.object({ id: z.uuid() })),
});
