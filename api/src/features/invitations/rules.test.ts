import { expect, test } from 'vitest';
import { capacity, openingText, places } from './rules.ts';

test.each([
  ['nothing settled yet', 0, 0, 0, 5],
  ['four answered, too few to tell', 4, 4, 0, 5],
  ['all of five answered', 5, 5, 0, 10],
  ['half answered', 10, 5, 0, 5],
  ['none answered, all opened', 10, 0, 10, 5],
  ['none opened', 10, 0, 0, 1],
  ['60 of 200 answered', 200, 60, 0, 15],
  ['200 of 200 answered', 200, 200, 0, 20],
])('capacity with %s (%i, %i, %i) is %i a week', (_, settled, answered, leftUnanswered, expected) => {
  expect(capacity({ settled, answered, leftUnanswered })).toBe(expected);
});

test('there is room for three weeks of requests, and never less than none', () => {
  const fresh = { settled: 0, answered: 0, leftUnanswered: 0 };
  expect([0, 14, 15, 40].map((open) => places(fresh, open))).toEqual([15, 1, 0, 0]);
});

test('a conversation opens with the note, and with the question where it was answered', () => {
  const note = 'Hello there';
  expect(openingText({ note, question: null, answer: null })).toBe(note);
  expect(openingText({ note, question: 'Why?', answer: 'Because' })).toBe('Hello there\n\n“Why?”\nBecause');
});
