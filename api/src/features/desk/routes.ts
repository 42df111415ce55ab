import { changeDeskCard, getDesk, getWaiting } from '@ampersand/contract/desk';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError } from '../../lib/app-error.ts';
import { findPair } from '../choices/pair.ts';
import { upsertNote } from '../choices/queries.ts';
import { presentCard } from './present.ts';
import { findDesk, setReminder, upsertMoved } from './queries.ts';
import { earliestReminder } from './rules.ts';
import { scoreRoutes } from './score-routes.ts';
import { findWaiting } from './waiting.ts';

const TOO_EARLY = 'Please choose a day that is still to come';

/** The board of a member's search; private to them. */
export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  scoreRoutes(app, deps);

  mount(app, deps, getDesk, async ({ query: { limit, cursor, closed }, user }) => {
    const after = decodeCursor(momentCursor, cursor);
    const found = await findDesk(deps.db, user, { limit: limit + 1, after });
    const { rows, next } = pageOf(found, limit, ({ lastAt, person }) => ({ at: lastAt, id: person.id }));
    const cards = rows.flatMap((row) => presentCard(user.id, row) ?? []);
    return { data: closed ? cards : cards.filter(({ column }) => column !== 'CLOSED'), ...next };
  });

  mount(app, deps, getWaiting, async ({ user }) => ({ data: await findWaiting(deps.db, user, deps.now()) }));

  mount(app, deps, changeDeskCard, async ({ params, body, user }) => {
    const pair = await findPair(deps.db, user, params.userId);
    const { column, note, remindOn, utcOffset } = body;
    if (remindOn && remindOn < earliestReminder(deps.now()))
      throw new AppError('invalid_fields', TOO_EARLY, {
        fields: [{ path: 'remindOn', message: TOO_EARLY }],
      });
    const [row] = await deps.db.transaction(async (tx) => {
      if (column) await upsertMoved(tx, pair, column, deps.now());
      if (note !== undefined) await upsertNote(tx, pair, note);
      if (remindOn !== undefined) await setReminder(tx, pair, remindOn, utcOffset);
      return findDesk(tx, user, { limit: 1, personId: pair.personId });
    });
    return { data: (row && presentCard(user.id, row)) ?? null };
  });
}
