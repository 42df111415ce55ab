import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events, users } from '../../db/schema.ts';
import { events as communityEvents } from '../../db/seed/community/events.ts';
import { applicants, founders } from '../../db/seed/community/people.ts';

/** The events of the demo community, as rows: they lie ahead of `now`. */
export function demoEvents(now: Date) {
  return communityEvents.map(({ title, description, location, inDays, time, picture }) => {
    const day = utcDay(new Date(now.getTime() + inDays * DAY_MS));
    const date = new Date(`${day}T${time}:00Z`);
    return { title, description, location, date, imageUrl: `/events/${picture}.svg` };
  });
}

/** Keeps the demo community alive, however long ago it was written: its people were seen just now, its events lie ahead. */
export async function refreshDemo(db: Db, now: Date): Promise<void> {
  const emails = [...founders, ...applicants].map(({ email }) => email);
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ lastActiveAt: now })
      .where(and(inArray(users.email, emails), lt(users.lastActiveAt, now)));
    for (const { title, date, imageUrl } of demoEvents(now)) {
      const isIt = eq(events.title, title);
      await tx
        .update(events)
        .set({ date })
        .where(and(isIt, lt(events.date, now)));
      // An older demo was written without pictures.
      await tx
        .update(events)
        .set({ imageUrl })
        .where(and(isIt, isNull(events.imageUrl)));
    }
  });
}
