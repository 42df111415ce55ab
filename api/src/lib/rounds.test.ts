import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { byPages, goRound, type RoundPage } from './rounds.ts';

const { log } = fastify({ logger: false });
const numbers = Array.from({ length: 250 }, (_, number) => number);
const find = async ({ after = -1, limit }: RoundPage<number>) =>
  numbers.filter((number) => number > after).slice(0, limit);
const all = () => byPages(find, (number: number) => number);

test('a round comes to everybody once, also to those behind the first page who stay due', async () => {
  const seen: number[] = [];
  for await (const number of all()) seen.push(number);
  expect(seen).toEqual(numbers);
});

test('those whose turn fails keep nothing from the others, and the round fails at its end', async () => {
  const done: number[] = [];
  const round = goRound(log, 'not greeted', async (turn) => {
    for await (const number of all())
      await turn({ number: String(number) }, async () => {
        if (number % 100 === 0) throw new Error('no');
        done.push(number);
      });
    done.push(-1);
  });
  await expect(round).rejects.toThrow('not greeted: 3');
  expect(done).toEqual([...numbers.filter((number) => number % 100 > 0), -1]);
});
