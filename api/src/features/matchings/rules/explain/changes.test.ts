import { expect, test } from 'vitest';
import { compareLists, type Standing } from './changes.ts';

const list = (...ids: string[]): Standing => ({
  top: ids.map((id, place) => ({ id, fullName: `Person ${id}`, match: `${90 - place}%` })),
  total: ids.length,
  leftOut: [],
  relaxed: [],
});

test('who entered, who moved, and the best before and now', () => {
  expect(compareLists(list('a', 'b', 'c'), list('x', 'a', 'c'))).toEqual({
    compared: 3,
    entered: [{ id: 'x', fullName: 'Person x', match: '90%' }],
    enteredCount: 1,
    movedCount: 1,
    leftCount: 1,
    totalBefore: 3,
    totalNow: 3,
    leftOut: [],
    relaxed: [],
    bestBefore: '90%',
    bestNow: '90%',
  });
});

test('a first list: everybody is new, five are named', () => {
  const change = compareLists(list(), list('a', 'b', 'c', 'd', 'e', 'f'));
  expect(change.entered).toHaveLength(5);
  expect(change.enteredCount).toBe(6);
  expect(change.movedCount).toBe(0);
  expect(change.bestBefore).toBeNull();
});

test('nothing changed, or nobody is there', () => {
  expect(compareLists(list('a', 'b'), list('a', 'b'))).toMatchObject({
    entered: [],
    enteredCount: 0,
    movedCount: 0,
  });
  expect(compareLists(list(), list())).toMatchObject({ compared: 0, bestBefore: null, bestNow: null });
});

test('whom must-haves leave out, and which of them too few people meet', () => {
  const before = { ...list('a', 'b', 'c'), total: 40 };
  const leftOut = [{ question: 'workingArrangement', people: 3 }] as const;
  const now: Standing = { ...list('a'), total: 37, leftOut, relaxed: ['coFounderCommitment'] };
  expect(compareLists(before, now)).toMatchObject({
    leftCount: 2,
    totalBefore: 40,
    totalNow: 37,
    leftOut,
    relaxed: ['coFounderCommitment'],
  });
});
