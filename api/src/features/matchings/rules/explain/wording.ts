import type { Side } from '@ampersand/contract/enumerations';
import type { Question } from '@ampersand/contract/questions';
import type { Company } from '../read/person.ts';
import type { Range } from '../read/quantities/range.ts';

/** Words for the two people of a pair as one of them reads them; verbs stay as they are after each. */
export interface Voice {
  /** "You" or "They". */
  readonly Subject: string;
  readonly subject: string;
  /** "Your" or "Their". */
  readonly Possessive: string;
  readonly possessive: string;
}

export const YOU: Voice = { Subject: 'You', subject: 'you', Possessive: 'Your', possessive: 'your' };
export const THEY: Voice = { Subject: 'They', subject: 'they', Possessive: 'Their', possessive: 'their' };

const CLIP = 72;

/** The beginning of a text, at most `length` characters, ended at a sentence or word. */
export function clip(text: string, length = CLIP): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= length) return flat.replace(/[.;,:]$/, '');
  const sentence = /^.{20,}?[.!?](?=\s)/.exec(flat)?.[0];
  if (sentence && sentence.length <= length) return sentence.replace(/\.$/, '');
  const cut = flat.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s.,;:–-]+$/, '')}…`;
}

/** A member's own words in quotation marks. */
export function quote(text: string, length?: number): string {
  return `“${clip(text, length)}”`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A figure from 0 to 100 with its article: "a 79%", "an 87%". */
export function withArticle(figure: string): string {
  return `${/^(8|(11|18)(?!\d))/.test(figure) ? 'an' : 'a'} ${figure}`;
}

/** Per cent: "15 %", "15–22 %", "up to 5 %", "at least 10 %", "no equity". */
export function percentWords({ low, high }: Range): string {
  if (high === 0) return 'no equity';
  if (high >= 100) return `at least ${number(low)} %`;
  if (low === high) return `${number(high)} %`;
  return low === 0 ? `up to ${number(high)} %` : `${number(low)}–${number(high)} %`;
}

/** Hours a week: "full time", "30 hours a week or more", "8–10 hours a week". */
export function hoursWords({ low, high }: Range): string {
  if (low >= 35 && high <= 50 && high > low) return 'full time';
  if (high === 50 && low < 35) return `${number(low)} hours a week or more`;
  return low === high ? `${number(high)} hours a week` : `${number(low)}–${number(high)} hours a week`;
}

/** US dollars a year: "about $17k a year", "no pay". */
export function payWords({ low, high }: Range): string {
  if (high === 0) return 'no pay';
  const thousands = (dollars: number) =>
    dollars < 10_000 ? (dollars / 1000).toFixed(1).replace(/\.0$/, '') : String(Math.round(dollars / 1000));
  return thousands(low) === thousands(high)
    ? `about $${thousands(high)}k a year`
    : `about $${thousands(low)}–${thousands(high)}k a year`;
}

/** Minutes between two clocks: "in the same time zone", "2.5 hours apart". */
export function clockWords(minutes: number): string {
  if (minutes < 15) return 'in the same time zone';
  if (minutes < 60) return `${minutes} minutes apart`;
  const hours = number(minutes / 60);
  return hours === '1' ? 'one hour apart' : `${hours} hours apart`;
}

const STAGES: Record<Company['fundingStage'], string> = {
  PRE_SEED: 'at pre-seed',
  SEED: 'at seed stage',
  SERIES_A: 'at Series A',
  SERIES_B: 'at Series B',
  SERIES_C: 'at Series C',
  BOOTSTRAPPED: 'bootstrapped',
  REVENUE_GENERATING: 'earning revenue',
};

export function stageWords(stage: Company['fundingStage']): string {
  return STAGES[stage];
}

/** The first name of a place: "Pune, India (GMT+5:30)" is "Pune". */
export function placeName(location: string): string {
  return clip(location.split(/[,;(/]| or /)[0] ?? location, 40);
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const PREFERENCES: Readonly<Record<Question, string>> = {
  startupIdea: 'your idea',
  skillsOffered: 'what you offer',
  skillsNeeded: 'the skills you need',
  equityOffered: 'equity',
  coFounderCommitment: 'time',
  workingArrangement: 'working arrangement',
  decisionMakingStyle: 'how you decide',
  startupPace: 'pace',
  fundraisingApproach: 'fundraising and risk',
  coreValues: 'values',
  founderConcerns: 'your concerns',
  joinMotivation: 'motivation',
  applicantSkills: 'the skills you want to use',
  ideaPreferences: 'ideas',
  timeCommitment: 'time',
  riskAppetite: 'risk',
  equityExpectation: 'equity',
  priorStartupExp: 'how far the company is',
  workingStyle: 'working style',
  conflictHandling: 'handling conflict',
  applicantGoals: 'your goals',
};

/** Says that a must-have was relaxed, and how it counts now. */
export function relaxedWords(preference: Question, role: Side): string {
  const people = role === 'FOUNDER' ? 'people' : 'founders';
  return `Too few ${people} meet your must-have on ${PREFERENCES[preference]}, so it counts as important here.`;
}
