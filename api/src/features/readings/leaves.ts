import { type Filter, narrows } from '@ampersand/contract/filters';
import type { Leaves, Reading } from '@ampersand/contract/readings';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { findable, fits } from '../matchings/fitting.ts';
import type { Viewer } from '../users/queries.ts';

/** How many people an answer leaves, by what was read of hours and equity; null where that narrows nothing, as wishes, which are compared by meaning. */
export async function findLeaves(
  db: Db,
  viewer: Viewer,
  readings: readonly Reading[],
  now: Date,
): Promise<Leaves | null> {
  const filter = filterOf(viewer, readings);
  if (viewer.role === 'ADMIN' || !narrows(filter)) return null;
  const { rows } = await db.execute<Leaves>(sql`
    select (count(*) filter (where ${fits(filter, viewer, now)}))::int as people, count(*)::int as "of"
    ${findable(viewer)}`);
  return rows[0] ?? null;
}

/** The filter that asks for what was read: a founder's least hours and most equity, an applicant's most hours and least equity. */
function filterOf({ role }: Viewer, readings: readonly Reading[]): Filter {
  const filter: Filter = {};
  for (const { kind, value } of readings) {
    if (kind === 'HOURS') filter.hours = role === 'FOUNDER' ? value.low : value.high;
    if (kind === 'EQUITY' && value) filter.equity = role === 'FOUNDER' ? value.high : value.low;
  }
  return filter;
}
