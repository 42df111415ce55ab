import { todaysPick } from '@ampersand/contract/picks';
import { utcDay } from '@ampersand/contract/time';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { matchesOf } from '../matchings/telling.ts';
import { findPick } from './queries.ts';

export function pickRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, todaysPick, async ({ user }) => {
    const id = await findPick(deps.db, user, utcDay(deps.now()));
    const matches = await matchesOf(deps, user.id, id ? [id] : []);
    return { data: matches.get(id) ?? null };
  });
}
