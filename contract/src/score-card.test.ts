import { expect, test } from 'vitest';
import { MOST_CRITERIA, MOST_POINTS, MOST_WEIGHT, SUGGESTED_CRITERIA, scoreSum } from './score-card.ts';

const criteria = [
  { id: 'skills', weight: 5 },
  { id: 'trust', weight: 3 },
  { id: 'time', weight: 1 },
];
const sumOf = (points: Record<string, number>) => scoreSum(criteria, (id) => points[id]);

test('points count by their weights; what has none is open and counts nothing', () => {
  expect(sumOf({})).toEqual({ sum: 0, most: 45, open: 3 });
  expect(sumOf({ skills: 4, trust: 0 })).toEqual({ sum: 20, most: 45, open: 1 });
  expect(sumOf({ skills: 5, trust: 5, time: 5 })).toEqual({ sum: 45, most: 45, open: 0 });
  expect(scoreSum([], () => 5)).toEqual({ sum: 0, most: 0, open: 0 });
});

test('one point more is never less, and counts as much as its weight', () => {
  for (const { id, weight } of criteria)
    for (let points = 0; points < MOST_POINTS; points++)
      expect(sumOf({ trust: 2, [id]: points + 1 }).sum - sumOf({ trust: 2, [id]: points }).sum).toBe(weight);
});

test('what is suggested can be kept as it is', () => {
  expect(SUGGESTED_CRITERIA.length).toBeLessThanOrEqual(MOST_CRITERIA);
  for (const { weight } of SUGGESTED_CRITERIA) {
    expect(weight).toBeGreaterThanOrEqual(1);
    expect(weight).toBeLessThanOrEqual(MOST_WEIGHT);
  }
});
