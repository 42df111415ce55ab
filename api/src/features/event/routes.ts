import { listEvents } from '@ampersand/contract/event';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cursorMoment, decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { findUpcomingEvents } from './queries.ts';

const cursorSchema = z.tuple([cursorMoment, z.uuid()]);

export function eventRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listEvents, async ({ query }) => {
    const [date, id] = decodeCursor(cursorSchema, query.cursor) ?? [];
    const after = date && id ? { date, id } : undefined;
    const rows = await findUpcomingEvents(deps.db, { now: deps.now(), limit: query.limit + 1, after });
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      data: page.map((event) => ({ ...event, date: event.date.toISOString() })),
      ...(rows.length > query.limit && last
        ? { nextCursor: encodeCursor([last.date.toISOString(), last.id]) }
        : {}),
    };
  });
}
