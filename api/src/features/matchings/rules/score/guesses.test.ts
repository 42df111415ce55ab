import { expect, test } from 'vitest';
import { guess, type Judged, newest, order, orderAll, worthALook } from './ranking.ts';

function judged(id: string, parts: Partial<Judged> = {}): Judged {
  return {
    id,
    rank: 0,
    shown: 0.7,
    probability: 0.5,
    inactive: false,
    unmet: [],
    offer: undefined,
    looked: true,
    ...parts,
  };
}

const idsOf = ({ people }: { people: readonly { id: string }[] }) => people.map(({ id }) => id);

test('somebody is guessed at by what retrieval estimates, without what counts for all', () => {
  const estimated = (estimate: number, prior: number) =>
    guess({ id: 'x', estimate, prior, inactive: true, unmet: ['equityOffered'] });
  const half = estimated(-1, -1 + 2 * Math.log(2));
  expect(half.probability).toBeCloseTo(0.5);
  expect(half).toMatchObject({ id: 'x', rank: -1, inactive: true, unmet: ['equityOffered'], looked: false });
  expect(half.offer).toBeUndefined();
  expect(estimated(-1, 0.5).shown).toBeLessThan(half.shown);
  // Nobody is liked more than surely.
  expect(estimated(3, 0).probability).toBe(1);
});

test('looked at are those who plainly miss no must-have, best first, then the others', () => {
  const met = Array.from({ length: 20 }, (_, i) => judged(`met ${i}`, { rank: i, looked: false }));
  const missing = [0, 1, 2].map((i) =>
    judged(`missing ${i}`, { rank: 50 + i, looked: false, unmet: ['equityOffered'] }),
  );
  const all = worthALook([...missing, ...met], 40);
  expect(all).toEqual([...met.map(({ id }) => id).reverse(), ...['missing 2', 'missing 1', 'missing 0']]);
  expect(worthALook([...missing, ...met], 2)).toEqual(['met 19', 'met 18']);
});

test('the newest stand in the order they are given in, if they meet all must-haves and stand above the floor', () => {
  const pool = [
    judged('second'),
    judged('stranger'),
    judged('unmet', { unmet: ['equityOffered'] }),
    judged('at the floor', { shown: 0.346 }),
    judged('below', { shown: 0.344 }),
    judged('first', { copied: true }),
  ];
  const ranking = newest(['below', 'first', 'unmet', 'at the floor', 'second'])(pool);
  expect(idsOf(ranking)).toEqual(['first', 'at the floor', 'second', 'stranger']);
  expect(ranking).toMatchObject({ relaxed: [], leftOut: [] });
  expect(ranking.people.map(({ copied }) => copied)).toEqual([true, undefined, undefined, undefined]);
  expect('copied' in (ranking.people[1] ?? {})).toBe(false);
});

test('all of a pool: the active before the away, the looked at before the guessed, the better rank, and of equals the lower id', () => {
  const pool = [
    judged('away, best', { inactive: true, rank: 9 }),
    judged('guessed', { looked: false, rank: 8, shown: 0.7 }),
    judged('b', { rank: 1 }),
    judged('c', { rank: 1 }),
    judged('a', { rank: 1 }),
    judged('better', { rank: 2 }),
  ];
  const expected = ['better', 'a', 'b', 'c', 'guessed', 'away, best'];
  expect(idsOf(orderAll(pool))).toEqual(expected);
  expect(idsOf(orderAll([...pool].reverse()))).toEqual(expected);
  expect(orderAll(pool)).toMatchObject({ relaxed: [], leftOut: [] });
});

test('must-haves that leave people out are told, the one that leaves out most first', () => {
  const met = Array.from({ length: 20 }, (_, i) => judged(`met ${i}`));
  const missing = (id: string, ...unmet: Judged['unmet']) =>
    judged(id, { unmet, rank: unmet.includes('coFounderCommitment') ? 0 : 5 });
  const { leftOut, relaxed } = order([
    missing('place', 'workingArrangement'),
    missing('equity', 'equityOffered'),
    missing('hours', 'coFounderCommitment', 'equityOffered'),
    missing('hours too', 'coFounderCommitment'),
    missing('and too', 'coFounderCommitment'),
    ...met,
  ]);
  expect(relaxed).toEqual([]);
  expect(leftOut).toEqual([
    { question: 'coFounderCommitment', people: 3 },
    { question: 'equityOffered', people: 2 },
    { question: 'workingArrangement', people: 1 },
  ]);
});

test('given up is what gains most people at once: who misses three is hardly nearer', () => {
  const missing = (count: number, ...unmet: Judged['unmet']) =>
    Array.from({ length: count }, (_, i) => judged(`${unmet} ${i}`, { unmet, rank: unmet.length }));
  const three = missing(20, 'startupPace', 'equityOffered', 'workingArrangement');
  const { relaxed, people } = order([...three, ...missing(19, 'coFounderCommitment'), judged('met')]);
  expect(relaxed).toEqual(['coFounderCommitment']);
  expect(people).toHaveLength(20);
});

test('given up is one after the other until twenty remain, each at most once', () => {
  const pool = ['coFounderCommitment', 'equityOffered'] as const;
  const { relaxed, people, leftOut } = order([
    ...Array.from({ length: 3 }, (_, i) => judged(`one ${i}`, { unmet: [pool[0]] })),
    ...Array.from({ length: 2 }, (_, i) => judged(`two ${i}`, { unmet: [...pool] })),
  ]);
  expect(relaxed).toEqual(['coFounderCommitment', 'equityOffered']);
  expect(people).toHaveLength(5);
  expect(leftOut).toEqual([]);
});

test('people who show the figure of the floor count as above it', () => {
  const above = Array.from({ length: 20 }, (_, i) => judged(`above ${i}`, { shown: 0.346 }));
  const list = idsOf(order([...above, judged('below', { shown: 0.344, rank: 9 })]));
  expect(list).toHaveLength(20);
  expect(list).not.toContain('below');
});

test('a guess at or below the lowest of those who were looked at keeps its figure', () => {
  const { people } = orderAll([
    judged('looked', { shown: 0.4 }),
    judged('low', { shown: 0.3, looked: false }),
    judged('high', { shown: 0.8, looked: false }),
  ]);
  expect(Object.fromEntries(people.map(({ id, shown }) => [id, shown]))).toEqual({
    looked: 0.4,
    low: 0.3,
    high: 0.4,
  });
});
