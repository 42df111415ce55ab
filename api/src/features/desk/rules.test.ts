import { deskColumnSchema } from '@ampersand/contract/desk';
import { expect, test } from 'vitest';
import { columnOf, type DeskEvent, lastOf, type Moved } from './rules.ts';

const KINDS = [
  'SAVED',
  'INVITED',
  'CONNECTED',
  'MET',
  'TRIED',
  'WENT_ON',
  'WROTE',
  'STOPPED',
  'DECLINED',
  'EXPIRED',
  'ENDED',
] as const;
const CLOSING: readonly string[] = ['STOPPED', 'DECLINED', 'EXPIRED', 'ENDED'];
const at = (day: number) => new Date(Date.UTC(2026, 5, day));
const event = (kind: DeskEvent['kind'], day: number): DeskEvent => ({ kind, mine: true, at: at(day) });

/** Every list of up to three events on three days. */
const every = [1, 2, 3].flatMap((day) => KINDS.map((kind) => event(kind, day)));
const lists: DeskEvent[][] = [
  [],
  ...every.map((one) => [one]),
  ...every.flatMap((one) => every.map((two) => [one, two])),
  ...every.flatMap((one) => every.flatMap((two) => every.map((three) => [one, two, three]))),
];
const moves: Moved[] = deskColumnSchema.options.flatMap((column) =>
  [0, 1, 2, 3].map((day) => ({ column, at: at(day) })),
);
/** What breaks a rule, so that thousands of cases are one expectation. */
const broken = <Case>(cases: readonly Case[], holds: (one: Case) => boolean) =>
  cases.filter((one) => !holds(one)).slice(0, 3);

test('events put a person as far as they have come', () => {
  expect(columnOf([])).toBeUndefined();
  expect(columnOf([event('SAVED', 1)])).toBe('SAVED');
  expect(columnOf([event('SAVED', 3), event('INVITED', 1)])).toBe('INVITED');
  expect(columnOf([event('SAVED', 1), event('INVITED', 1), event('CONNECTED', 2)])).toBe('TALKING');
  expect(columnOf([event('CONNECTED', 1), event('MET', 2)])).toBe('MET');
  expect(columnOf([event('CONNECTED', 1), event('TRIED', 2), event('MET', 3)])).toBe('TRIAL');
  expect(columnOf([event('TRIED', 1), event('WENT_ON', 2)])).toBe('DECIDED');
  expect(columnOf([event('TRIED', 1), event('STOPPED', 2)])).toBe('CLOSED');
  expect(columnOf([event('INVITED', 1), event('DECLINED', 2)])).toBe('CLOSED');
  expect(columnOf([event('CONNECTED', 1), event('MET', 2), event('ENDED', 3)])).toBe('CLOSED');
});

test('after a close it begins anew', () => {
  expect(columnOf([event('MET', 1), event('ENDED', 2), event('INVITED', 3)])).toBe('INVITED');
  expect(columnOf([event('EXPIRED', 1), event('SAVED', 2)])).toBe('SAVED');
});

test('a hand moves anybody anywhere, and the next event moves them on; a message does not', () => {
  const trial: Moved = { column: 'TRIAL', at: at(2) };
  expect(columnOf([event('CONNECTED', 1)], trial)).toBe('TRIAL');
  expect(columnOf([event('CONNECTED', 1), event('WROTE', 3)], trial)).toBe('TRIAL');
  expect(columnOf([event('CONNECTED', 1), event('ENDED', 3)], trial)).toBe('CLOSED');
  expect(columnOf([], trial)).toBe('TRIAL');
});

test('the order in which events are listed is of no importance', () => {
  expect(broken(lists, (list) => columnOf(list) === columnOf(list.toReversed()))).toEqual([]);
  expect(
    broken(lists, (list) => columnOf(list) === columnOf(list.toSorted((a, b) => +a.at - +b.at))),
  ).toEqual([]);
});

test('what has closed last is closed unless something came after, and nothing else is', () => {
  const closes = (list: readonly DeskEvent[]) => {
    const moving = list.filter(({ kind }) => kind !== 'WROTE');
    const last = Math.max(...moving.map((one) => +one.at));
    return moving.some((one) => CLOSING.includes(one.kind) && +one.at === last);
  };
  expect(broken(lists, (list) => (columnOf(list) === 'CLOSED') === closes(list))).toEqual([]);
});

test('a hand counts exactly as long as no later event moves the person', () => {
  const cases = lists.flatMap((list) => moves.map((moved) => ({ list, moved })));
  const holds = ({ list, moved }: (typeof cases)[number]) => {
    const isLater = list.some(({ kind, at }) => kind !== 'WROTE' && at > moved.at);
    return columnOf(list, moved) === (isLater ? columnOf(list) : moved.column);
  };
  expect(broken(cases, holds)).toEqual([]);
});

test('without a close nothing moves a person back', () => {
  const order = [undefined, 'SAVED', 'INVITED', 'TALKING', 'MET', 'TRIAL', 'DECIDED'];
  const open = lists.filter((list) => list.length < 3 && !list.some(({ kind }) => CLOSING.includes(kind)));
  const cases = open.flatMap((list) =>
    every.filter(({ kind }) => !CLOSING.includes(kind)).map((one) => ({ list, one })),
  );
  expect(
    broken(
      cases,
      ({ list, one }) => order.indexOf(columnOf([...list, one])) >= order.indexOf(columnOf(list)),
    ),
  ).toEqual([]);
});

test('what happened last is the latest event, a message and a move by hand included', () => {
  expect(lastOf([])).toBeUndefined();
  expect(lastOf([event('WROTE', 3), event('CONNECTED', 1)])?.kind).toBe('WROTE');
  expect(lastOf([event('INVITED', 1), event('SAVED', 3)])?.kind).toBe('INVITED');
  expect(lastOf([event('DECLINED', 1), event('SAVED', 3)])?.kind).toBe('SAVED');
  expect(lastOf([event('SAVED', 3)])?.kind).toBe('SAVED');
  expect(lastOf([event('WROTE', 1)], { column: 'TRIAL', at: at(2) })).toMatchObject({
    kind: 'MOVED',
    mine: true,
  });
});
