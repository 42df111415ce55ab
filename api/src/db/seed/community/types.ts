import type {
  BusinessStructure,
  CompanySize,
  CompanyType,
  Compensation,
  CurrentRevenue,
  DeclineReason,
  FundingStage,
  Gender,
  Importance,
  ReactionKind,
} from '@ampersand/contract/enumerations';
import type { APPLICANT_QUESTIONS, ByQuestion, FOUNDER_QUESTIONS } from '@ampersand/contract/questions';

/** Dates are `YYYY-MM-DD`; without `endDate` the position is held today. */
interface Experience {
  role: string;
  company: string;
  startDate: string;
  endDate?: string;
  description?: string;
}

/** Dates are `YYYY-MM-DD`; without `endDate` the person still studies there. */
interface Education {
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
  /** What they are about. */
  firstLine?: string;
  /** To whoever invites them. */
  question?: string;
}

/** Answers as typed; what is empty or left out is a question skipped. */
type ApplicantPreference = Partial<ByQuestion<typeof APPLICANT_QUESTIONS, string, string[]>>;

export interface Applicant extends Person {
  currentJob?: string;
  availability: boolean;
  salaryExpectations?: string;
  preference?: ApplicantPreference;
  importance?: Partial<Record<keyof ApplicantPreference, Importance>>;
}

/** Answers as typed; what is empty or left out is a question skipped. */
type FounderPreference = Partial<ByQuestion<typeof FOUNDER_QUESTIONS, string, string[]>>;

interface Company {
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
  currentRevenue?: CurrentRevenue;
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
  /** Name of its picture, which the build of the web app draws. */
  picture: string;
}

/** Days before the seeding and a time of that day (`HH:MM`, UTC), or minutes before. Of two on one day, or within the last hours, the later one stands behind. */
export type Ago = readonly [days: number, time: string] | number;

/** The demo log-in whose file it stands in, and the other one. */
export type Speaker = 'me' | 'them';

export interface Line {
  by: Speaker;
  at: Ago;
  /** Empty: it was taken back. */
  text: string;
  /** What it said before it was edited. */
  before?: string;
  /** The place of the message it answers to; 1 is the note. */
  quotes?: number;
  /** Of whoever got it. */
  reaction?: ReactionKind;
}

interface Asked {
  asked: Speaker;
  at: Ago;
  note: string;
  /** To the question of whoever was asked. */
  answer?: string;
}

export interface Conversation extends Asked {
  /** An address; null: a former member. */
  with: string | null;
  accepted: Ago;
  lines: Line[];
  /** How many of the last lines the demo log-in has not read. */
  unread?: number;
  ended?: { by: Speaker; at: Ago; reason: DeclineReason };
}

/** One that led to no conversation; without an end it waits for an answer. */
export interface Invitation extends Asked {
  with: string;
  declined?: { at: Ago; reason: DeclineReason; sentence?: string };
  expired?: true;
}

/** What a demo log-in has written with others. */
export interface Talk {
  conversations: Conversation[];
  invitations: Invitation[];
}
