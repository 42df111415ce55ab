import { registerApplicant, registerFounder } from '@ampersand/contract/registration';
import { expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { applicantForm, founderForm } from '../../testing/factories.ts';
import { asForm } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const APPLICANT_PASSWORD =
  'Password must start with uppercase, be 8+ characters, alphanumeric, and contain allowed special characters';
const FOUNDER_PASSWORD =
  'Password must be at least 8 characters, start with an uppercase letter, include at least one letter, one digit, and one special character (e.g., #, @, $, /, etc.)';
const REQUIRED = 'Please fill in this field';
const TEXT = 'Please keep this to 5000 characters or fewer';
const both = (password: string) => ({ password, confirmPassword: password });
const job = { role: 'CTO', company: 'Kiln', startDate: '2022-03-01' };
const course = { institution: 'ETH', degree: 'MSc' };

const shared: [object, string, string][] = [
  [{ confirmPassword: 'Other#2026' }, 'confirmPassword', 'Passwords do not match'],
  [{ confirmPassword: undefined }, 'confirmPassword', REQUIRED],
  [{ confirmPassword: '' }, 'confirmPassword', 'Please type your password once more'],
  [{ fullName: '  ' }, 'fullName', 'Please enter your full name'],
  [{ fullName: undefined }, 'fullName', REQUIRED],
  [{ fullName: 'x'.repeat(201) }, 'fullName', 'Please keep this to 200 characters or fewer'],
  [{ fullName: 'A\u0000' }, 'fullName', 'This text has characters that we cannot save. Please type it again'],
  [{ phone: undefined }, 'phone', REQUIRED],
  [{ phone: '98765' }, 'phone', 'Phone number must be exactly 10 digits'],
  [{ phone: '0801 234 5678' }, 'phone', 'Phone number must be exactly 10 digits'],
  [
    { phone: '+91 98765 4321' },
    'phone',
    'This is not a phone number that can be dialled. Please check the digits after the +',
  ],
  [{ age: 17 }, 'age', 'Age must be between 18 and 100'],
  [{ age: 101 }, 'age', 'Age must be between 18 and 100'],
  [{ age: 'old' }, 'age', 'Age must be a number, such as 34'],
  [{ age: 30.5 }, 'age', 'Age must be a whole number'],
  [{ age: 2 ** 31 }, 'age', 'Age must be between 18 and 100'],
  [{ gender: 'X' }, 'gender', 'Please choose one of MALE, FEMALE, OTHER, PREFER_NOT_TO_SAY'],
  [{ location: 'x'.repeat(201) }, 'location', 'Please keep this to 200 characters or fewer'],
];

const applicant: [object, string, string][] = [
  ...shared,
  [{ email: 'nonsense' }, 'email', 'Invalid email Format'],
  [{ email: undefined }, 'email', 'Invalid email Format'],
  [{ email: 'a b@example.com' }, 'email', 'Invalid email Format'],
  [both('secret#2026'), 'password', APPLICANT_PASSWORD],
  [both('Secre1#'), 'password', APPLICANT_PASSWORD],
  [both('Secretive#'), 'password', APPLICANT_PASSWORD],
  [both('Secret 2026'), 'password', APPLICANT_PASSWORD],
  [both('Secret^2026'), 'password', APPLICANT_PASSWORD],
  [both(`S1${'x'.repeat(127)}`), 'password', 'Please keep the password to 128 characters or fewer'],
  [{ availability: 'maybe' }, 'availability', 'Please answer yes or no'],
  [
    { skills: Array.from({ length: 51 }, (_, i) => String(i)) },
    'skills',
    'Please keep the list to 50 entries',
  ],
  [{ skills: ['x'.repeat(81)] }, 'skills.0', 'Please keep each entry to 80 characters or fewer'],
  [{ experiences: [{ ...job, role: ' ' }] }, 'experiences.0.role', 'Please enter the role'],
  [{ experiences: [{ ...job, company: '' }] }, 'experiences.0.company', 'Please enter the company'],
  [{ experiences: [{ ...job, startDate: undefined }] }, 'experiences.0.startDate', REQUIRED],
  [
    { experiences: [{ ...job, startDate: '3/2022' }] },
    'experiences.0.startDate',
    'Please enter a date as YYYY-MM-DD',
  ],
  [
    { experiences: [{ ...job, startDate: '2022-02-30' }] },
    'experiences.0.startDate',
    'Please enter a date that exists',
  ],
  [
    { experiences: [{ ...job, startDate: '1850-01-01' }] },
    'experiences.0.startDate',
    'Please check the year: it is before 1900',
  ],
  [
    { experiences: [{ ...job, startDate: '2130-01-01' }] },
    'experiences.0.startDate',
    'The start date is in the future',
  ],
  [
    { experiences: [{ ...job, endDate: '2130-01-01' }] },
    'experiences.0.endDate',
    'The end date is in the future. If it is not over yet, leave the end open',
  ],
  [
    { educations: [{ ...course, startDate: '2130-01-01' }] },
    'educations.0.startDate',
    'The start date is in the future',
  ],
  [
    { experiences: [{ ...job, endDate: '2021-01-01' }] },
    'experiences.0.endDate',
    'The end date is before the start date',
  ],
  [{ experiences: [{ ...job, description: 'x'.repeat(5001) }] }, 'experiences.0.description', TEXT],
  [{ experiences: Array(51).fill(job) }, 'experiences', 'Please keep the list to 50 entries'],
  [
    { educations: [{ ...course, institution: '' }] },
    'educations.0.institution',
    'Please enter the institution',
  ],
  [{ educations: [{ ...course, degree: '' }] }, 'educations.0.degree', 'Please enter the degree'],
  [
    { educations: [{ ...course, startDate: '2022-03-01', endDate: '2021-03-01' }] },
    'educations.0.endDate',
    'The end date is before the start date',
  ],
];

const WEB = 'Please enter a web address, such as https://example.com';
const EQUITY = 'Equity must be between 0 and 100';

const founder: [object, string, string][] = [
  ...shared,
  [{ email: 'nonsense' }, 'email', 'Invalid email address'],
  [{ email: undefined }, 'email', 'Invalid email address'],
  [both('Sh0rt#x'), 'password', FOUNDER_PASSWORD],
  [both('NoDigits#'), 'password', FOUNDER_PASSWORD],
  [both('12345678#'), 'password', FOUNDER_PASSWORD],
  [both('NoSpecial1'), 'password', FOUNDER_PASSWORD],
  [both(`S1#${'x'.repeat(126)}`), 'password', 'Please keep the password to 128 characters or fewer'],
  [{ companyName: '' }, 'companyName', 'Please enter the company name'],
  [{ companyName: undefined }, 'companyName', REQUIRED],
  [{ companyType: undefined }, 'companyType', REQUIRED],
  [
    { companyType: 'GUILD' },
    'companyType',
    'Please choose one of STARTUP, SME, CORPORATE, NON_PROFIT, ENTERPRISE',
  ],
  [{ businessStructure: '' }, 'businessStructure', REQUIRED],
  [{ fundingStage: '' }, 'fundingStage', REQUIRED],
  [{ compensation: '' }, 'compensation', REQUIRED],
  [{ lookingFor: '' }, 'lookingFor', 'Please say what you are looking for'],
  [{ companySize: '7' }, 'companySize', 'Please choose one of 1, 2-5, 6-10, 11-50, 51-200, 201-500, 500+'],
  [{ website: 'javascript:alert(1)' }, 'website', WEB],
  [{ website: 'https://' }, 'website', WEB],
  [{ foundingDate: '2024-13-01' }, 'foundingDate', 'Please enter a date that exists'],
  [{ foundingDate: '2130-01-01' }, 'foundingDate', 'The founding date is in the future'],
  [
    { fundingAmount: '250.000' },
    'fundingAmount',
    'Please write the amount without dots between the digits, such as 250000 or 250,000',
  ],
  [{ fundingAmount: -1 }, 'fundingAmount', 'The amount cannot be negative'],
  [{ equityOffered: 101 }, 'equityOffered', EQUITY],
  [{ equityOffered: -1 }, 'equityOffered', EQUITY],
  [{ equityOffered: 'some' }, 'equityOffered', 'Please enter a number, such as 12.5'],
  [{ equityOffered: '0.001' }, 'equityOffered', 'Please enter 0, or at least 0.01'],
  [{ equityOffered: [5] }, 'equityOffered', 'Please enter a number, such as 12.5'],
  [{ vision: 'x'.repeat(5001) }, 'vision', TEXT],
];

/** A row that starts with what fits into a title. */
const titled = ([change, path, message]: [object, string, string]) =>
  [JSON.stringify(change).slice(0, 60), path, message, change] as const;

/** `undefined` leaves a field out, as a form without the input does. */
const present = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

test.each(applicant.map(titled))(
  'an applicant form with %s is refused at %s: %s',
  async (_, path, message, change) => {
    const form = asForm(present({ ...applicantForm(), ...change }));
    const { status, failure } = await t.browser().call(registerApplicant, { form });
    expect(status).toBe(422);
    expect(failure.code).toBe('invalid_fields');
    expect(failure.errors).toEqual([{ path, message }]);
    expect(failure.message).toBe(message);
    expect(await t.deps.db.$count(users)).toBe(0);
  },
);

test.each(founder.map(titled))(
  'a founder form with %s is refused at %s: %s',
  async (_, path, message, change) => {
    const form = asForm(present({ ...founderForm(), ...change }));
    const { status, failure } = await t.browser().call(registerFounder, { form });
    expect(status).toBe(422);
    expect(failure.errors).toEqual([{ path, message }]);
    expect(await t.deps.db.$count(users)).toBe(0);
  },
);

test.each([both('alllower#1'), both('pass word 1/'), both('ünïcödé-9 !')])(
  'a founder password like %j is taken: the capital at the start is asked for, not checked',
  async (passwords) => {
    const form = asForm({ ...founderForm(), ...passwords });
    expect((await t.browser().call(registerFounder, { form })).status).toBe(201);
  },
);

test('everything that is wrong is named at once', async () => {
  const form = asForm({ email: 'x', password: 'y', confirmPassword: 'z', age: '3' });
  const { failure } = await t.browser().call(registerApplicant, { form });
  expect(failure.errors).toEqual([
    { path: 'email', message: 'Invalid email Format' },
    { path: 'password', message: APPLICANT_PASSWORD },
    { path: 'fullName', message: REQUIRED },
    { path: 'phone', message: REQUIRED },
    { path: 'age', message: 'Age must be between 18 and 100' },
    { path: 'confirmPassword', message: 'Passwords do not match' },
  ]);
});
