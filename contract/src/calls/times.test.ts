import { expect, test } from 'vitest';
import { DAY_MS } from '../time.ts';
import { startFaults } from './times.ts';

const now = new Date('2026-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();

test('a start lies ahead, within sixty days, and once', () => {
  expect(startFaults([at(1), at(60 * DAY_MS)], now)).toEqual([undefined, undefined]);
  expect(startFaults([at(0), at(60 * DAY_MS + 1), 'x'], now)).toEqual([
    expect.stringContaining('gone by'),
    expect.stringContaining('60 days'),
    'Please enter day and time',
  ]);
  // The same moment, written on another clock.
  expect(startFaults(['2026-03-02T12:00:00Z', '2026-03-02T13:00:00+01:00'], now)).toEqual([
    undefined,
    expect.stringContaining('there already'),
  ]);
});
