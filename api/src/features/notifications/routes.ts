import { listNotifications, readNotifications } from '@ampersand/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { countUnread, findNotifications, markRead } from './queries.ts';
import { streamRoute } from './stream.ts';

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listNotifications, async ({ query, user }) => {
    const after = decodeCursor(momentCursor, query.cursor);
    const found = await findNotifications(deps.db, user.id, { limit: query.limit + 1, after });
    const { rows, next } = pageOf(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return {
      data: rows.map(({ createdAt, readAt, ...notification }) => ({
        ...notification,
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
      unread: await countUnread(deps.db, user.id),
      ...next,
    };
  });

  mount(app, deps, readNotifications, async ({ body, user }) => {
    await deps.db.transaction(async (tx) => {
      const marked = await markRead(tx, user.id, body.ids, deps.now());
      if (marked > 0) await deps.bus.publish(tx, user.id);
    });
    return { data: await countUnread(deps.db, user.id) };
  });

  streamRoute(app, deps);
}
