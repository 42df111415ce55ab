import * as contract from '@ampersand/contract/messages';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { mount } from '../../http/route.ts';
import { findOwn, orNotReadable } from '../connections/own.ts';
import { presentMessage } from './present.ts';
import { findAfter, findAround, findBefore, findNewest } from './queries.ts';
import { send } from './send.ts';

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listMessages, async ({ params, query, user }) => {
    const asked = { connectionId: params.connectionId, userId: user.id };
    const { id, lastSeq, readSeq } = orNotReadable(await findOwn(deps.db, asked));
    const found = await findAsked(deps.db, id, query);
    return { data: found.map((row) => presentMessage(user.id, row)), lastSeq, readSeq };
  });

  mount(app, deps, contract.sendMessage, async ({ params, body, user }) => {
    const sent = await send(deps, { connectionId: params.connectionId, userId: user.id }, body);
    return { data: presentMessage(user.id, sent) };
  });
}

function findAsked(db: Db, id: string, { before, after, around, limit }: contract.MessagesQuery) {
  if ([before, after, around].filter((place) => place !== undefined).length > 1)
    throw new AppError('bad_request', 'Ask for what is before, after or around a place, one at a time');
  if (before !== undefined) return findBefore(db, id, before, limit);
  if (after !== undefined) return findAfter(db, id, after, limit);
  if (around !== undefined) return findAround(db, id, around, limit);
  return findNewest(db, id, limit);
}
