import { LIMITS } from '@ampersand/contract/limits';
import {
  changeSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  type SavedFilter,
  saveFilter,
} from '@ampersand/contract/saved-filters';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { updateSettings } from '../account/settings/queries.ts';
import { findFilters, insertFilter, noteFinds, removeFilter, updateFilter } from './queries.ts';

const NO_FILTER = 'There is no such filter among yours';

/** Filters that a member keeps, and how often an email tells of somebody new who fits. */
export function savedFilterRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listSavedFilters, async ({ user }) => ({ data: await findFilters(deps.db, user.id) }));

  mount(app, deps, saveFilter, async ({ body, user }) => {
    if (user.role === 'ADMIN') throw new AppError('forbidden', 'Administrators have no lists of their own');
    const data = await deps.db.transaction(async (tx) => {
      const saved = await insertFilter(tx, user.id, body, deps.now());
      if (!saved) throw new AppError('conflict', 'You have saved this filter already');
      if ((await findFilters(tx, user.id)).length > LIMITS.savedFilters)
        throw new AppError(
          'conflict',
          `You have saved ${LIMITS.savedFilters} filters. Please delete one first`,
        );
      await noteFinds(tx, user, saved, deps.now());
      await wantEmails(tx, user, saved);
      return saved;
    });
    return { data };
  });

  mount(app, deps, changeSavedFilter, async ({ params, body, user }) => {
    const data = await deps.db.transaction(async (tx) => {
      const changed = await updateFilter(tx, { ...params, ownerId: user.id }, body);
      const { before, saved } = requireFound(changed, NO_FILTER);
      // Of whoever came while nothing was told the list tells; of whom the next email would have told it still does.
      if (body.pace && before.pace === 'NEVER') await noteFinds(tx, user, saved, deps.now());
      if (body.pace) await wantEmails(tx, user, saved);
      return saved;
    });
    return { data };
  });

  mount(app, deps, deleteSavedFilter, async ({ params, user }) => {
    requireFound(await removeFilter(deps.db, { ...params, ownerId: user.id }), NO_FILTER);
    return { message: 'Deleted' };
  });

  /** Choosing how often is wanting these emails. */
  async function wantEmails(tx: Db, user: SessionUser, saved: SavedFilter): Promise<void> {
    if (saved.pace !== 'NEVER') await updateSettings(tx, user.id, { emails: { newFit: true } }, deps.now());
  }
}
