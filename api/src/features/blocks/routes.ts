import { blockPerson, listBlocks, unblockPerson } from '@ampersand/contract/blocks';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { findConnectionOfPair } from '../connections/queries.ts';
import { endRequestNews } from '../invitations/tell.ts';
import { tellTies } from '../notifications/talk.ts';
import { NO_PERSON } from '../users/missing.ts';
import { hasTie, lockPair } from '../users/pairs.ts';
import { photoUrl } from '../users/present.ts';
import { findVisibleOrPassed } from '../users/queries.ts';
import { closeInvitations, deleteBlock, findBlocks, insertBlock } from './queries.ts';

export function blockRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, blockPerson, async ({ params, user, request }) => {
    const block = await findPair(user, params.userId);
    const isNew = await deps.db.transaction(async (tx) => {
      // An invitation on its way arrives before the block, or not at all.
      await lockPair(tx, block.blockerId, block.blockedId);
      if (!(await insertBlock(tx, block, deps.now()))) return false;
      for (const invitation of await closeInvitations(tx, block, deps.now()))
        await endRequestNews(deps, tx, invitation, 'removed');
      await tellWindows(tx, [block.blockerId, block.blockedId]);
      return true;
    });
    if (isNew) audit(request, 'blocked', { blockedId: block.blockedId });
    return { message: 'Blocked. You will not see each other here any more' };
  });

  mount(app, deps, unblockPerson, async ({ params, user, request }) => {
    const blockedId = params.userId.toLowerCase();
    const ended = await deps.db.transaction(async (tx) => {
      if (!(await deleteBlock(tx, { blockerId: user.id, blockedId }))) return false;
      await tellWindows(tx, [user.id, blockedId]);
      return true;
    });
    requireFound(ended, 'You have not blocked this person');
    audit(request, 'unblocked', { blockedId });
    return { message: 'No longer blocked' };
  });

  mount(app, deps, listBlocks, async ({ query: { limit, cursor }, user }) => {
    const after = decodeCursor(momentCursor, cursor);
    const found = await findBlocks(deps.db, user.id, { limit: limit + 1, after });
    const { rows, next } = pageOf(found, limit, ({ blockedAt: at, id }) => ({ at, id }));
    return {
      data: rows.map(({ photoKey, blockedAt, ...person }) => ({
        ...person,
        profileUrl: photoUrl(photoKey),
        blockedAt: blockedAt.toISOString(),
      })),
      ...next,
    };
  });

  /** What the bell counts has changed, and a conversation of the two is gone or back. */
  async function tellWindows(tx: Db, [one, other]: [string, string]) {
    await tellTies(deps, tx, [one, other], await findConnectionOfPair(tx, one, other));
  }

  /** Who is to be blocked by whom: somebody a member sees, or has had to do with. */
  async function findPair(user: SessionUser, userId: string) {
    if (user.role === 'ADMIN') throw new AppError('forbidden', 'Administrators cannot block anybody');
    const block = { blockerId: user.id, blockedId: userId.toLowerCase() };
    if (block.blockedId === user.id) throw new AppError('not_found', NO_PERSON);
    if (!(await hasTie(deps.db, block.blockerId, block.blockedId)))
      requireFound(await findVisibleOrPassed(deps.db, user, userId), NO_PERSON);
    return block;
  }
}
