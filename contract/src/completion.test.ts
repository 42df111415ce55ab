import { describe, expect, test } from 'vitest';
import { profileCompletion } from './completion.ts';
import type { FounderProfile, OwnUser } from './users.ts';

const emptyProfile: OwnUser['profile'] = {
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
};

/** Nobody can register like this; each test fills in one thing. */
const nobody: OwnUser = {
  id: '01890000-0000-7000-8000-000000000000',
  fullName: '',
  calledName: '',
  role: 'APPLICANT',
  profileUrl: null,
  email: '',
  phone: null,
  askForPhoto: true,
  contactVisibility: 'MEMBERS',
  paused: false,
  deletedOn: null,
  profile: emptyProfile,
};

const job = {
  id: nobody.id,
  role: 'Baker',
  company: 'Mill',
  startDate: '2020-01-01',
  endDate: null,
  description: null,
};
const study = {
  id: nobody.id,
  institution: 'COEP',
  degree: 'BTech',
  fieldOfStudy: null,
  startDate: null,
  endDate: null,
  description: null,
};

const base: [string, (user: OwnUser) => OwnUser][] = [
  ['fullName', (user) => ({ ...user, fullName: 'Asha' })],
  ['email', (user) => ({ ...user, email: 'asha@example.com' })],
  ['phone', (user) => ({ ...user, phone: '9876543210' })],
  ['age', (user) => withProfile(user, { age: 31 })],
  ['gender', (user) => withProfile(user, { gender: 'PREFER_NOT_TO_SAY' })],
  ['location', (user) => withProfile(user, { location: 'Pune' })],
  ['skills', (user) => withProfile(user, { skills: ['Go'] })],
  ['interests', (user) => withProfile(user, { interests: ['Rivers'] })],
  ['hobbies', (user) => withProfile(user, { hobbies: ['Chess'] })],
  ['experiences', (user) => withProfile(user, { experiences: [job] })],
  ['educations', (user) => withProfile(user, { educations: [study] })],
];

/** What the schema lets no founder leave empty is emptied by force, to see its item alone. */
const emptyCompany = {
  companyName: '',
  companyType: null,
  companyDescription: null,
  website: null,
  businessStructure: null,
  industry: null,
  foundingDate: null,
  companySize: null,
  vision: null,
  mission: null,
  goals: null,
  fundingStage: 'SEED',
  fundingAmount: null,
  equityOffered: null,
  compensation: null,
  shareStructure: null,
  currentRevenue: null,
  lookingFor: '',
  otherDetails: null,
  companyUrl: null,
} as unknown as FounderProfile;

const company: [string, Partial<FounderProfile>][] = [
  ['companyName', { companyName: 'Northwind' }],
  ['companyType', { companyType: 'SME' }],
  ['businessStructure', { businessStructure: 'LLC' }],
  ['shareStructure', { shareStructure: 'Half each' }],
  ['currentRevenue', { currentRevenue: '<$50k' }],
  ['companySize', { companySize: '1' }],
  ['vision', { vision: 'No dose spoiled' }],
  ['mission', { mission: 'A thermometer in every box' }],
  ['goals', { goals: 'Ten clinics' }],
  ['compensation', { compensation: 'EQUITY' }],
  ['lookingFor', { lookingFor: 'A CTO' }],
  ['otherDetails', { otherDetails: 'Salary of $40k' }],
];

function withProfile(user: OwnUser, change: Partial<OwnUser['profile']>): OwnUser {
  return { ...user, profile: { ...user.profile, ...change } };
}

function founder(change: Partial<FounderProfile> = {}): OwnUser {
  return withProfile({ ...nobody, role: 'FOUNDER' }, { FounderProfile: [{ ...emptyCompany, ...change }] });
}

const doneKeys = (user: OwnUser) =>
  profileCompletion(user)
    .items.filter(({ done }) => done)
    .map(({ key }) => key);

