import { expect, test } from 'vitest';
import { addressOf, dotInt8, inFastMemory, type Vector } from './dot.ts';

function vectorOf(length: number, seed: number): Int8Array {
  return Int8Array.from({ length }, (_, i) => ((i * 7919 + seed * 104_729) % 255) - 127);
}

function there(bytes: Uint8Array): Vector {
  return {
    bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    at: 0,
    length: bytes.length,
    address: addressOf(bytes),
  };
}

test.each([16, 384, 768])(
  'the fast memory gives the same sums as a plain loop, at any address (%d numbers)',
  (length) => {
    const [a, b] = [vectorOf(length, 1), vectorOf(length, 2)];
    const expected = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
    const [plainA, plainB] = [there(new Uint8Array(a.buffer)), there(new Uint8Array(b.buffer))];
    expect(plainA.address).toBe(-1);
    expect(dotInt8(plainA, plainB)).toBe(expected);
    inFastMemory(2 * length + 3, (place) => {
      place(new Uint8Array(3));
      const [fastA, fastB] = [there(place(new Uint8Array(a.buffer))), there(place(new Uint8Array(b.buffer)))];
      expect(fastA.address).toBe(3);
      expect(dotInt8(fastA, fastB)).toBe(expected);
      expect(dotInt8(fastA, plainB)).toBe(expected);
    });
  },
);

test('extremes do not overflow', () => {
  inFastMemory(1024, (place) => {
    const vector = there(place(new Uint8Array(new Int8Array(1024).fill(-127).buffer)));
    expect(dotInt8(vector, vector)).toBe(1024 * 127 * 127);
  });
});

test('the memory grows with what is asked for and refuses more', () => {
  const large = 9_000_000;
  inFastMemory(large, (place) => expect(place(new Uint8Array(large)).length).toBe(large));
  expect(() =>
    inFastMemory(8, (place) => {
      for (let i = 0; i < 3; i++) place(new Uint8Array(large));
    }),
  ).toThrow(RangeError);
});

test('it is lent to one at a time', () => {
  expect(() => inFastMemory(1, () => inFastMemory(1, () => 0))).toThrow('in use');
  expect(inFastMemory(1, () => 7)).toBe(7);
});
