import * as contract from '@ampersand/contract/messages';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError } from '../../lib/app-error.ts';
import { findOwn, type OwnConnection, requireReadable } from '../connections/own.ts';
import { edit, setReaction, takeBack } from './change.ts';
import { presentMessage } from './present.ts';
import { findChanged, findPlaceSince, findPlaces } from './queries.ts';
import { placesOf } from './rules.ts';
import { findMatching, findNames } from './search.ts';
import { send } from './send.ts';

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listMessages, async ({ params, query, user }) => {
    const asked = { connectionId: params.connectionId, userId: user.id };
    const own = requireReadable(await findOwn(deps.db, asked));
    const { lastSeq, lastChange, readSeq } = own;
    const found = await findAsked(deps.db, own, query);
    return { data: found.map((row) => presentMessage(user.id, row)), lastSeq, lastChange, readSeq };
  });

  mount(app, deps, contract.sendMessage, async ({ params, body, user }) => {
    await deps.limits.count('message', user.id);
    const sent = await send(deps, { connectionId: params.connectionId, userId: user.id }, body);
    return { data: presentMessage(user.id, sent) };
  });

  mount(app, deps, contract.searchMessages, async ({ query: { search, limit, cursor }, user }) => {
    const after = decodeCursor(momentCursor, cursor);
    const found = await findMatching(deps.db, user.id, { search, after, limit: limit + 1 });
    const { rows, next } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    const ids = [...new Set(rows.map(({ connectionId }) => connectionId))];
    const names = await findNames(deps.db, user.id, ids);
    return {
      data: rows.map((row) => ({
        ...presentMessage(user.id, row),
        with: names.get(row.connectionId) ?? null,
      })),
      ...next,
    };
  });

  changeRoutes(app, deps);
}

function changeRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.editMessage, async ({ params, body, user }) => {
    await deps.limits.count('message', user.id);
    const edited = await edit(deps, { ...params, userId: user.id }, body.text);
    return { data: presentMessage(user.id, edited) };
  });

  mount(app, deps, contract.takeBackMessage, async ({ params, user }) => {
    await deps.limits.count('message', user.id);
    const taken = await takeBack(deps, { ...params, userId: user.id });
    return { data: presentMessage(user.id, taken) };
  });

  mount(app, deps, contract.react, async ({ params: { messageId, kind }, user }) => {
    await deps.limits.count('message', user.id);
    const changed = await setReaction(deps, { messageId, userId: user.id }, { kind, on: true });
    return { data: presentMessage(user.id, changed) };
  });

  mount(app, deps, contract.removeReaction, async ({ params: { messageId, kind }, user }) => {
    await deps.limits.count('message', user.id);
    const changed = await setReaction(deps, { messageId, userId: user.id }, { kind, on: false });
    return { data: presentMessage(user.id, changed) };
  });
}

async function findAsked(
  db: Db,
  { id, lastSeq }: Pick<OwnConnection, 'id' | 'lastSeq'>,
  query: contract.MessagesQuery,
) {
  const { before, after, around, since, changedAfter, limit } = query;
  if ([before, after, around, since, changedAfter].filter((place) => place !== undefined).length > 1)
    throw new AppError(
      'bad_request',
      'Ask for what is before, after or around a place, since a moment, or was changed, one at a time',
    );
  if (since !== undefined) {
    const place = await findPlaceSince(db, id, new Date(since));
    return findPlaces(db, id, placesOf({ limit, ...(place !== undefined && { around: place }) }, lastSeq));
  }
  if (changedAfter !== undefined) return findChanged(db, id, changedAfter, limit);
  return findPlaces(db, id, placesOf(query, lastSeq));
}
