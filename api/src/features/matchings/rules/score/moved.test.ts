import { DAY_MS } from '@ampersand/contract/time';
import { expect, test } from 'vitest';
import { type Lift, movedUp } from './moved.ts';
import type { Ranked } from './ranking.ts';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

type Part = Partial<Ranked> & Partial<Lift>;

/** The cause of the first of a list, of people with ranks that fall. */
function causeOf(...list: Part[]) {
  const people = list.map(
    (part, at): Ranked => ({
      id: String(at),
      rank: -at,
      shown: 0.9,
      probability: 0.5,
      inactive: false,
      ...part,
    }),
  );
  const lifts = new Map(
    list.map((part, at) => [String(at), { prior: 0, price: 0, penalty: 0, lastActiveAt: now, ...part }]),
  );
  return movedUp(people, lifts, { first: 0, end: 20, now }).get('0');
}

test.each<[string, Part, Part]>([
  ['OTHERS_SEEN', {}, { penalty: 2, prior: -2 }],
  ['HARDLY_SHOWN', { prior: 1.5 }, {}],
  ['HAS_ROOM', { price: -0.8, prior: 0.8 }, {}],
  ['ACTIVE', {}, { lastActiveAt: daysAgo(20), prior: -0.6 }],
])('%s, where that is the largest difference', (cause, first, second) => {
  expect(causeOf({ shown: 0.8, ...first }, { shown: 0.9, ...second })).toBe(cause);
});

test('of two causes the larger is told, against the best of those below', () => {
  const first = { shown: 0.75, prior: 1.1, price: -0.3 };
  expect(causeOf(first, { shown: 0.8, penalty: 3, prior: -3 }, { shown: 0.9 })).toBe('HARDLY_SHOWN');
});

test('who stands above a better rank does so for variety, or by chance where a draw decided', () => {
  expect(causeOf({ shown: 0.8, rank: -1 }, { shown: 0.9, rank: 0 })).toBe('VARIETY');
  expect(causeOf({ shown: 0.8, rank: -1, propensity: 0.5 }, { shown: 0.9, rank: 0, propensity: 0.5 })).toBe(
    'CHANCE',
  );
});

test('nothing is told of two points, of another group, of the away, of whoever fits best, or without a cause', () => {
  expect(causeOf({ shown: 0.88, prior: 2 }, { shown: 0.9 })).toBeUndefined();
  expect(causeOf({ shown: 0.72, prior: 2 }, { shown: 0.69 })).toBeUndefined();
  expect(causeOf({ shown: 0.72, prior: 2 }, { shown: 0.95, inactive: true })).toBeUndefined();
  expect(causeOf({ shown: 0.95, prior: 2 }, { shown: 0.9 })).toBeUndefined();
  expect(causeOf({ shown: 0.8 }, { shown: 0.9 })).toBeUndefined();
});

test('three points are told, two are not, and no list is read beyond its end', () => {
  expect(causeOf({ shown: 0.87, prior: 2 }, { shown: 0.9 })).toBe('HARDLY_SHOWN');
  expect(causeOf({ shown: 0.87, rank: 0, prior: 2 }, { shown: 0.9, rank: 0 })).toBe('HARDLY_SHOWN');
});

test('compared is with the forty below, not with who stands above or farther down', () => {
  const between = Array.from({ length: 39 }, () => ({ shown: 0.8 }));
  expect(causeOf({ shown: 0.8, prior: 2 }, ...between, { shown: 0.9 })).toBe('HARDLY_SHOWN');
  expect(causeOf({ shown: 0.8, prior: 2 }, ...between, {}, { shown: 0.99 })).toBe('HARDLY_SHOWN');
  const more = [...between, { shown: 0.8 }];
  expect(causeOf({ shown: 0.8, prior: 2 }, ...more, { shown: 0.9 })).toBeUndefined();
});

test('of those below the best is compared with, wherever they stand', () => {
  const best = { shown: 0.95, prior: 1.5 };
  const first = { shown: 0.8, prior: 2 };
  const good = { shown: 0.85, price: 1.2, prior: -1.2 };
  expect(causeOf({ ...first, price: 0 }, good, best)).toBe('HARDLY_SHOWN');
  expect(causeOf({ ...first, price: 0 }, best, good)).toBe('HARDLY_SHOWN');
});

test('the bonus is what is left of what counts for all once being here, the price and showings are taken away', () => {
  // Both are away for long: what that costs is no bonus of either.
  const away = { lastActiveAt: daysAgo(25) };
  expect(
    causeOf({ shown: 0.8, ...away, prior: -3, price: 0.5 }, { shown: 0.9, ...away, prior: -3, price: 0.9 }),
  ).toBe('HAS_ROOM');
  expect(
    causeOf({ shown: 0.8, prior: -1, penalty: 1.5, price: 0.2 }, { shown: 0.9, prior: -1.4, penalty: 1.4 }),
  ).toBe('HARDLY_SHOWN');
});

test('nothing is told of somebody whose lift is not known', () => {
  const people = [0.8, 0.9].map(
    (shown, at): Ranked => ({ id: String(at), rank: -at, shown, probability: 0.5, inactive: false }),
  );
  const lift: Lift = { prior: 1, price: 0, penalty: 0, lastActiveAt: now };
  for (const known of ['0', '1'])
    expect(movedUp(people, new Map([[known, lift]]), { first: 0, end: 2, now }).size).toBe(0);
});

test('only of the page that is asked for', () => {
  const people = [0.8, 0.9, 0.8, 0.9].map(
    (shown, at): Ranked => ({ id: String(at), rank: -at, shown, probability: 0.5, inactive: false }),
  );
  const lifts = new Map(
    people.map(({ id, shown }) => [
      id,
      { prior: shown < 0.9 ? 1 : 0, price: 0, penalty: 0, lastActiveAt: now },
    ]),
  );
  expect([...movedUp(people, lifts, { first: 2, end: 4, now }).keys()]).toEqual(['2']);
});
