import type { FounderProfile, OwnUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions-for.ts';

const company: FounderProfile = {
  companyName: 'Northwind',
  companyType: 'STARTUP',
  companyDescription: null,
  website: null,
  notFounded: true,
  businessStructure: null,
  industry: null,
  foundingDate: null,
  companySize: null,
  vision: null,
  mission: null,
  goals: null,
  fundingStage: null,
  fundingAmount: null,
  equityOffered: null,
  compensation: null,
  shareStructure: null,
  currentRevenue: null,
  lookingFor: 'A CTO',
  otherDetails: null,
  companyUrl: null,
};

const nobody: OwnUser = {
  id: '018f0000-0000-7000-8000-000000000000',
  fullName: 'Asha',
  calledName: 'Asha',
  role: 'APPLICANT',
  email: 'asha@example.com',
  phone: null,
  askForPhoto: false,
  contactVisibility: 'MEMBERS',
  paused: false,
  deletedOn: null,
  profileUrl: null,
  profile: {
    age: null,
    gender: null,
    location: null,
    habits: [],
    skills: [],
    interests: [],
    hobbies: [],
    languages: [],
    experiences: [],
    educations: [],
    currentJob: null,
    availability: null,
    salaryExpectations: null,
    firstLine: null,
    linkedin: null,
    github: null,
    portfolio: null,
    question: null,
    FounderProfile: [],
    isVerified: false,
    identityReviewed: false,
    version: 1,
  },
};

const founderOf = (told: Partial<FounderProfile>, skills: string[] = []): OwnUser => ({
  ...nobody,
  role: 'FOUNDER',
  profile: { ...nobody.profile, skills, FounderProfile: [{ ...company, ...told }] },
});
const applicantOf = (told: Partial<OwnUser['profile']>): OwnUser => ({
  ...nobody,
  profile: { ...nobody.profile, ...told },
});

test('two companies of different fields are not offered the same skills', () => {
  const [health, ledger] = [
    suggestionsFor(founderOf({ industry: 'Digital health' })).skillsNeeded,
    suggestionsFor(founderOf({ companyDescription: 'Savings groups keep their ledger with us.' }))
      .skillsNeeded,
  ];
  expect(health?.slice(0, 4)).toEqual([
    'clinical research',
    'regulatory affairs',
    'health data privacy',
    'medical sales',
  ]);
  expect(ledger?.[0]).toBe('payments');
});

test('a founder is not offered as missing what they bring themself', () => {
  const { skillsNeeded, skillsOffered } = suggestionsFor(
    founderOf({ industry: 'Fintech' }, ['Compliance', 'sales']),
  );
  expect(skillsNeeded).not.toEqual(expect.arrayContaining(['compliance']));
  expect(skillsNeeded).not.toContain('sales');
  expect(skillsOffered).toEqual(['Compliance', 'sales']);
});

test('who has told nothing is offered what every company needs', () => {
  expect(suggestionsFor(founderOf({})).skillsNeeded).toContain('product design');
  expect(suggestionsFor(applicantOf({})).applicantSkills).toContain('product design');
});

test('an applicant is offered their own skills, and ideas near to what they like and do', () => {
  const { applicantSkills, ideaPreferences } = suggestionsFor(
    applicantOf({ skills: ['firmware', 'C++', 'sensors'], interests: ['rivers'] }),
  );
  expect(applicantSkills).toEqual(['firmware', 'C++', 'sensors']);
  expect(ideaPreferences?.slice(0, 2)).toEqual(['rivers', 'hardware']);
  expect(ideaPreferences?.at(-1)).toBe('not gambling');
});
