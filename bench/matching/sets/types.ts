import type {
  Company,
  Education,
  Experience,
  Person,
} from '../../../api/src/features/matchings/rules/read/person.ts';

/**
 * How somebody writes. RICH: everything answered, quantities in prose. PLAIN: short, answers missing. CHANGED: the
 * thing in other words than those who look for it use. OTHER_LANGUAGE: not in English. ADVERSARIAL: stuffed, copied
 * or hollow.
 */
export const STYLES = ['RICH', 'PLAIN', 'CHANGED', 'OTHER_LANGUAGE', 'ADVERSARIAL'] as const;
export type Style = (typeof STYLES)[number];

export interface SetPerson {
  /** `f01` to `f60` for founders, `a01` to `a60` for applicants. */
  readonly id: string;
  readonly style: Style;
  readonly person: Person;
}

type FounderAnswers = NonNullable<Person['founderPreference']>;
type ApplicantAnswers = NonNullable<Person['applicantPreference']>;

type Profile = Omit<Person, 'role' | 'company' | 'founderPreference' | 'applicantPreference'>;

/** What sign-up asks of every founder. */
type Required = 'companyType' | 'fundingStage' | 'compensation' | 'lookingFor';

type FounderFilled = Partial<Profile> & {
  readonly company: Pick<Company, Required> & Partial<Company>;
  /** Absent when the preferences were never saved. */
  readonly wants?: Partial<FounderAnswers>;
};

type ApplicantFilled = Partial<Profile> & {
  /** Absent when the preferences were never saved. */
  readonly wants?: Partial<ApplicantAnswers>;
};

const NO_PROFILE: Profile = {
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
};

const NO_COMPANY = {
  companyDescription: null,
  industry: null,
  vision: null,
  mission: null,
  goals: null,
  fundingAmount: null,
  equityOffered: null,
  currentRevenue: null,
  otherDetails: null,
} satisfies Omit<Company, Required>;

const NO_FOUNDER_ANSWERS: FounderAnswers = {
  startupIdea: null,
  skillsOffered: [],
  skillsNeeded: [],
  equityOffered: null,
  coFounderCommitment: null,
  workingArrangement: null,
  decisionMakingStyle: null,
  startupPace: null,
  fundraisingApproach: null,
  coreValues: [],
  founderConcerns: null,
  importance: {},
};

const NO_APPLICANT_ANSWERS: ApplicantAnswers = {
  joinMotivation: null,
  applicantSkills: [],
  ideaPreferences: [],
  timeCommitment: null,
  riskAppetite: null,
  equityExpectation: null,
  priorStartupExp: null,
  workingStyle: null,
  conflictHandling: null,
  applicantGoals: [],
  importance: {},
};

/** A founder of whom everything that is not given is unanswered. */
export function founder(id: string, style: Style, { company, wants, ...profile }: FounderFilled): SetPerson {
  const person: Person = {
    ...NO_PROFILE,
    ...profile,
    role: 'FOUNDER',
    company: { ...NO_COMPANY, ...company },
    founderPreference: wants ? { ...NO_FOUNDER_ANSWERS, ...wants } : null,
    applicantPreference: null,
  };
  return { id, style, person };
}

/** An applicant of whom everything that is not given is unanswered. */
export function applicant(id: string, style: Style, { wants, ...profile }: ApplicantFilled): SetPerson {
  const person: Person = {
    ...NO_PROFILE,
    ...profile,
    role: 'APPLICANT',
    company: null,
    founderPreference: null,
    applicantPreference: wants ? { ...NO_APPLICANT_ANSWERS, ...wants } : null,
  };
  return { id, style, person };
}

/** One job; days as `YYYY-MM-DD`, `null` for a job that goes on. */
export function job(
  role: string,
  startDate: string,
  endDate: string | null,
  description: string | null = null,
): Experience {
  return { role, startDate, endDate, description };
}

/** One course of study. */
export function study(
  degree: string,
  fieldOfStudy: string | null = null,
  description: string | null = null,
): Education {
  return { degree, fieldOfStudy, description };
}
