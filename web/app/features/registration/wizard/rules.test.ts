import { applicantRegistrationFields } from '@ampersand/contract/registration';
import { experienceInput } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { experienceEntry } from '../history-answers.ts';
import type { RowEntry, WizardDefinition, WizardStep } from './definition.ts';
import { isBegun, judgeOf } from './row-entry.ts';
import { clampStep, problemsOf, refusalsOf, registrationForm } from './rules.ts';

const none = new Map();

const personal: WizardStep = {
  name: 'Personal',
  heading: '',
  lead: '',
  fields: { fullName: 'Full name', phone: 'Phone number', skills: 'Skills' },
  schema: async () => applicantRegistrationFields.pick({ fullName: true, phone: true, skills: true }),
  Body: () => null,
};

const entry: RowEntry = {
  list: 'experiences',
  name: 'experience',
  noun: 'experience',
  blank: { company: '', role: '', startDate: '', currentlyWorking: false },
  schema: async () => experienceInput,
};

const wizard: WizardDefinition = {
  draftKey: 'test',
  title: '',
  other: { question: '', label: '', to: '' },
  role: 'APPLICANT',
  call: 'POST /users/applicant-register',
  registered: '',
  blank: {},
  laterSteps: async () => undefined,
  steps: [personal, { ...personal, fields: { experiences: 'Experience' }, entry }],
};

test('a step has one problem a field, in the words of the contract', async () => {
  expect(await problemsOf(personal, { fullName: ' ', phone: '12', skills: [] }, none)).toEqual([
    { field: 'fullName', message: 'Please enter your full name' },
    { field: 'phone', message: 'Phone number must be exactly 10 digits' },
  ]);
});

test('a problem inside a list is one of the list', async () => {
  const skills = ['x'.repeat(81)];
  expect(await problemsOf(personal, { fullName: 'Ada', phone: '9'.repeat(10), skills }, none)).toEqual([
    { field: 'skills', message: 'Please keep each entry to 80 characters or fewer' },
  ]);
});

test('an answer the server refused stays wrong until it is changed', async () => {
  const answers = { fullName: 'Ada', phone: '9'.repeat(10), skills: [] };
  const refusals = refusalsOf(
    wizard.steps,
    [
      { path: 'fullName', message: 'Taken' },
      { path: 'experiences.0.endDate', message: 'Too early' },
      { path: 'unheard.of', message: 'Lost' },
    ],
    answers,
  );
  expect([...refusals.keys()]).toEqual(['fullName', 'experiences']);
  expect(await problemsOf(personal, answers, refusals)).toEqual([{ field: 'fullName', message: 'Taken' }]);
  expect(await problemsOf(personal, { ...answers, fullName: 'Ada L' }, refusals)).toEqual([]);
});

test('a row is begun with its first character or tick, not with spaces', () => {
  expect(isBegun(entry.blank)).toBe(false);
  expect(isBegun({ ...entry.blank, company: '  ' })).toBe(false);
  expect(isBegun({ ...entry.blank, company: 'A' })).toBe(true);
  expect(isBegun({ ...entry.blank, currentlyWorking: true })).toBe(true);
});

test('a row goes into its list only with company, role and start date', async () => {
  const judge = await judgeOf(entry);
  const row = { ...entry.blank, company: 'Acme', role: ' ' };
  expect(judge(row)).toEqual([
    { field: 'experience.role', message: 'Please enter the role' },
    { field: 'experience.startDate', message: 'Please fill in this field' },
  ]);
  expect(judge({ ...row, role: 'CTO', startDate: '2021-03-01' })).toEqual([]);
});

test('an address names a step only within what was reached', () => {
  expect([
    clampStep('3', 5),
    clampStep('5', 2),
    clampStep('0', 5),
    clampStep('two', 5),
    clampStep(null, 5),
  ]).toEqual([3, 2, 1, 1, 1]);
});

test('the registration is sent as multipart: lists as JSON text, the photo as a file, nothing empty', () => {
  const photo = new File(['x'], 'me.png', { type: 'image/png' });
  const form = registrationForm(wizard, {
    email: 'ada@example.com',
    age: '',
    profileImg: photo,
    skills: ['Sales, B2B', 'Law'],
    experiences: [],
    experience: { ...entry.blank, company: 'Half typed' },
    availability: 'false',
  });
  expect(Object.fromEntries(form)).toEqual({
    email: 'ada@example.com',
    profileImg: expect.objectContaining({ name: 'me.png', size: 1 }),
    skills: '["Sales, B2B","Law"]',
    experiences: '[]',
    availability: 'false',
    role: 'APPLICANT',
  });
});

test('a row with a year that cannot be stays out of its list, and says why', async () => {
  const judge = await judgeOf(experienceEntry);
  const row = { ...experienceEntry.blank, company: 'Acme', role: 'CTO', startDate: '2021-03-01' };
  const later = String(new Date().getFullYear() + 4);
  expect(judge({ ...row, startDate: '1850-03-01' })).toEqual([
    { field: 'experience.startDate', message: 'Please check the year: it is before 1900' },
  ]);
  expect(judge({ ...row, startDate: `${later}-03-01` })).toEqual([
    { field: 'experience.startDate', message: 'The start date is in the future' },
  ]);
  expect(judge({ ...row, endDate: `${later}-03-01` })).toEqual([
    {
      field: 'experience.endDate',
      message: 'The end date is in the future. If it is not over yet, leave the end open',
    },
  ]);
  expect(judge({ ...row, endDate: `${later}-03-01`, currentlyWorking: true })).toEqual([]);
});
