import { expect, test } from 'vitest';
import { compareTops } from './changes.ts';

const top = (...ids: string[]) =>
  ids.map((id, place) => ({ id, fullName: `Person ${id}`, match: `${90 - place}%` }));

test('who entered, who moved, and the best before and now', () => {
  expect(compareTops(top('a', 'b', 'c'), top('x', 'a', 'c'))).toEqual({
    compared: 3,
    entered: [{ id: 'x', fullName: 'Person x', match: '90%' }],
    enteredCount: 1,
    movedCount: 1,
    bestBefore: '90%',
    bestNow: '90%',
  });
});

test('a first list: everybody is new, five are named', () => {
  const change = compareTops([], top('a', 'b', 'c', 'd', 'e', 'f'));
  expect(change.entered).toHaveLength(5);
  expect(change.enteredCount).toBe(6);
  expect(change.movedCount).toBe(0);
  expect(change.bestBefore).toBeNull();
});

test('nothing changed, or nobody is there', () => {
  expect(compareTops(top('a', 'b'), top('a', 'b'))).toMatchObject({
    entered: [],
    enteredCount: 0,
    movedCount: 0,
  });
  expect(compareTops([], [])).toMatchObject({ compared: 0, bestBefore: null, bestNow: null });
});
