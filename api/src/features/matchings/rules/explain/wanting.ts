import type { Wanted } from '@ampersand/contract/matchings';
import { APPLICANT_QUESTIONS, FOUNDER_QUESTIONS } from '@ampersand/contract/questions';
import { namesOf } from '@ampersand/contract/values';
import { isAnswered, type Person } from '../read/person.ts';
import type { Traits } from '../read/traits.ts';
import type { Tables } from '../score/weights.ts';
import type { Reading } from './explain.ts';

/** With fewer of their side's questions answered, a list is no more than first guesses: it asks for three, and is one of matches once they are there. */
const ENOUGH_ANSWERS = 3;

/** Whether somebody has written too little for what stands in their list to be called a match. */
export function isGuessing({ role, founderPreference, applicantPreference }: Person): boolean {
  const answers =
    role === 'FOUNDER'
      ? namesOf(FOUNDER_QUESTIONS).map((name) => founderPreference?.[name])
      : namesOf(APPLICANT_QUESTIONS).map((name) => applicantPreference?.[name]);
  return answers.filter(isAnswered).length < ENOUGH_ANSWERS;
}

/** A question of which an answer would be compared. */
interface Want {
  readonly question: Wanted['question'];
  /** What the engine has read of somebody on it. */
  readonly read: (traits: Traits) => unknown;
  /** What it has read of the other on the same, where that is something else. */
  readonly other?: (traits: Traits) => unknown;
  /** What the others have said. */
  readonly said: string;
  /** Features of both sides that hang on the answer. */
  readonly features: readonly string[];
}

type Kind = keyof Traits['terms'];
const term = (kind: Kind) => (traits: Traits) => traits.terms[kind][0];
const quantity = (name: keyof Traits['quantities']) => (traits: Traits) => traits.quantities[name];
const aspect = (name: keyof Traits['aspects']) => (traits: Traits) => traits.aspects[name];

const FOUNDER_WANTS: readonly Want[] = [
  {
    question: 'coFounderCommitment',
    read: quantity('hours'),
    said: 'how much time they can give',
    features: ['hours'],
  },
  {
    question: 'equityOffered',
    read: quantity('equity'),
    said: 'how much equity they hope for',
    features: ['equity'],
  },
  {
    question: 'skillsNeeded',
    read: term('NEED'),
    other: term('BRING'),
    said: 'what they can do',
    features: ['needs', 'wanted'],
  },
  {
    question: 'startupIdea',
    read: term('IDEA'),
    other: term('WISH'),
    said: 'what they would like to work on',
    features: ['idea'],
  },
  {
    question: 'skillsOffered',
    read: term('BRING'),
    other: term('LEARN'),
    said: 'what they want to learn',
    features: ['learn'],
  },
  { question: 'startupPace', read: quantity('pace'), said: 'at what pace they work', features: ['pace'] },
  {
    question: 'decisionMakingStyle',
    read: aspect('style'),
    said: 'how they like to work',
    features: ['style'],
  },
  { question: 'coreValues', read: aspect('values'), said: 'what matters to them', features: ['values'] },
  {
    question: 'founderConcerns',
    read: aspect('conflict'),
    said: 'how they handle conflict',
    features: ['conflict'],
  },
];

const APPLICANT_WANTS: readonly Want[] = [
  {
    question: 'ideaPreferences',
    read: (traits) => term('WISH')(traits) ?? term('INTEREST')(traits),
    other: term('IDEA'),
    said: 'what they build',
    features: ['idea', 'wish'],
  },
  {
    question: 'applicantSkills',
    read: term('BRING'),
    other: term('NEED'),
    said: 'which skills they need',
    features: ['needs', 'wanted'],
  },
  {
    question: 'timeCommitment',
    read: quantity('hours'),
    said: 'how much time they ask for',
    features: ['hours'],
  },
  {
    question: 'equityExpectation',
    read: quantity('equity'),
    said: 'how much equity they offer',
    features: ['equity'],
  },
  {
    question: 'riskAppetite',
    read: quantity('risk'),
    other: quantity('stageRisk'),
    said: 'how far the company has come',
    features: ['risk'],
  },
  {
    question: 'applicantGoals',
    read: aspect('motive'),
    said: 'what they want to achieve',
    features: ['motive'],
  },
  { question: 'workingStyle', read: aspect('style'), said: 'how they decide', features: ['style', 'pace'] },
  {
    question: 'conflictHandling',
    read: aspect('conflict'),
    said: 'what worries them',
    features: ['conflict'],
  },
];

const MOST = 3;

/**
 * The answers that would change a reader's list most: each would be compared with what so many of its first people have said
 * on the same, and counts by what hangs on it in the score. What is written, or was read elsewhere, is not asked for.
 * @param others the first people of the list.
 */
export function wanting({ person, traits }: Reading, others: readonly Traits[], tables: Tables): Wanted[] {
  const wants = person.role === 'FOUNDER' ? FOUNDER_WANTS : APPLICANT_WANTS;
  const weightOf = (features: readonly string[]) =>
    [...tables.FOUNDER, ...tables.APPLICANT]
      .filter(([name]) => features.includes(name))
      .reduce((sum, [, { weight }]) => sum + weight, 0);
  return wants
    .filter(({ question, read }) => read(traits) === undefined && !isAnswered(answerOf(person, question)))
    .map(({ question, read, other = read, said, features }) => {
      const count = others.filter((each) => other(each) !== undefined).length;
      return { question, why: inWords({ count, of: others.length, said }), gain: count * weightOf(features) };
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .map(({ question, why }) => ({ question, why }));
}

function answerOf({ founderPreference, applicantPreference }: Person, question: Wanted['question']) {
  const answers: Readonly<Record<string, unknown>> = { ...founderPreference, ...applicantPreference };
  return answers[question];
}

function inWords({ count, of, said }: { count: number; of: number; said: string }): string {
  if (of === 1) return `The one person in it has said ${said}.`;
  if (count === of) return `All of the first ${of} people have said ${said}.`;
  return `${count} of the first ${of} people ${count === 1 ? 'has' : 'have'} said ${said}.`;
}
