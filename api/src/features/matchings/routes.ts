import { applicantMatchings, founderMatchings, pairMatching } from '@ampersand/contract/matchings';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { explainPair, listMatches, serveLog } from './lists.ts';

const cursorSchema = z.object({ id: z.uuid(), place: z.number().int().min(1).max(1000) });

export function matchingRoutes(app: FastifyInstance, deps: Deps): void {
  const log = serveLog(deps);
  app.addHook('onClose', async () => {
    await log.settled();
  });

  /** The page, and a note of who was shown unless it is somebody else who looks. */
  async function pageOf(
    role: 'FOUNDER' | 'APPLICANT',
    {
      userId,
      user,
      limit,
      cursor,
    }: { userId: string; user: SessionUser; limit: number; cursor: string | undefined },
  ) {
    const after = decodeCursor(cursorSchema, cursor);
    const list = await listMatches(deps, userId, { limit, after });
    if (!list || list.role !== role) throw new AppError('not_found', 'There is no such list');
    if (user.id === userId) log.note(userId, list.shown, list.firstPlace);
    const { total, basis, relaxed, next, matches } = list;
    return { matches, facts: { total, basis, relaxed, ...(next && { nextCursor: encodeCursor(next) }) } };
  }

  mount(app, deps, founderMatchings, async ({ params, query, user }) => {
    const { matches, facts } = await pageOf('FOUNDER', { ...params, ...query, user, cursor: query.cursor });
    return {
      data: matches.map(({ id, user: applicant, ...match }) => ({ ...match, applicantId: id, applicant })),
      ...facts,
    };
  });

  mount(app, deps, applicantMatchings, async ({ params, query, user }) => {
    const { matches, facts } = await pageOf('APPLICANT', { ...params, ...query, user, cursor: query.cursor });
    return {
      data: matches.map(({ id, user: founder, ...match }) => ({ ...match, founderId: id, founder })),
      ...facts,
    };
  });

  mount(app, deps, pairMatching, async ({ params, user }) => {
    const pair = await explainPair(deps, user.id, params.otherId);
    if (!pair) throw new AppError('not_found', 'There is no such person to compare with');
    return { data: pair };
  });
}
