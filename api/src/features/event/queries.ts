import { and, asc, gt, gte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../../db/schema.ts';

/** Events from `now` on, soonest first; `after` is the last one of the page before. */
export function findUpcomingEvents(
  db: Db,
  page: { now: Date; limit: number; after: { date: Date; id: string } | undefined },
) {
  const { after } = page;
  const beyond =
    after &&
    or(gt(events.date, after.date), and(sql`${events.date} = ${after.date}`, gt(events.id, after.id)));
  return db
    .select()
    .from(events)
    .where(and(gte(events.date, page.now), beyond))
    .orderBy(asc(events.date), asc(events.id))
    .limit(page.limit);
}
