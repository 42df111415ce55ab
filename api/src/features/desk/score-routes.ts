import * as contract from '@ampersand/contract/compare';
import { MOST_CRITERIA } from '@ampersand/contract/score-card';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { findPair } from '../choices/pair.ts';
import { compare } from './compare.ts';
import {
  deleteCriterion,
  findCriteria,
  findPoints,
  insertCriteria,
  setPoints,
  updateCriterion,
} from './score-queries.ts';

const FULL = `A score card has room for ${MOST_CRITERIA} criteria. Please remove one first`;
const NO_CRITERION = 'There is no such criterion on your score card';

/** People side by side, and a member's own score card; private to them. */
export function scoreRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.comparePeople, async ({ query, user }) => {
    const [people, criteria] = await Promise.all([
      compare(deps, user, query.with),
      findCriteria(deps.db, user.id),
    ]);
    const seen = people.flatMap(({ id, person }) => (person ? [id] : []));
    return { data: { people, criteria, points: await findPoints(deps.db, user.id, seen) } };
  });

  mount(app, deps, contract.addCriteria, async ({ body, user }) => {
    if (user.role === 'ADMIN') throw new AppError('forbidden', 'Administrators have no lists of their own');
    const data = await deps.db.transaction(async (tx) => {
      await insertCriteria(tx, user.id, body.criteria);
      const all = await findCriteria(tx, user.id);
      if (all.length > MOST_CRITERIA) throw new AppError('conflict', FULL);
      return all;
    });
    return { data };
  });

  mount(app, deps, contract.changeCriterion, async ({ params, body, user }) => {
    requireFound(await updateCriterion(deps.db, { ...params, ownerId: user.id }, body), NO_CRITERION);
    return { data: await findCriteria(deps.db, user.id) };
  });

  mount(app, deps, contract.removeCriterion, async ({ params, user }) => {
    requireFound(await deleteCriterion(deps.db, { ...params, ownerId: user.id }), NO_CRITERION);
    return { data: await findCriteria(deps.db, user.id) };
  });

  mount(app, deps, contract.givePoints, async ({ params, body, user }) => {
    const { personId } = await findPair(deps.db, user, params.userId);
    const own = { criterionId: params.criterionId, ownerId: user.id };
    requireFound(await setPoints(deps.db, own, personId, body.points), NO_CRITERION);
    return { message: 'Kept' };
  });
}
