import { expect, test } from 'vitest';
import { diversify } from './diversity.ts';

const person = (trade: string, rank: number) => ({ rank, offer: trade, name: `${trade}${rank}` });
const alike = (a: string, b: string) => (a === b ? 1 : 0);
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);

test('at most three of one cluster stand in any ten, as long as there is somebody else', () => {
  const people = [
    ...Array.from({ length: 12 }, (_, i) => person('firmware', 10 - i * 0.01)),
    ...Array.from({ length: 9 }, (_, i) => person(`trade${i}`, 5 - i * 0.01)),
  ];
  const ordered = diversify(people, 20, alike);
  const top = ordered.slice(0, 10).filter(({ offer }) => offer === 'firmware');
  expect(top).toHaveLength(3);
  expect(ordered).toHaveLength(21);
  expect(new Set(names(ordered)).size).toBe(21);
});

test('a repeat loses to somebody nearly as good, not to somebody much worse', () => {
  const close = [person('a', 2), person('a', 1.9), person('b', 1.8), person('c', 0)];
  expect(names(diversify(close, 4, alike))).toEqual(['a2', 'b1.8', 'a1.9', 'c0']);
});

test('one cluster alone keeps its order', () => {
  const people = Array.from({ length: 15 }, (_, i) => person('a', 15 - i));
  expect(diversify(people, 15, alike)).toEqual(people);
});

test('places behind the length keep their rank, and people without vectors are nobody’s repeat', () => {
  const people = [3, 2, 1, 0].map((rank) => ({ rank, offer: undefined, name: `p${rank}` }));
  expect(names(diversify(people, 2, alike))).toEqual(['p3', 'p2', 'p1', 'p0']);
  expect(diversify([], 5, alike)).toEqual([]);
});

test('how far down a list is varied is as long as asked for, and all of it where it is shorter', () => {
  const people = [person('a', 4), person('a', 3.9), person('b', 3.8), person('b', 3.75), person('c', 3.7)];
  expect(names(diversify(people, 1, alike))).toEqual(['a4', 'a3.9', 'b3.8', 'b3.75', 'c3.7']);
  expect(names(diversify(people, 2, alike))).toEqual(['a4', 'b3.8', 'a3.9', 'b3.75', 'c3.7']);
  expect(names(diversify(people, 9, alike))).toEqual(['a4', 'b3.8', 'c3.7', 'a3.9', 'b3.75']);
  expect(diversify(people, 0, alike)).toEqual(people);
});

test('of a cluster a fourth waits until nine others or fewer stand between it and the first', () => {
  const people = [
    ...[9, 8.9, 8.8, 8.7].map((rank) => person('firmware', rank)),
    ...Array.from({ length: 12 }, (_, i) => person(`trade${i}`, 1 - i * 0.01)),
  ];
  const at = names(diversify(people, 16, alike)).indexOf('firmware8.7');
  expect(at).toBe(10);
});

test('offers are one cluster from four fifths on', () => {
  const near = (share: number) => (a: string, b: string) => (a === b ? 1 : a[0] === b[0] ? share : 0);
  const people = [
    ...[9, 8.9, 8.8, 8.7].map((rank, i) => person(`f${i}`, rank)),
    ...Array.from({ length: 9 }, (_, i) => person(`${i}`, 1)),
  ];
  const place = (share: number) => names(diversify(people, 13, near(share))).indexOf('f38.7');
  expect(place(0.8)).toBe(10);
  expect(place(0.79)).toBe(3);
});

test('somebody is as much of a repeat as the nearest of those above, not the last', () => {
  const near = (a: string, b: string) => ({ ac: 0.9, ca: 0.9, bc: 0.1, cb: 0.1 })[`${a}${b}`] ?? 0;
  const people = [person('a', 3), person('b', 2.9), person('c', 2.8), person('d', 2.6)];
  // c costs .9 × .25 for being near a, although b stands between them.
  expect(names(diversify(people, 4, near))).toEqual(['a3', 'b2.9', 'd2.6', 'c2.8']);
});

test('two of the same worth keep their order', () => {
  const people = ['x', 'y', 'z'].map((trade) => person(trade, 1));
  expect(names(diversify(people, 3, alike))).toEqual(['x1', 'y1', 'z1']);
});

test('who offers nothing is compared with nobody, on either side', () => {
  const never = () => {
    throw new Error('nothing to compare');
  };
  const bare = [
    { rank: 2, offer: undefined, name: 'none' },
    { rank: 1.9, offer: 'a', name: 'a' },
    { rank: 1.8, offer: undefined, name: 'none too' },
  ];
  expect(names(diversify(bare, 3, never))).toEqual(['none', 'a', 'none too']);
});
