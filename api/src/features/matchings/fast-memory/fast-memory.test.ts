import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dotInt8, type Vector } from '../rules/read/vectors.ts';
import { assembleDot } from './assemble.ts';
import { createFastMemory } from './fast-memory.ts';

const memory = createFastMemory();

function vectorOf(length: number, seed: number): Int8Array {
  return Int8Array.from({ length }, (_, i) => ((i * 7919 + seed * 104_729) % 255) - 127);
}

function plain(bytes: Int8Array): Vector {
  return { bytes, at: 0, length: bytes.length, dot: undefined };
}

function fast(bytes: Uint8Array): Vector {
  return {
    bytes: new Int8Array(bytes.buffer),
    at: bytes.byteOffset,
    length: bytes.length,
    dot: memory.dot,
  };
}

test('the machine code that is kept is the text assembled', async () => {
  const kept = readFileSync(join(import.meta.dirname, 'dot.wasm'));
  expect(Buffer.from(await assembleDot()).toString('hex')).toBe(kept.toString('hex'));
});

test.each([16, 384, 768])(
  'the fast memory gives the same sums as a plain loop, at any address (%d numbers)',
  (length) => {
    const [a, b] = [vectorOf(length, 1), vectorOf(length, 2)];
    const expected = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
    expect(dotInt8(plain(a), plain(b))).toBe(expected);
    memory.lend(2 * length + 3, (place) => {
      place(new Uint8Array(3));
      const [fastA, fastB] = [fast(place(new Uint8Array(a.buffer))), fast(place(new Uint8Array(b.buffer)))];
      expect(fastA.at).toBe(3);
      expect(memory.dot(fastA.at, fastB.at, length)).toBe(expected);
      expect(dotInt8(fastA, fastB)).toBe(expected);
      expect(dotInt8(fastA, plain(b))).toBe(expected);
    });
  },
);

test('lengths that are no multiple of sixteen are multiplied as well', () => {
  memory.lend(16, (place) => {
    const eight = fast(place(new Uint8Array(vectorOf(8, 1).buffer)));
    expect(dotInt8(eight, eight)).toBe(dotInt8(plain(vectorOf(8, 1)), plain(vectorOf(8, 1))));
  });
});

test('vectors of two memories are multiplied by what they hold', () => {
  const other = createFastMemory();
  const sum = memory.lend(16, (place) =>
    other.lend(16, (placeThere) => {
      const here = fast(place(new Uint8Array(vectorOf(16, 1).buffer)));
      const there = { ...fast(placeThere(new Uint8Array(vectorOf(16, 2).buffer))), dot: other.dot };
      return dotInt8(here, there);
    }),
  );
  expect(sum).toBe(dotInt8(plain(vectorOf(16, 1)), plain(vectorOf(16, 2))));
});

test('extremes do not overflow', () => {
  memory.lend(1024, (place) => {
    const vector = fast(place(new Uint8Array(new Int8Array(1024).fill(-127).buffer)));
    expect(dotInt8(vector, vector)).toBe(1024 * 127 * 127);
  });
});

test('the memory grows with what is asked for and refuses more', () => {
  const large = 9_000_000;
  memory.lend(large, (place) => expect(place(new Uint8Array(large)).length).toBe(large));
  expect(() =>
    memory.lend(8, (place) => {
      for (let i = 0; i < 3; i++) place(new Uint8Array(large));
    }),
  ).toThrow(RangeError);
});

test('it is lent to one at a time', () => {
  expect(() => memory.lend(1, () => memory.lend(1, () => 0))).toThrow('in use');
  expect(memory.lend(1, () => 7)).toBe(7);
});
