import { expect, test } from 'vitest';
import { namedBy, people, reasonsFor, totalWords } from './change-words.ts';

test('a longer list, a shorter one, and one as long as before are told alike', () => {
  expect(totalWords({ totalBefore: 30, totalNow: 34 })).toBe('Your list has 34 people, 4 more than before.');
  expect(totalWords({ totalBefore: 34, totalNow: 30 })).toBe('Your list has 30 people, 4 fewer than before.');
  expect(totalWords({ totalBefore: 30, totalNow: 30 })).toBe('Your list has 30 people.');
  expect(totalWords({ totalBefore: 0, totalNow: 1 })).toBe('Your list has 1 person.');
});

test('who is left out is told with the question that does it, and a must-have that does not count with why', () => {
  const reasons = reasonsFor({
    leftOut: [
      { question: 'workingArrangement', people: 3 },
      { question: 'equityOffered', people: 1 },
    ],
    relaxed: ['coFounderCommitment'],
  });
  expect(reasons.map(({ question, before, after }) => `${before} ${question}${after}`)).toEqual([
    'Three people are left out because of workingArrangement.',
    'One person is left out because of equityOffered.',
    'Too few people meet your must-have coFounderCommitment, so it counts as important and leaves nobody out.',
  ]);
  expect(people(23)).toBe('23 people');
});

test('a question is named with its answer, one too long for a sentence alone', () => {
  expect(namedBy('Skills you need', 'Go\nSQL')).toEqual({ label: 'Skills you need', answer: 'Go, SQL' });
  const label = 'Working arrangement';
  expect(namedBy(label, 'x'.repeat(61))).toEqual({ label, answer: '' });
});
