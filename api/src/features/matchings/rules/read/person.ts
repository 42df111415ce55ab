import type { Importance, Side } from '@ampersand/contract/enumerations';
import type { ApplicantPreference, FounderPreference } from '@ampersand/contract/preference';
import { APPLICANT_QUESTIONS, FOUNDER_QUESTIONS, type FounderQuestion } from '@ampersand/contract/questions';
import type { FounderProfile } from '@ampersand/contract/users';
import { namesOf } from '@ampersand/contract/values';
import { USD_PER_UNIT } from './quantities/exchange.ts';
import { withholdsPay } from './quantities/pay.ts';

/**
 * Everything matching may read of a member. Age, gender, photo and name are not in it, so they cannot enter a
 * score.
 */
export interface Person {
  readonly role: Side;
  readonly location: string | null;
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly hobbies: readonly string[];
  readonly habits: readonly string[];
  readonly experiences: readonly Experience[];
  readonly educations: readonly Education[];
  readonly currentJob: string | null;
  readonly availability: boolean | null;
  readonly salaryExpectations: string | null;
  /** Null for applicants. */
  readonly company: Company | null;
  /** Null until saved. */
  readonly founderPreference: Marked<FounderPreference> | null;
  /** Null until saved. */
  readonly applicantPreference: Marked<ApplicantPreference> | null;
}

export type Marks = Readonly<Partial<Record<string, Importance>>>;
/** Preferences with marks as they are stored, by field name. */
type Marked<Preference extends { importance: unknown; readings: unknown }> = Omit<
  Preference,
  'importance' | 'readings'
> & {
  readonly importance: Marks;
  /** Absent: nothing was corrected. */
  readonly readings?: Preference['readings'];
};

export interface Experience {
  readonly role: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly description: string | null;
}

export interface Education {
  readonly degree: string;
  readonly fieldOfStudy: string | null;
  readonly description: string | null;
}

export type Company = Pick<
  FounderProfile,
  | 'companyType'
  | 'companyDescription'
  | 'industry'
  | 'vision'
  | 'mission'
  | 'goals'
  | 'fundingStage'
  | 'fundingAmount'
  | 'equityOffered'
  | 'compensation'
  | 'currentRevenue'
  | 'lookingFor'
  | 'otherDetails'
>;

/** What somebody wrote of what they have done. */
export function workOf(person: Person): string[] {
  return [
    ...person.experiences.flatMap(({ role, description }) => [role, description]),
    ...person.educations.flatMap(({ degree, fieldOfStudy, description }) => [
      degree,
      fieldOfStudy,
      description,
    ]),
    person.currentJob,
    person.applicantPreference?.priorStartupExp,
  ].flatMap((text) => text || []);
}

const CURRENCY = new RegExp(
  `[€£$₹₦₵₱₫฿₩¥₺₪₾₴]|\\b(?:${Object.keys(USD_PER_UNIT).join('|')}|KSh|TSh|Rs|Rp|kr|LPA|lakhs?|R)\\b`,
);
const PAY = /\b(?:salary|pays?|paid|stipend|wage|per month|a month|monthly|a year)\b/i;
const NO_PAY =
  /\b(?:rais(?:ed|ing)|round|revenue|turnover|orders?|worth|sold|funding|valuation|customers?|investors?)\b/i;
/** "More after the next round" says when, not what a sum is for. */
const LATER =
  /\b(?:after|until|till|before|once|with)\b[^,.;]{0,24}\b(?:rais(?:ed|ing)|round|revenue|orders?|funding|customers?|investors?)\b/gi;

/**
 * The sentence in which a company says what it can pay, as written, with those beside it that say that nothing is
 * paid yet; undefined when there is none.
 */
export function payStatement(company: Pick<Company, 'otherDetails' | 'lookingFor'>): string | undefined {
  return (
    statementIn(company.otherDetails, namesPay) ??
    statementIn(company.lookingFor, (sentence) => PAY.test(sentence) && namesPay(sentence))
  );
}

function statementIn(text: string | null, isStatement: (sentence: string) => boolean): string | undefined {
  const sentences = (text ?? '').split(/(?<=[.!?;])\s+|\n/);
  const at = sentences.findIndex(isStatement);
  if (at < 0) return undefined;
  const first = Math.max(0, at - 2);
  const withheld = sentences.slice(first, at).findIndex(withholdsPay);
  const from = withheld < 0 ? at : first + withheld;
  const to = withholdsPay(sentences[at + 1] ?? '') ? at + 2 : at + 1;
  return sentences.slice(from, to).join(' ');
}

/** Whether an answer on something else names a sum of money. */
export function namesPay(text: string): boolean {
  return CURRENCY.test(text) && /\d/.test(text) && !NO_PAY.test(text.replace(LATER, ' '));
}

/** The one question of which matching reads the mark and never the answer. */
const MARKED_ONLY = 'fundraisingApproach' satisfies FounderQuestion;

/** Share of the questions matching can use that a member has answered, 0-1. */
export function completeness(person: Person): number {
  const { company, founderPreference, applicantPreference } = person;
  const shared = [person.location, person.skills, person.interests, person.experiences, person.educations];
  const own =
    person.role === 'FOUNDER'
      ? [
          company?.companyDescription,
          company?.industry,
          company?.vision,
          company?.mission,
          company?.goals,
          company?.equityOffered,
          ...namesOf(FOUNDER_QUESTIONS)
            .filter((name) => name !== MARKED_ONLY)
            .map((name) => founderPreference?.[name]),
        ]
      : [
          person.currentJob,
          person.salaryExpectations,
          ...namesOf(APPLICANT_QUESTIONS).map((name) => applicantPreference?.[name]),
        ];
  const answers = [...shared, ...own];
  return answers.filter(isAnswered).length / answers.length;
}

/** Whether there is an answer: an entry, or a word. */
export function isAnswered(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined && answer !== '';
}
