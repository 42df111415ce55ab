/** Values to choose from, in their words. */
export function choicesOf<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return values.map((value) => ({ value, label: words[value] }));
}

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
