import { randomUUIDv7 } from 'node:crypto';
import type { EventBody } from '@ampersand/contract/event';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier, isLater } from '../../db/cursor.ts';
import { events } from '../../db/schema.ts';

interface Page {
  readonly now: Date;
  readonly limit: number;
  /** The last event of the page before. */
  readonly after: Cursor | undefined;
}

/** Events from `now` on, soonest first. */
export function findUpcomingEvents(db: Db, { now, limit, after }: Page) {
  return db
    .select()
    .from(events)
    .where(and(gte(events.date, now), isLater(events.date, events.id, after)))
    .orderBy(asc(events.date), asc(events.id))
    .limit(limit);
}

/** Events before `now`, latest first. */
export function findPastEvents(db: Db, { now, limit, after }: Page) {
  return db
    .select()
    .from(events)
    .where(and(lt(events.date, now), isEarlier(events.date, events.id, after)))
    .orderBy(desc(events.date), desc(events.id))
    .limit(limit);
}

export async function findEvent(db: Db, id: string) {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  return event;
}

const columnsOf = ({ date, ...event }: EventBody) => ({ ...event, date: new Date(date) });

export async function insertEvent(db: Db, body: EventBody) {
  const event = { ...columnsOf(body), id: randomUUIDv7() };
  await db.insert(events).values(event);
  return event;
}

/** `expected`: only if this version is stored. @returns the event as it is now; undefined where there is no such one. */
export async function updateEvent(db: Db, id: string, body: EventBody, expected: number | undefined) {
  const isExpected = expected === undefined ? undefined : eq(events.version, expected);
  const [event] = await db
    .update(events)
    .set({ ...columnsOf(body), version: sql`${events.version} + 1` })
    .where(and(eq(events.id, id), isExpected))
    .returning();
  return event;
}

/** @returns whether it was there. */
export async function deleteEvent(db: Db, id: string): Promise<boolean> {
  return (await db.delete(events).where(eq(events.id, id)).returning({ id: events.id })).length > 0;
}
