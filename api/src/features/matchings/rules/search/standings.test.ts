import { expect, test } from 'vitest';
import { standingsOf } from './standings.ts';

const near = (id: string, value: number) => ({ id, value });
const wrote = (id: string, covered: number, value = covered) => ({ id, covered, value });
const idsOf = (found: ReturnType<typeof standingsOf>) => found.map(({ id }) => id);

test('letters that nobody wrote find nobody, however many are a little near; a word for what somebody means does', () => {
  const byMeaning = [near('a', 0.41), near('b', 0.39)];
  expect(standingsOf({ byWords: [], byMeaning, byNamed: [] })).toEqual([]);
  const meant = [near('vet', 0.74), near('a', 0.41)];
  expect(standingsOf({ byWords: [], byMeaning: meant, byNamed: [] })).toEqual([
    { id: 'vet', byWords: false },
  ]);
});

test('where some of the words are written, also those are found who are near, and little farther than the nearest', () => {
  const byMeaning = [near('nearest', 0.41), near('near', 0.3), near('farther', 0.25), near('far', 0.24)];
  expect(idsOf(standingsOf({ byWords: [wrote('few', 0.2)], byMeaning, byNamed: [] }))).toEqual([
    'nearest',
    'near',
  ]);
});

test('where somebody wrote all the words, only those are found beside who mean it for certain', () => {
  const byMeaning = [near('means it', 0.5), near('near', 0.41)];
  const found = standingsOf({ byWords: [wrote('wrote it', 1)], byMeaning, byNamed: [] });
  expect(idsOf(found).sort()).toEqual(['means it', 'wrote it']);
  expect(found.find(({ id }) => id === 'wrote it')?.byWords).toBe(true);
});

test('where somebody wrote all the words, who wrote some of them comes last, unless they mean the same', () => {
  const byWords = [
    wrote('bowling machine', 0.5, 0.9),
    wrote('wrote it', 1, 0.8),
    wrote('means it', 0.5, 0.7),
  ];
  const byMeaning = [near('computer vision', 0.44), near('means it', 0.43), near('bowling machine', 0.35)];
  const last = (written: typeof byWords) =>
    idsOf(standingsOf({ byWords: written, byMeaning, byNamed: [] })).at(-1);
  expect(last(byWords)).toBe('bowling machine');
  expect(last(byWords.filter(({ id }) => id !== 'wrote it'))).not.toBe('bowling machine');
});

test('who are as near as each other are found in one order', () => {
  const byMeaning = [near('b', 0.5), near('c', 0.5), near('a', 0.5)];
  expect(idsOf(standingsOf({ byWords: [], byMeaning, byNamed: [] }))).toEqual(['a', 'b', 'c']);
  const byWords = [wrote('b', 1), wrote('a', 1)];
  expect(idsOf(standingsOf({ byWords, byMeaning: [], byNamed: [] }))).toEqual(['a', 'b']);
  const byNamed = [{ ...near('a', 0.1), answers: 1 }];
  expect(idsOf(standingsOf({ byWords: [wrote('b', 1)], byMeaning: [], byNamed }))).toEqual(['a', 'b']);
});

test('who answers more of what is named, and of the words, comes first', () => {
  const answering = (id: string, answers: number, value = 0.1) => ({ ...near(id, value), answers });
  const byWords = [wrote('words', 1), wrote('words and both', 1, 0.2), wrote('words and one', 1, 0.1)];
  const byNamed = [answering('one', 1, 0.9), answering('words and one', 1), answering('words and both', 2)];
  expect(idsOf(standingsOf({ byWords, byMeaning: [], byNamed }))).toEqual([
    'words and both',
    'words and one',
    'one',
    'words',
  ]);
});
