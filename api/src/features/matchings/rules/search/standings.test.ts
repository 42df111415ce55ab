import { expect, test } from 'vitest';
import { standingsOf } from './standings.ts';

const near = (id: string, value: number) => ({ id, value });
const wrote = (id: string, covered: number, value = covered) => ({ id, covered, value });
const idsOf = (found: ReturnType<typeof standingsOf>) => found.map(({ id }) => id);

test('letters that nobody wrote find nobody, however many are a little near; a word for what somebody means does', () => {
  const byMeaning = [near('a', 0.41), near('b', 0.39)];
  expect(standingsOf({ byWords: [], byMeaning, byFigures: [] })).toEqual([]);
  const meant = [near('vet', 0.74), near('a', 0.41)];
  expect(standingsOf({ byWords: [], byMeaning: meant, byFigures: [] })).toEqual([
    { id: 'vet', byWords: false },
  ]);
});

test('where some of the words are written, also those are found who are near, and little farther than the nearest', () => {
  const byMeaning = [near('nearest', 0.41), near('near', 0.3), near('farther', 0.25), near('far', 0.24)];
  expect(idsOf(standingsOf({ byWords: [wrote('few', 0.2)], byMeaning, byFigures: [] }))).toEqual([
    'nearest',
    'near',
  ]);
});

test('where somebody wrote all the words, only those are found beside who mean it for certain', () => {
  const byMeaning = [near('means it', 0.5), near('near', 0.41)];
  const found = standingsOf({ byWords: [wrote('wrote it', 1)], byMeaning, byFigures: [] });
  expect(idsOf(found).sort()).toEqual(['means it', 'wrote it']);
  expect(found.find(({ id }) => id === 'wrote it')?.byWords).toBe(true);
});
