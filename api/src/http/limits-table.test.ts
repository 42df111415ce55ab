import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REQUEST_LIMITS } from './limits.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** What a month forgets is a row: only success ends it sooner. */
const PERIODS: Record<number, string> = { [HOUR]: 'an hour', [DAY]: 'a day', [30 * DAY]: 'in a row' };

/** A limit as the table has it, such as `1,500 in 5 minutes`. */
const worded = ({ points, duration }: { points: number; duration: number }) =>
  `${points.toLocaleString('en')} ${PERIODS[duration] ?? `in ${duration / 60} minutes`}`;

test('the table of limits in docs/limits.md has every limit once, as it is', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../docs/limits.md'), 'utf8');
  const rows = text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  const written = new Map(
    rows.flatMap(([, , howMany = '', names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, howMany] as const),
    ),
  );
  expect([...written.keys()].sort()).toEqual(Object.keys(REQUEST_LIMITS).sort());
  for (const [name, limit] of Object.entries(REQUEST_LIMITS))
    expect(written.get(name), name).toContain(worded(limit));
});
