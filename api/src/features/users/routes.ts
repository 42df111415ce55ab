import { currentUser, getUser } from '@ampersand/contract/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { answersWithinADay } from './answering.ts';
import { NO_PERSON } from './missing.ts';
import { presentOwnUser, presentUser } from './present.ts';
import { findUser, findVisiblePerson } from './queries.ts';

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, currentUser, async ({ user }) => {
    const found = await findUser(deps.db, user.id);
    if (!found) throw new AppError('unauthenticated', 'Please log in first');
    return { data: presentOwnUser(found) };
  });

  mount(app, deps, getUser, async ({ params, user }) => {
    const found = requireFound(await findVisiblePerson(deps.db, user, params.id), NO_PERSON);
    if (found.id === user.id) return { data: presentOwnUser(found) };
    const answers = await answersWithinADay(deps.db, found.id);
    return { data: { ...presentUser(found, deps.now()), answersWithinADay: answers } };
  });
}
