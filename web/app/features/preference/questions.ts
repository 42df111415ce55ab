export interface Question<Name extends string = string> {
  name: Name;
  label: string;
  hint: string;
  /** Usual answers: they fill the text, which stays free. */
  suggestions?: readonly string[];
}

export interface QuestionGroup<Name extends string = string> {
  title: string;
  questions: readonly Question<Name>[];
}

/** Skills that are asked for most. */
export const skills = [
  'back end',
  'mobile apps',
  'machine learning',
  'product design',
  'sales',
  'marketing',
  'finance',
  'operations',
];
