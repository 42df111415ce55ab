import {
  listPassed,
  listSaved,
  passPerson,
  savePerson,
  unpassPerson,
  unsavePerson,
} from '@ampersand/contract/choices';
import type { FastifyInstance } from 'fastify';
import type { Cursor } from '../../db/cursor.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { matchesOf } from '../matchings/telling.ts';
import { deleteOutcomes, replaceOutcome } from '../outcomes/queries.ts';
import { findPair, findPairToPass } from './pair.ts';
import {
  clearPassed,
  clearSaved,
  countSaved,
  findPassed,
  findSaved,
  lockSaved,
  type Pair,
  upsertPassed,
  upsertSaved,
} from './queries.ts';

const MOST_SAVED = 500;

/** Saving somebody of one's list, and passing on them: private to whoever does it. */
export function choiceRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, savePerson, async ({ params, body, user }) => {
    const pair = await findPair(deps.db, user, params.userId);
    await deps.db.transaction(async (tx) => {
      await lockSaved(tx, user.id);
      const isNew = await upsertSaved(tx, pair, body.note, deps.now());
      if (!isNew) return;
      if ((await countSaved(tx, user)) > MOST_SAVED)
        throw new AppError(
          'conflict',
          `You have saved ${MOST_SAVED} people. Please take somebody off your list first`,
        );
      await replaceOutcome(tx, outcomeOf('SAVED', pair));
    });
    return { message: 'Saved' };
  });

  mount(app, deps, unsavePerson, async ({ params, user }) => {
    const pair = pairOf(user, params.userId);
    requireFound(await clearSaved(deps.db, pair), 'They are not among the people you have saved');
    return { message: 'No longer saved' };
  });

  mount(app, deps, listSaved, async ({ query: { limit, cursor }, user }) => {
    const page = { limit: limit + 1, after: decodeCursor(momentCursor, cursor) };
    const { rows, next } = pageOf(await findSaved(deps.db, user, page), limit, placeOf);
    const matches = await matchesOf(
      deps,
      user.id,
      rows.map(({ id }) => id),
    );
    return {
      data: rows.flatMap(({ id, note, at }) => {
        const match = matches.get(id);
        return match ? [{ ...match, note, savedAt: at.toISOString() }] : [];
      }),
      ...next,
    };
  });

  mount(app, deps, passPerson, async ({ params, body, user }) => {
    const pair = await findPairToPass(deps.db, user, params.userId);
    await deps.db.transaction(async (tx) => {
      const isNew = await upsertPassed(tx, pair, body.reason, deps.now());
      if (!isNew && !body.reason) return;
      await replaceOutcome(tx, { ...outcomeOf('PASSED', pair), reason: body.reason });
    });
    return { message: 'Left out of your lists from now on' };
  });

  mount(app, deps, unpassPerson, async ({ params, user }) => {
    const pair = pairOf(user, params.userId);
    await deps.db.transaction(async (tx) => {
      requireFound(await clearPassed(tx, pair), 'You have not passed on them');
      await deleteOutcomes(tx, outcomeOf('PASSED', pair), ['PASSED']);
    });
    return { message: 'Back in your lists' };
  });

  mount(app, deps, listPassed, async ({ query: { limit, cursor }, user }) => {
    const page = { limit: limit + 1, after: decodeCursor(momentCursor, cursor) };
    const { rows, next } = pageOf(await findPassed(deps.db, user, page), limit, placeOf);
    const matches = await matchesOf(
      deps,
      user.id,
      rows.map(({ id }) => id),
    );
    return {
      data: rows.flatMap(({ id, reason, at }) => {
        const match = matches.get(id);
        return match ? [{ ...match, reason, passedAt: at.toISOString() }] : [];
      }),
      ...next,
    };
  });

  const outcomeOf = (kind: 'SAVED' | 'PASSED', { memberId, personId }: Pair) => ({
    kind,
    actorId: memberId,
    subjectId: personId,
    at: deps.now(),
  });
}

const placeOf = ({ at, id }: Cursor) => ({ at, id });

const pairOf = (user: SessionUser, userId: string): Pair => ({
  memberId: user.id,
  personId: userId.toLowerCase(),
});
