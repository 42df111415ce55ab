import type { Importance } from '@ampersand/contract/enumerations';
import { byQuestion, type Questions } from '@ampersand/contract/questions';
import type { OwnUser } from '@ampersand/contract/users';
import { namesOf } from '@ampersand/contract/values';
import type { Corrections } from './readable.ts';

/** What the form holds: an answer per question, the marks, and what was put in place of what is read. */
export interface PreferenceValues {
  [question: string]: string | string[] | Record<string, Importance> | Corrections;
  importance: Record<string, Importance>;
  readings: Corrections;
}

export interface Saved extends Partial<Record<string, unknown>> {
  importance: Partial<Record<string, Importance>>;
  readings?: Corrections;
}

/** A saved preference, or nothing, as the form holds it: every question answered, if only with emptiness, and marked. */
function valuesOf(questions: Questions, saved: Saved): PreferenceValues {
  const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : '');
  const listOf = (answer: unknown) => (Array.isArray(answer) ? answer.map(String) : []);
  return {
    ...byQuestion(questions, { text: (name) => textOf(saved[name]), list: (name) => listOf(saved[name]) }),
    importance: Object.fromEntries(
      namesOf(questions).map((name) => [name, saved.importance[name] ?? 'NICE']),
    ),
    readings: saved.readings ?? {},
  };
}

/** What is stored, as the form holds it. Version 0: nothing is, and `values` are what the profile tells. */
export interface Stored {
  values: PreferenceValues;
  version: number;
}

export function storedOf(
  questions: Questions,
  saved: (Saved & { version: number }) | null,
  hints: Hints,
): Stored {
  return saved
    ? { values: valuesOf(questions, saved), version: saved.version }
    : { values: valuesOf(questions, { ...hints, importance: {} }), version: 0 };
}

/** What the profile already tells, by question. */
export type Hints = Record<string, string | string[]>;

export function founderHints({ profile }: OwnUser): Hints {
  const company = profile.FounderProfile[0];
  const idea = company?.companyDescription ?? company?.vision;
  const equity = company?.equityOffered;
  return {
    ...(idea && { startupIdea: idea }),
    ...(profile.skills.length > 0 && { skillsOffered: profile.skills }),
    ...(typeof equity === 'number' && { equityOffered: `${equity}%` }),
  };
}

export function applicantHints({ profile }: OwnUser): Hints {
  return profile.skills.length > 0 ? { applicantSkills: profile.skills } : {};
}
