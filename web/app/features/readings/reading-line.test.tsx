import { expect, test } from 'vitest';
import { spokenReading } from './reading-line.tsx';

const HOURS = 'How many hours a week do you mean?';

test.each([
  [[], HOURS, undefined, `We are not sure how to read this. ${HOURS}`],
  [
    ['20 hours a week'],
    undefined,
    '3 of 5 people say something that fits',
    'We read: 20 hours a week. 3 of 5 people say something that fits.',
  ],
  [
    ['20 hours a week, struck out', 'remote'],
    HOURS,
    'What you struck out does not count.',
    `We read: 20 hours a week, struck out; remote. ${HOURS} What you struck out does not count.`,
  ],
  [[], undefined, undefined, ''],
])('a reading of %j is heard as sentences with one stop each', (words, question, note, heard) => {
  expect(spokenReading(words, question, note)).toBe(heard);
});
