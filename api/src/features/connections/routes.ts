import * as contract from '@ampersand/contract/connections';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cursorMoment, decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { countUnread, findConversation, findConversations } from './list.ts';
import { orNoConversation } from './own.ts';
import { presentConversation } from './present.ts';

const cursorSchema = z.object({ at: cursorMoment, id: z.uuid() });

export function connectionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listConnections, async ({ query: { cursor, filter, search, limit }, user }) => {
    const after = decodeCursor(cursorSchema, cursor);
    const found = await findConversations(deps.db, user, { filter, search, after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const more = last && found.length > shown.length;
    return {
      data: shown.map((row) => presentConversation(user.id, row)),
      ...(more && { nextCursor: encodeCursor({ at: last.lastAt, id: last.connection.id }) }),
    };
  });

  mount(app, deps, contract.countUnreadConnections, async ({ user }) => ({
    data: await countUnread(deps.db, user.id),
  }));

  mount(app, deps, contract.getConnection, async ({ params, user }) => {
    const row = orNoConversation(await findConversation(deps.db, user, params.connectionId));
    return { data: presentConversation(user.id, row) };
  });
}
