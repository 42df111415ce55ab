export type Gender = 'MALE' | 'FEMALE' | 'OTHER' | 'PREFER_NOT_TO_SAY';
export type Importance = 'MUST_HAVE' | 'IMPORTANT' | 'NICE' | 'INDIFFERENT';
export type CompanyType = 'STARTUP' | 'SME' | 'CORPORATE' | 'NON_PROFIT' | 'ENTERPRISE';
export type BusinessStructure = 'LLC' | 'PARTNERSHIP' | 'SOLE_PROPRIETOR' | 'CORPORATION' | 'OTHER';
export type CompanySize = '1' | '2-5' | '6-10' | '11-50' | '51-200' | '201-500' | '500+';
export type FundingStage =
  | 'PRE_SEED'
  | 'SEED'
  | 'SERIES_A'
  | 'SERIES_B'
  | 'SERIES_C'
  | 'BOOTSTRAPPED'
  | 'REVENUE_GENERATING';
export type Compensation = 'SALARY' | 'EQUITY' | 'PROFIT_SHARING' | 'HYBRID' | 'OTHER';
export type Revenue = '<$50k' | '$50k-$100k' | '$100k-$500k' | '$500k-$1M' | '>$1M';

/** Dates are `YYYY-MM-DD`; without `endDate` the position is held today. */
export interface Experience {
  role: string;
  company: string;
  startDate: string;
  endDate?: string;
  description?: string;
}

/** Dates are `YYYY-MM-DD`; without `endDate` the person still studies there. */
export interface Education {
  institution: string;
  degree: string;
  fieldOfStudy?: string;
  startDate: string;
  endDate?: string;
  description?: string;
}

/** What founders and applicants share. An empty list is a part of the profile left blank. */
export interface Person {
  email: string;
  fullName: string;
  /** Exactly ten digits. */
  phone: string;
  /** Years, 18 to 100. */
  age: number;
  gender: Gender;
  /** As typed: "Bengaluru, India", "Lagos, Nigeria (GMT+1)", "Lisbon or remote". */
  location: string;
  habits: string[];
  hobbies: string[];
  interests: string[];
  skills: string[];
  experiences: Experience[];
  educations: Education[];
}

/** Answers as typed; an empty string or list is a question skipped. */
export interface ApplicantPreference {
  joinMotivation: string;
  applicantSkills: string[];
  ideaPreferences: string[];
  timeCommitment: string;
  riskAppetite: string;
  equityExpectation: string;
  priorStartupExp: string;
  workingStyle: string;
  conflictHandling: string;
  applicantGoals: string[];
}

export interface Applicant extends Person {
  currentJob?: string;
  availability: boolean;
  salaryExpectations?: string;
  preference?: ApplicantPreference;
  importance?: Partial<Record<keyof ApplicantPreference, Importance>>;
}

/** Answers as typed; an empty string or list is a question skipped. */
export interface FounderPreference {
  startupIdea: string;
  skillsOffered: string[];
  skillsNeeded: string[];
  equityOffered: string;
  coFounderCommitment: string;
  workingArrangement: string;
  decisionMakingStyle: string;
  startupPace: string;
  fundraisingApproach: string;
  coreValues: string[];
  founderConcerns: string;
}

export interface Company {
  companyName: string;
  companyType: CompanyType;
  companyDescription: string;
  website?: string;
  businessStructure: BusinessStructure;
  industry: string;
  foundingDate?: string;
  companySize: CompanySize;
  vision: string;
  mission: string;
  goals?: string;
  fundingStage: FundingStage;
  /** US dollars raised so far or sought now. */
  fundingAmount?: number;
  /** Percent, 0 to 100. */
  equityOffered?: number;
  compensation: Compensation;
  shareStructure?: string;
  currentRevenue?: Revenue;
  lookingFor: string;
  otherDetails?: string;
}

export interface Founder extends Person {
  company: Company;
  preference?: FounderPreference;
  importance?: Partial<Record<keyof FounderPreference, Importance>>;
}

export interface CommunityEvent {
  title: string;
  description: string;
  /** Days after the seeding. */
  inDays: number;
  /** `HH:MM`, UTC. */
  time: string;
  location: string;
}
