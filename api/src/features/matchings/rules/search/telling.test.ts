import { expect, test } from 'vitest';
import { telling } from './telling.ts';

/** Words of a search among 100,000 people, by how many have written them. */
const among = (counts: Readonly<Record<string, number>>) =>
  telling(
    Object.entries(counts).map(([lexeme, count]) => ({
      lexeme,
      count,
      weight: Math.log(100_001 / (1 + count)),
    })),
  ).map(({ lexeme }) => lexeme);

test('a word that one in ten has written finds nobody beside a rarer one, and everybody alone', () => {
  expect(among({ team: 40_000, apiary: 12 })).toEqual(['apiary']);
  expect(among({ team: 40_000, work: 50_000 })).toEqual(['team', 'work']);
});

test('of many telling words the rarest find people, as many words as find enough', () => {
  expect(among({ sales: 9_000, apiary: 12, honey: 1_500, market: 6_000, farm: 600 })).toEqual([
    'apiary',
    'farm',
    'honey',
  ]);
  expect(among({ sales: 9_000, apiary: 12, honey: 300 })).toEqual(['apiary', 'honey', 'sales']);
});
