import { namesOf } from '@ampersand/contract/values';

/** Values to choose from, in their words: some, or all that have words. */
export function choicesOf<Value extends string>(
  words: Record<Value, string>,
  values: readonly Value[] = namesOf(words),
) {
  return values.map((value) => ({ value, label: words[value] }));
}

export const languageSuggestions = ['English', 'Hindi', 'Spanish', 'French', 'Arabic', 'Portuguese'] as const;

export const skillSuggestions = [
  'Product management',
  'Software engineering',
  'Sales',
  'Marketing',
  'Finance',
  'Design',
  'Operations',
  'Data science',
  'Fundraising',
  'Legal',
] as const;
