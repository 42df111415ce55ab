import { readAnswer } from '@ampersand/contract/readings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { understood } from '../matchings/rules/understood/understood.ts';
import { findLeaves } from './leaves.ts';

export function readingRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, readAnswer, async ({ body, user }) => {
    await deps.limits.count('reading', user.id);
    const data = understood(body.field, body.answer, { location: body.location });
    const leaves = await findLeaves(deps.db, user, data.readings, deps.now());
    return { data: { ...data, leaves } };
  });
}
