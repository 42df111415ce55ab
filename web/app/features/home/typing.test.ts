import { expect, test } from 'vitest';
import { typedAt } from './typing.ts';

const lines = ['x'.repeat(10), 'y'.repeat(5)] as const;

test('a character of the first line appears every 30 ms', () => {
  expect(typedAt(29, lines).first).toBe(0);
  expect(typedAt(30, lines).first).toBe(1);
  expect(typedAt(299, lines).first).toBe(9);
  expect(typedAt(300, lines)).toMatchObject({ first: 10, second: 0 });
});

test('the second line starts 300 ms after the first is whole, a character every 40 ms', () => {
  expect(typedAt(600, lines)).toMatchObject({ first: 10, second: 0 });
  expect(typedAt(639, lines).second).toBe(0);
  expect(typedAt(640, lines).second).toBe(1);
  expect(typedAt(800, lines)).toMatchObject({ first: 10, second: 5 });
});

test('the cursor turns on and off every 500 ms and moves to the second line after the pause', () => {
  const cursors = [0, 499, 500, 999, 1000, 1499, 1500].map((elapsed) => typedAt(elapsed, lines).cursor);
  expect(cursors).toEqual([0, 0, undefined, undefined, 1, 1, undefined]);
});

test('after five seconds everything is there and the cursor rests', () => {
  expect(typedAt(4999, lines).done).toBe(false);
  expect(typedAt(5000, lines)).toEqual({ first: 10, second: 5, cursor: undefined, done: true });
});

test('a headline that takes longer is typed to its end', () => {
  const long = ['x'.repeat(300), 'y'] as const;
  expect(typedAt(9000, long)).toMatchObject({ first: 300, second: 0, done: false });
  expect(typedAt(9340, long)).toMatchObject({ first: 300, second: 1, done: true });
});