describe('completion of a profile', () => {
  test('an empty one has 11 items to do and is at 0 %', () => {
    const { percent, items } = profileCompletion(nobody);
    expect(percent).toBe(0);
    expect(items.map(({ key }) => key)).toEqual(base.map(([key]) => key));
  });

  test.each(base)('%s counts as one of 11', (key, fill) => {
    expect(doneKeys(fill(nobody))).toEqual([key]);
    expect(profileCompletion(fill(nobody)).percent).toBe(9);
  });

  test('each further item raises the figure, rounded, up to 100 %', () => {
    const percents: number[] = [];
    base.reduce((user, [, fill]) => {
      const next = fill(user);
      percents.push(profileCompletion(next).percent);
      return next;
    }, nobody);
    expect(percents).toEqual([9, 18, 27, 36, 45, 55, 64, 73, 82, 91, 100]);
  });

  test.each(company)('of a founder, %s counts as one of 23', (key, change) => {
    expect(doneKeys(founder(change))).toEqual([key]);
    expect(profileCompletion(founder(change)).percent).toBe(4);
  });

  test('a founder has the 12 items of the company after the 11', () => {
    const keys = profileCompletion(founder()).items.map((item) => item.key);
    expect(keys).toEqual([...base, ...company].map(([key]) => key));
    const whole = base.reduce<OwnUser>(
      (user, [, fill]) => fill(user),
      founder(Object.assign({}, ...company.map(([, change]) => change))),
    );
    expect(profileCompletion(whole).percent).toBe(100);
  });

  test('a founder without a company, and a company of somebody who is no founder, leave it at 11', () => {
    expect(profileCompletion({ ...nobody, role: 'FOUNDER' }).items).toHaveLength(11);
    expect(profileCompletion({ ...founder(), role: 'APPLICANT' }).items).toHaveLength(11);
  });

  test('of several companies the first counts', () => {
    const two = withProfile(founder(), {
      FounderProfile: [emptyCompany, { ...emptyCompany, companyName: 'Second' }],
    });
    expect(doneKeys(two)).toEqual([]);
    expect(profileCompletion(two).items).toHaveLength(23);
  });

  test('blanks do not count, and what no item names changes nothing', () => {
    const rest = {
      location: ' \n',
      habits: ['Early riser'],
      currentJob: 'Baker',
      availability: true,
      salaryExpectations: '20 LPA',
      isVerified: true,
      identityReviewed: false,
    };
    expect(doneKeys(withProfile({ ...nobody, fullName: '  ', profileUrl: '/x' }, rest))).toEqual([]);
    expect(doneKeys(founder({ website: 'https://a.example', industry: 'Food', equityOffered: 5 }))).toEqual(
      [],
    );
  });

  test('each item says in one sentence what it would add', () => {
    for (const user of [nobody, founder()]) {
      for (const { label, gain } of profileCompletion(user).items) {
        expect(label).toMatch(/^[A-Z]/);
        expect(gain).toMatch(/^[A-Z][^.]+\.$/);
      }
    }
  });

  test('no gain is promised for what the score does not read', () => {
    const gains = new Map(profileCompletion(founder()).items.map(({ key, gain }) => [key, gain]));
    for (const key of ['age', 'gender']) expect(gains.get(key)).toContain('never changes your matches');
    for (const key of [
      'fullName',
      'companyName',
      'companyType',
      'businessStructure',
      'shareStructure',
      'companySize',
    ])
      expect(gains.get(key)).toContain('your matches stay the same');
  });
});

test('say who could write or call as its owner has chosen', () => {
  const gainsOf = (user: OwnUser) =>
    profileCompletion(user).items.flatMap(({ key, gain }) =>
      key === 'email' || key === 'phone' ? gain : [],
    );
  expect(gainsOf(nobody)).toEqual([
    'People who press Connect can write to you.',
    'People who press Connect can call you.',
  ]);
  expect(gainsOf({ ...nobody, contactVisibility: 'CONNECTIONS' })).toEqual([
    'People you are connected with can write to you.',
    'People you are connected with can call you.',
  ]);
});
