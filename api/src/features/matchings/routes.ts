import type { Side } from '@ampersand/contract/enumerations';
import {
  applicantMatchings,
  founderMatchings,
  pairMatching,
  placeInList,
} from '@ampersand/contract/matchings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { createTurns } from '../../lib/turns.ts';
import { orNobody } from '../users/missing.ts';
import { findVisiblePerson } from '../users/queries.ts';
import { impressionLog } from './impressions.ts';
import { explainPair, listMatches } from './lists.ts';
import { placeOf } from './place.ts';

/** Lists of one member that a process is making. */
const MOST_LISTS = 10;
const cursorSchema = z.object({ id: z.uuid(), place: z.number().int().min(1).max(1000) });

export function matchingRoutes(app: FastifyInstance, deps: Deps): void {
  const log = impressionLog(deps);
  const asked = createTurns(Number.POSITIVE_INFINITY);
  app.addHook('onClose', async () => {
    await log.settled();
  });

  /** Makes a list, unless too many of the member's are under way. */
  function inTurn<Result>(userId: string, make: () => Promise<Result>): Promise<Result> {
    if (asked.underWay(userId) >= MOST_LISTS) {
      throw new AppError('rate_limited', 'Too many lists at once. Please try again in a moment', {
        retryAfter: 1,
      });
    }
    return asked.run(userId, make);
  }

  /** The page, and a note of who was shown unless nobody looks, or somebody else. */
  async function pageOf(
    role: Side,
    {
      userId,
      user,
      limit,
      cursor,
      request,
    }: {
      userId: string;
      user: SessionUser;
      limit: number;
      cursor: string | undefined;
      request: FastifyRequest;
    },
  ) {
    const after = decodeCursor(cursorSchema, cursor);
    const list = await inTurn(userId, () => listMatches(deps, userId, { limit, after }));
    if (!list || list.role !== role) throw new AppError('not_found', 'There is no such list');
    if (user.id === userId && isLook(request))
      log.note({ viewerId: userId, people: list.shown, firstPlace: list.firstPlace });
    const { total, basis, relaxed, guesses, wanting, next, matches } = list;
    const nextCursor = next && encodeCursor(next);
    const facts = { total, basis, relaxed, guesses, wanting, ...(nextCursor && { nextCursor }) };
    return { matches, facts };
  }

  mount(app, deps, founderMatchings, async ({ params, query, user, request }) => {
    const asked = { ...params, ...query, user, cursor: query.cursor, request };
    const { matches, facts } = await pageOf('FOUNDER', asked);
    return {
      data: matches.map(({ person, ...match }) => ({ ...match, applicantId: person.id, applicant: person })),
      ...facts,
    };
  });

  mount(app, deps, applicantMatchings, async ({ params, query, user, request }) => {
    const asked = { ...params, ...query, user, cursor: query.cursor, request };
    const { matches, facts } = await pageOf('APPLICANT', asked);
    return {
      data: matches.map(({ person, ...match }) => ({ ...match, founderId: person.id, founder: person })),
      ...facts,
    };
  });

  mount(app, deps, pairMatching, async ({ params, user }) => {
    const { id } = orNobody(await findVisiblePerson(deps.db, user, params.otherId));
    const pair = await explainPair(deps, user.id, id);
    if (!pair) throw new AppError('not_found', 'There is no such person to compare with');
    return { data: pair };
  });

  mount(app, deps, placeInList, async ({ params, user }) => {
    const person = orNobody(await findVisiblePerson(deps.db, user, params.otherId));
    const place = await inTurn(user.id, () => placeOf(deps, user.id, person));
    if (!place) throw new AppError('not_found', 'There is no such person to compare with');
    return { data: place };
  });
}

/** Whether a person gets to see the answer: HEAD has no body, and a page fetched ahead may never be opened. */
function isLook({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose}`);
}
