import { expect, test } from 'vitest';
import { shareWords } from './share-words.ts';

test.each([
  ['15–22 %', '15–22%'],
  ['15 % to 22 %', '15–22%'],
  ['20-33%', '20–33%'],
  ['7.5 %', '7.5%'],
  ['about 15 %, more later', 'about 15 %, more later'],
  ['negotiable', 'negotiable'],
])('a share written as “%s” is shown as “%s”', (written, shown) => {
  expect(shareWords(written)).toBe(shown);
});
