import type { FounderProfile, PublicUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { matchOf } from './load-matches.server.ts';

const FIRST_LINE = 'Books that a savings group can show to a bank';
const VISION = 'Savings groups that own their records.';
const IDEA = 'A ledger on any phone.';

const startup: FounderProfile = {
  companyName: 'Chama Ledger',
  companyUrl: null,
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
};

/** The line on the card of a founder with this company. */
function lineOf(company: Partial<FounderProfile>) {
  const founder: PublicUser = {
    id: '018f0000-0000-7000-8000-000000000000',
    fullName: 'Wanjiru Kamau',
    calledName: 'Wanjiru',
    role: 'FOUNDER',
    profileUrl: null,
    profile: {
      age: null,
      gender: null,
      location: null,
      firstLine: FIRST_LINE,
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
      isVerified: true,
      identityReviewed: false,
      linkedin: null,
      github: null,
      portfolio: null,
      question: null,
      FounderProfile: [{ ...startup, ...company }],
    },
  };
  const match = matchOf(founder, {
    match: '87%',
    score: 0.87,
    uncertainty: 0.1,
    isSaved: false,
    isNew: false,
    group: 'STRONG',
    movedUp: undefined,
    isGuess: false,
    reasons: [],
    gaps: [],
    facts: [],
  });
  return match.person.line;
}

test('the card of a startup has its own vision or idea, and the first line of its founder only without one', () => {
  expect(lineOf({ vision: VISION, companyDescription: IDEA })).toBe(VISION);
  expect(lineOf({ companyDescription: IDEA })).toBe(IDEA);
  expect(lineOf({})).toBe(FIRST_LINE);
});
