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
