import { LIMITS } from '@ampersand/contract/limits';
import {
  changeSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  saveFilter,
} from '@ampersand/contract/saved-filters';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { updateSettings } from '../account/settings/queries.ts';
import { findFilters, insertFilter, noteFinds, removeFilter, updateFilter } from './queries.ts';

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
      await beginAnew(tx, user, saved);
      return saved;
    });
    return { data };
  });

  mount(app, deps, changeSavedFilter, async ({ params, body, user }) => {
    const data = await deps.db.transaction(async (tx) => {
      const saved = await updateFilter(tx, { ...params, ownerId: user.id }, body);
      if (!saved) throw notThere();
      if (body.pace) await beginAnew(tx, user, saved);
      return saved;
    });
    return { data };
  });

  mount(app, deps, deleteSavedFilter, async ({ params, user }) => {
    if (!(await removeFilter(deps.db, { ...params, ownerId: user.id }))) throw notThere();
    return { message: 'Deleted' };
  });

  /** Whoever fits already stands in the list one is looking at. Choosing how often is wanting these emails. */
  async function beginAnew(
    tx: Deps['db'],
    user: SessionUser,
    saved: Awaited<ReturnType<typeof findFilters>>[number],
  ): Promise<void> {
    await noteFinds(tx, user, saved, deps.now());
    if (saved.pace !== 'NEVER') await updateSettings(tx, user.id, { emails: { newFit: true } }, deps.now());
  }
}

const notThere = () => new AppError('not_found', 'There is no such filter among yours');
