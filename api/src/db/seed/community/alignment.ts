import type { AlignmentAnswer } from '@ampersand/contract/alignment';

/** What one answered; what is left out is the usual. */
type Answered = Pick<AlignmentAnswer, 'question' | 'value'> & Partial<AlignmentAnswer>;

/** Meera Kulkarni: her first ten. */
export const founderShort: Answered[] = [
  { question: 'lastWord', value: 'field', importance: 2 },
  { question: 'hours', value: { from: 50, to: 60 }, importance: 3 },
  { question: 'payNeed', value: 20, importance: 2, hidden: true },
  { question: 'funding', value: 'grants', importance: 2 },
  { question: 'share', value: { from: 55, to: 70 }, importance: 2, hidden: true },
  { question: 'purpose', value: ['problem', 'craft', 'living', 'growth', 'sale'], importance: 3 },
  { question: 'exit', value: 5, importance: 3 },
  { question: 'dispute', value: 'now', importance: 1 },
  { question: 'promise', value: 'no', importance: 3 },
  { question: 'ideas', value: 'company', importance: 1 },
];

/** Joseph Mwangi Kariuki: his first ten. */
export const applicantShort: Answered[] = [
  { question: 'lastWord', value: 'field', importance: 1 },
  { question: 'hours', value: { from: 20, to: 35 }, importance: 2, talk: true },
  { question: 'payNeed', value: 60, importance: 3 },
  { question: 'funding', value: 'customers', importance: 2 },
  { question: 'share', value: { from: 15, to: 30 }, importance: 1 },
  { question: 'purpose', value: ['problem', 'living', 'craft', 'growth', 'sale'], importance: 2 },
  { question: 'exit', value: 4, importance: 1 },
  { question: 'dispute', value: 'sleep', importance: 1 },
  { question: 'promise', value: 'planned', importance: 2 },
  { question: 'ideas', value: 'company', importance: 2 },
];

/** Joseph's answers on time, which wait for Meera's. */
export const applicantTime: Answered[] = [
  { question: 'mainWork', value: 'half', importance: 3 },
  { question: 'onePlace', value: 1, importance: 1, hidden: true },
  { question: 'patience', value: 'two', importance: 2 },
  { question: 'elsewhere', value: 'My mother’s farm in the long rains, two weeks every April.', talk: true },
];

/** What the two have made of their agenda. */
export const closedPoint = {
  question: 'promise',
  sentence: 'We never sell what is not built; we may say what we plan, without a date.',
} as const;
export const proposedPoint = {
  question: 'hours',
  sentence: 'Joseph gives 25 hours a week until the pilot ends, then we decide anew.',
} as const;
