import { type Reading, readAnswer } from '@ampersand/contract/readings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { understood } from '../matchings/rules/understood/understood.ts';
import { findLeaves } from './leaves.ts';

type Said = { readonly low: number; readonly high: number } | undefined;

/** Readings with what their writer said in place of the hours or the share. */
function saidFor(readings: readonly Reading[], said: Said): readonly Reading[] {
  return readings.map((reading): Reading => {
    if (reading.kind === 'HOURS') return { ...reading, value: { ...reading.value, ...said } };
    return reading.kind === 'EQUITY' && said ? { ...reading, value: said } : reading;
  });
}

export function readingRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, readAnswer, async ({ body, user }) => {
    await deps.limits.count('reading', user.id);
    const data = understood(body.field, body.answer, { location: body.location });
    const leaves = await findLeaves(deps.db, user, saidFor(data.readings, body.said), deps.now());
    return { data: { ...data, leaves } };
  });
}
