import {
  addEvent,
  changeEvent,
  getEvent,
  listEvents,
  listPastEvents,
  removeEvent,
} from '@ampersand/contract/event';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cursorMoment, decodeCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import {
  deleteEvent,
  findEvent,
  findPastEvents,
  findUpcomingEvents,
  insertEvent,
  updateEvent,
} from './queries.ts';

const cursorSchema = z.tuple([cursorMoment, z.uuid()]);
const NO_EVENT = 'There is no such event';

export function eventRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listEvents, ({ query }) => listPage(findUpcomingEvents, query));

  mount(app, deps, listPastEvents, ({ query }) => listPage(findPastEvents, query));

  mount(app, deps, getEvent, async ({ params }) => ({
    data: present(requireFound(await findEvent(deps.db, params.eventId), NO_EVENT)),
  }));

  mount(app, deps, addEvent, async ({ body, user, request }) => {
    if (new Date(body.date) <= deps.now()) {
      const message = 'This is over already. Please check the day and the time';
      throw new AppError('invalid_fields', message, { fields: [{ path: 'date', message }] });
    }
    const event = await insertEvent(deps.db, body);
    audit(request, 'event_added', { eventId: event.id, adminId: user.id });
    return { data: present(event), message: 'The event is added: everybody sees it now' };
  });

  mount(app, deps, changeEvent, async ({ params: { eventId }, body, user, request, expectedVersion }) => {
    const event = await updateEvent(deps.db, eventId, body, expectedVersion);
    if (!event) return refuse(eventId);
    audit(request, 'event_changed', { eventId: event.id, adminId: user.id });
    return { data: present(event), message: 'The event is saved' };
  });

  mount(app, deps, removeEvent, async ({ params: { eventId }, user, request }) => {
    requireFound(await deleteEvent(deps.db, eventId), NO_EVENT);
    audit(request, 'event_removed', { eventId, adminId: user.id });
    return { message: 'The event is removed' };
  });

  async function refuse(eventId: string): Promise<never> {
    requireFound(await findEvent(deps.db, eventId), NO_EVENT);
    throw stale();
  }

  async function listPage(
    find: typeof findUpcomingEvents,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ) {
    const [at, id] = decodeCursor(cursorSchema, cursor) ?? [];
    const after = at && id ? { at, id } : undefined;
    const found = await find(deps.db, { now: deps.now(), limit: limit + 1, after });
    const { rows, next } = pageOf(found, limit, ({ date, id }) => [date, id]);
    return { data: rows.map(present), ...next };
  }
}

const present = <Row extends { date: Date }>(event: Row) => ({ ...event, date: event.date.toISOString() });

/** What is stored is another version than the one that was seen. */
const stale = () =>
  new AppError(
    'conflict',
    'This event was changed in another window. Copy what you want to keep, then load the page again to see what is new',
  );
