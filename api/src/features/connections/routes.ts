import * as contract from '@ampersand/contract/connections';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { answerMet, end, noteRead, resume, tellWriting } from './change.ts';
import { countUnread, findConversation, findConversations } from './list.ts';
import { NO_CONVERSATION } from './own.ts';
import { presentConversation } from './present.ts';

export function connectionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listConnections, async ({ query: { cursor, filter, search, limit }, user }) => {
    const after = decodeCursor(momentCursor, cursor);
    const found = await findConversations(deps.db, user, { filter, search, after, limit: limit + 1 });
    const { rows, next } = pageOf(found, limit, ({ lastAt, connection }) => ({
      at: lastAt,
      id: connection.id,
    }));
    return { data: rows.map((row) => presentConversation(user.id, row)), ...next };
  });

  mount(app, deps, contract.countUnreadConnections, async ({ user }) => ({
    data: await countUnread(deps.db, user.id),
  }));

  mount(app, deps, contract.getConnection, async ({ params, user }) => {
    const row = requireFound(await findConversation(deps.db, user, params.connectionId), NO_CONVERSATION);
    return { data: presentConversation(user.id, row) };
  });

  changeRoutes(app, deps);
}

function changeRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.readConnection, async ({ params, body, user }) => {
    const readSeq = await noteRead(deps, { ...params, userId: user.id }, body.seq);
    return { data: { readSeq, unread: await countUnread(deps.db, user.id) } };
  });

  mount(app, deps, contract.noteWriting, async ({ params, user }) => {
    await tellWriting(deps, { ...params, userId: user.id });
    return { message: 'Noted' };
  });

  mount(app, deps, contract.endConnection, async ({ params, query, user, request }) => {
    await end(deps, { ...params, userId: user.id }, query.reason);
    audit(request, 'connection_ended', params);
    return { message: 'Connection ended' };
  });

  mount(app, deps, contract.resumeConnection, async ({ params, user, request }) => {
    await resume(deps, { ...params, userId: user.id });
    audit(request, 'connection_resumed', params);
    return { message: 'You are still connected' };
  });

  mount(app, deps, contract.noteMet, async ({ params, body, user }) => {
    await answerMet(deps, { ...params, userId: user.id }, body.met);
    return { message: 'Thank you. They do not see your answer' };
  });
}
