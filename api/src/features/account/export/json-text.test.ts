import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

async function* pages(...lists: unknown[][]) {
  yield* lists;
}
const written = async (value: unknown) => JSON.parse(await text(jsonText(value)));

test('what is written piece by piece reads as the whole', async () => {
  const plain = { a: [{ b: 1, c: [1, 2], d: null }], 'e"': { f: 'x\n', g: [] }, h: {}, i: true, j: [] };
  expect(await written(plain)).toEqual(plain);
  expect(await written({ rows: pages([1, { two: 2 }], [], [3]), more: { none: pages(), left: 4 } })).toEqual({
    rows: [1, { two: 2 }, 3],
    more: { none: [], left: 4 },
  });
  expect(await written([])).toEqual([]);
  expect(await written(pages())).toEqual([]);
});

test('a page is asked for when the one before has been taken, and no earlier', async () => {
  let asked = 0;
  async function* counted() {
    for (; asked < 5; ) yield [++asked];
  }
  const pieces = jsonText({ rows: counted() });
  const seen = [];
  for await (const _ of pieces) seen.push(asked);
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
});
