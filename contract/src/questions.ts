/** Every question of the preferences, by side, and how it is answered: in free text, or with a list of entries. */
export const FOUNDER_QUESTIONS = {
  startupIdea: 'text',
  skillsOffered: 'list',
  skillsNeeded: 'list',
  equityOffered: 'text',
  coFounderCommitment: 'text',
  workingArrangement: 'text',
  decisionMakingStyle: 'text',
  startupPace: 'text',
  fundraisingApproach: 'text',
  coreValues: 'list',
  founderConcerns: 'text',
} as const;

export const APPLICANT_QUESTIONS = {
  joinMotivation: 'text',
  applicantSkills: 'list',
  ideaPreferences: 'list',
  timeCommitment: 'text',
  riskAppetite: 'text',
  equityExpectation: 'text',
  priorStartupExp: 'text',
  workingStyle: 'text',
  conflictHandling: 'text',
  applicantGoals: 'list',
} as const;

export type FounderQuestion = keyof typeof FOUNDER_QUESTIONS;
export type ApplicantQuestion = keyof typeof APPLICANT_QUESTIONS;
export type Question = FounderQuestion | ApplicantQuestion;

/** An answer as one text, by which a correction knows it again: trimmed, a list by its entries. */
export const textOf = (answer: string | readonly string[]): string => [answer].flat().join('\n').trim();

/** Questions by name, each with its manner of answer. */
export type Questions = Readonly<Record<string, 'text' | 'list'>>;
/** One `Text` or one `List` for every question. */
export type ByQuestion<Q extends Questions, Text, List> = {
  [Name in keyof Q]: Q[Name] extends 'list' ? List : Text;
};

/** Makes one thing for every question of a side. */
export function byQuestion<Q extends Questions, Text, List>(
  questions: Q,
  make: { text: (name: string) => Text; list: (name: string) => List },
): ByQuestion<Q, Text, List> {
  const made = Object.entries(questions).map(([name, kind]) => [name, make[kind](name)]);
  // `Object.fromEntries` forgets which key came with which value.
  return Object.fromEntries(made) as ByQuestion<Q, Text, List>;
}
