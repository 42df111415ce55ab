import { expect, test } from 'vitest';
import { MARK, markedExcerpt, withMarksOf, withoutMarks } from './marked.ts';

/** Text with what stands in brackets marked. */
const marked = (text: string) => text.replaceAll('[', MARK.begin).replaceAll(']', MARK.end);
/** What is shown, with what is marked in brackets. */
const excerpt = (text: string) => {
  const { text: shown, marks } = markedExcerpt(marked(text));
  return marks.reduceRight(
    (all, [begin, end]) => `${all.slice(0, begin)}[${all.slice(begin, end)}]${all.slice(end)}`,
    shown,
  );
};

test('what was found in a text without accents is marked in the text as written', () => {
  expect(withMarksOf(marked('a [cafe] in\nBrasilia'), 'a café in\nBrasília')).toBe(
    marked('a [café] in\nBrasília'),
  );
});

test('what somebody wrote holds no mark', () => {
  expect(withoutMarks(marked('one [two]'))).toBe('one  two ');
});

test.each([
  ['We bake  [bread]\nat night.', 'We bake [bread] at night.'],
  ['We bake. [Bread] is [bread]. We sell [bread] and [cake].', 'We sell [bread] and [cake].'],
  ['We bake [bread]. We eat [cake].', 'We bake [bread].'],
  ['Nothing of it! And no more.', 'Nothing of it!'],
])('of “%s” the sentence with most of what was found is shown', (text, shown) => {
  expect(excerpt(text)).toBe(shown);
});

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i % 10}`).join(' ');

test.each([
  ['begins', `[bread] ${words(60)}`, /^\[bread\] word0 .*\bword4 …$/, 217],
  ['ends', `${words(60)} [bread]`, /^… word5 .* word9 \[bread\]$/, 217],
  ['goes on', `${words(60)} [bread] ${words(60)}`, /^… word8 .* \[bread\] .* word2 …$/, 219],
  ['says nothing of it', words(60), /^word0 .* word5 …$/, 217],
])(
  'of a long sentence that %s with what was found some 220 characters are shown',
  (_, text, shown, length) => {
    expect(excerpt(text)).toMatch(shown);
    expect(markedExcerpt(marked(text)).text).toHaveLength(length);
  },
);

test('a word is shown whole, however long', () => {
  expect(excerpt(`${words(3)} ${'a'.repeat(300)} [bread]`)).toBe('… [bread]');
  expect(excerpt('b'.repeat(300))).toBe('b'.repeat(300));
});
