import { APPLICANT_QUESTIONS, byQuestion, FOUNDER_QUESTIONS } from '@ampersand/contract/questions';
import { hashEmbedder } from '../../../testing/hash-embedder.ts';
import type { Reading } from './explain/explain.ts';
import type { Person } from './read/person.ts';
import { textsOf } from './read/texts.ts';
import { traitsOf } from './read/traits.ts';
import { type Pair, pairOf } from './score/pair.ts';

/** People for the tests of this folder; a test states only what matters to it. */

const NOW = Date.parse('2026-06-01');

const nobody = {
  location: null,
  skills: [],
  interests: [],
  hobbies: [],
  habits: [],
  experiences: [],
  educations: [],
  currentJob: null,
  availability: null,
  salaryExpectations: null,
  company: null,
  founderPreference: null,
  applicantPreference: null,
} as const;

const company: NonNullable<Person['company']> = {
  companyType: 'STARTUP',
  companyDescription: null,
  industry: null,
  vision: null,
  mission: null,
  goals: null,
  fundingStage: 'PRE_SEED',
  fundingAmount: null,
  equityOffered: null,
  compensation: 'HYBRID',
  currentRevenue: null,
  lookingFor: 'Somebody brave.',
  otherDetails: null,
};

const unanswered = { text: () => null, list: () => [] };
const founderPreference: NonNullable<Person['founderPreference']> = {
  ...byQuestion(FOUNDER_QUESTIONS, unanswered),
  importance: {},
};

const applicantPreference: NonNullable<Person['applicantPreference']> = {
  ...byQuestion(APPLICANT_QUESTIONS, unanswered),
  importance: {},
};

type FounderParts = Partial<Omit<Person, 'company' | 'founderPreference'>> & {
  company?: Partial<typeof company>;
  wants?: Partial<typeof founderPreference>;
};
type ApplicantParts = Partial<Omit<Person, 'applicantPreference'>> & {
  wants?: Partial<typeof applicantPreference>;
};

/** A founder who has said nothing but what is given; `wants` absent: no preferences saved. */
export function founder({ company: own, wants, ...rest }: FounderParts = {}): Person {
  return {
    ...nobody,
    role: 'FOUNDER',
    ...rest,
    company: { ...company, ...own },
    founderPreference: wants ? { ...founderPreference, ...wants } : null,
  };
}

/** An applicant who has said nothing but what is given; `wants` absent: no preferences saved. */
export function applicant({ wants, ...rest }: ApplicantParts = {}): Person {
  return {
    ...nobody,
    role: 'APPLICANT',
    ...rest,
    applicantPreference: wants ? { ...applicantPreference, ...wants } : null,
  };
}

/** The person with what is read of them; texts that share words are near. */
export async function read(person: Person): Promise<Reading> {
  const { aspects, terms } = textsOf(person);
  const texts = [...new Set([...Object.values(aspects).flat(), ...terms.map(({ text }) => text)])];
  const vectors = await hashEmbedder().embed(texts);
  const vectorOf = new Map(texts.map((text, i) => [text, vectors[i]]));
  return {
    person,
    traits: traitsOf(person, (text) => vectorOf.get(text) ?? new Float32Array(384), NOW),
  };
}

export async function pair(ofFounder: FounderParts, ofApplicant: ApplicantParts): Promise<Pair> {
  const [one, other] = await Promise.all([read(founder(ofFounder)), read(applicant(ofApplicant))]);
  return pairOf(one.traits, other.traits);
}

/** A founder who answered everything. */
export const coldChain = {
  location: 'Pune, India',
  skills: ['pharmacy', 'government tenders'],
  interests: ['primary health care'],
  experiences: [
    {
      role: 'Programme manager',
      startDate: '2015-06-01',
      endDate: null,
      description: 'Ran a vaccine store.',
    },
  ],
  educations: [{ degree: 'M.Pharm', fieldOfStudy: 'Pharmaceutics', description: null }],
  company: {
    companyDescription: 'A vaccine carrier that records its own temperature.',
    industry: 'Health supply chain',
    vision: 'No dose spoiled by heat.',
    mission: 'Make the cold chain visible to nurses.',
    goals: 'Two thousand carriers next year.',
    fundingStage: 'PRE_SEED',
    equityOffered: 18,
    lookingFor: 'A technical co-founder for firmware and the servers behind it.',
    otherDetails: 'A grant pays ₹75,000 a month.',
  },
  wants: {
    startupIdea: 'Sensors in vaccine boxes for the last forty kilometres of the cold chain.',
    skillsOffered: ['vaccine logistics', 'government tenders'],
    skillsNeeded: ['embedded firmware', 'IoT back end', 'offline Android app'],
    equityOffered: '15–22 %',
    coFounderCommitment: 'Full time',
    workingArrangement: 'Pune or remote',
    decisionMakingStyle: 'Data first, then one of us owns it',
    startupPace: 'Steady',
    coreValues: ['patient safety', 'honest data'],
    founderConcerns: 'Arguments that go quiet',
  },
} satisfies FounderParts;

/** An applicant who answered everything and suits `coldChain`. */
export const firmwareEngineer = {
  location: 'Pune, India',
  skills: ['embedded firmware', 'PCB design'],
  interests: ['primary health care'],
  experiences: [
    {
      role: 'Firmware engineer',
      startDate: '2016-01-01',
      endDate: null,
      description: 'Loggers for milk tankers.',
    },
  ],
  educations: [{ degree: 'BE', fieldOfStudy: 'Electronics', description: null }],
  currentJob: 'Firmware engineer',
  availability: true,
  salaryExpectations: '₹9 LPA',
  wants: {
    joinMotivation: 'I want to make the cold chain visible to nurses.',
    applicantSkills: ['embedded firmware', 'IoT back end'],
    ideaPreferences: ['vaccine cold chain', 'not gambling'],
    timeCommitment: 'Full time',
    riskAppetite: 'Medium to high',
    equityExpectation: '15-20%',
    priorStartupExp: 'Second engineer at a start-up',
    workingStyle: 'Steady, data first',
    conflictHandling: 'No arguments that go quiet',
    applicantGoals: ['learn government tenders'],
  },
} satisfies ApplicantParts;
