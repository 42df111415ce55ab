import { currentUser, getUser } from '@ampersand/contract/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError } from '../../lib/app-error.ts';
import { answersWithinADay } from './answering.ts';
import { orNobody } from './missing.ts';
import { presentOwnUser, presentUser } from './present.ts';
import { findUser, findVisiblePerson } from './queries.ts';

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, currentUser, async ({ user }) => {
    const found = await findUser(deps.db, user.id);
    if (!found) throw new AppError('unauthenticated', 'Please log in first');
    return { data: presentOwnUser(found) };
  });

  mount(app, deps, getUser, async ({ params, user }) => {
    const found = orNobody(await findVisiblePerson(deps.db, user, params.id));
    if (found.id === user.id) return { data: presentOwnUser(found) };
    const answers = await answersWithinADay(deps.db, found.id);
    return { data: { ...presentUser(found, deps.now()), answersWithinADay: answers } };
  });
}
