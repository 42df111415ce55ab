import type { Importance } from '@ampersand/contract/enumerations';
import { APPLICANT_QUESTIONS, FOUNDER_QUESTIONS } from '@ampersand/contract/questions';
import { namesOf } from '@ampersand/contract/values';
import type { Company, Experience, Person } from '../../../api/src/features/matchings/rules/read/person.ts';

const MARK: Record<Importance, string> = {
  MUST_HAVE: 'must-have',
  IMPORTANT: 'important',
  NICE: 'nice to have',
  INDIFFERENT: 'does not matter',
};

const COMPANY_LABELS: Record<keyof Company, string> = {
  companyType: 'Type of company',
  companyDescription: 'What it does',
  industry: 'Industry',
  vision: 'Vision',
  mission: 'Mission',
  goals: 'Goals',
  fundingStage: 'Stage',
  fundingAmount: 'Funding (US dollars)',
  equityOffered: 'Equity offered (per cent)',
  compensation: 'Compensation',
  currentRevenue: 'Revenue a year',
  lookingFor: 'Looking for',
  otherDetails: 'Other details',
};

const ANSWER_LABELS = {
  startupIdea: 'The idea',
  skillsOffered: 'Skills they bring',
  skillsNeeded: 'Skills they need',
  equityOffered: 'Equity they offer',
  coFounderCommitment: 'Time they expect',
  workingArrangement: 'Where and how they work',
  decisionMakingStyle: 'How they decide',
  startupPace: 'Pace',
  fundraisingApproach: 'How they raise money',
  coreValues: 'Values',
  founderConcerns: 'Concerns',
  joinMotivation: 'Why they want to join',
  applicantSkills: 'Skills they bring',
  ideaPreferences: 'Ideas they want',
  timeCommitment: 'Time they give',
  riskAppetite: 'Appetite for risk',
  equityExpectation: 'Equity they expect',
  priorStartupExp: 'Startups before',
  workingStyle: 'Where and how they work',
  conflictHandling: 'In a conflict',
  applicantGoals: 'Goals',
};

/** The values of these are names of an enumeration, such as `PRE_SEED`. */
const CHOICES: ReadonlySet<string> = new Set(['companyType', 'fundingStage', 'compensation']);

/** A person as another member reads them: every filled field on a line, with its label and mark; no style. */
export function cardOf(person: Person): string {
  return [...profileLines(person), ...companyLines(person.company), ...answerLines(person)].join('\n');
}

function profileLines(person: Person): string[] {
  const { availability } = person;
  return [
    ...line('Place', person.location),
    ...line('Current job', person.currentJob),
    ...line('Skills', person.skills),
    ...line('Interests', person.interests),
    ...line('Hobbies', person.hobbies),
    ...line('Habits', person.habits),
    ...person.experiences.flatMap((experience) => line('Experience', experienceOf(experience))),
    ...person.educations.flatMap(({ degree, fieldOfStudy, description }) =>
      line(
        'Education',
        [degree, fieldOfStudy, description].filter((part) => part !== null),
      ),
    ),
    ...line('Available', availability === null ? null : availability ? 'yes' : 'no'),
    ...line('Pay they expect', person.salaryExpectations),
  ];
}

function experienceOf({ role, startDate, endDate, description }: Experience): string {
  const years = `${startDate.slice(0, 7)} to ${endDate?.slice(0, 7) ?? 'now'}`;
  return `${role}, ${years}${description ? `: ${description}` : ''}`;
}

function companyLines(company: Company | null): string[] {
  if (!company) return [];
  return namesOf(COMPANY_LABELS).flatMap((name) => {
    const value = company[name];
    return line(COMPANY_LABELS[name], CHOICES.has(name) ? wordsOf(String(value)) : value);
  });
}

function answerLines({ founderPreference, applicantPreference }: Person): string[] {
  return [
    ...namesOf(FOUNDER_QUESTIONS).flatMap((name) =>
      line(ANSWER_LABELS[name], founderPreference?.[name] ?? null, founderPreference?.importance[name]),
    ),
    ...namesOf(APPLICANT_QUESTIONS).flatMap((name) =>
      line(ANSWER_LABELS[name], applicantPreference?.[name] ?? null, applicantPreference?.importance[name]),
    ),
  ];
}

/** One line, or none for what is not filled in and not marked. */
function line(label: string, value: string | number | readonly string[] | null, mark?: Importance): string[] {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  if (!text && !mark) return [];
  return [`${label}${mark ? ` [${MARK[mark]}]` : ''}: ${text || 'no answer'}`];
}

const wordsOf = (choice: string) => choice.toLowerCase().replaceAll('_', ' ');
