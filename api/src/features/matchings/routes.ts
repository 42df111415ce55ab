import type { Side } from '@ampersand/contract/enumerations';
import { countFilters, type Filter, narrows } from '@ampersand/contract/filters';
import {
  applicantMatchings,
  founderMatchings,
  newcomers,
  pairMatching,
  placeInList,
} from '@ampersand/contract/matchings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { createTurns } from '../../lib/turns.ts';
import { NO_PERSON } from '../users/missing.ts';
import { findVisibleOrPassed, findVisiblePerson } from '../users/queries.ts';
import { countChoices, type OwnWords } from './counts.ts';
import { impressionLog } from './impressions.ts';
import { listMatches } from './lists.ts';
import { findMembers } from './members.ts';
import { findNewcomers } from './newcomers.ts';
import { placeOf } from './place.ts';
import { explainPair, matchesOf } from './telling.ts';

/** Lists of one member that a process is making. */
const MOST_LISTS = 10;
/** Of what a member has written, so many skills and fields are offered as choices. */
const OWN_WORDS = 8;
const NOBODY_TO_COMPARE = 'There is no such person to compare with';
const cursorSchema = z.object({ id: z.uuid(), place: z.number().int().min(1).max(1000) });

export function matchingRoutes(app: FastifyInstance, deps: Deps): void {
  const log = impressionLog(deps);
  const turns = createTurns(Number.POSITIVE_INFINITY);
  app.addHook('onClose', async () => {
    await log.settled();
  });

  /** Makes a list, unless too many of the member's are under way. */
  function inTurn<Result>(userId: string, make: () => Promise<Result>): Promise<Result> {
    if (turns.underWay(userId) >= MOST_LISTS) {
      throw new AppError('rate_limited', 'Too many lists at once. Please try again in a moment', {
        retryAfter: 1,
      });
    }
    return turns.run(userId, make);
  }

  /** The page, and a note of who was shown unless nobody looks, or somebody else. */
  async function showList(
    role: Side,
    {
      userId,
      user,
      limit,
      cursor,
      filter,
      request,
    }: {
      userId: string;
      user: SessionUser;
      limit: number;
      cursor: string | undefined;
      filter: Filter;
      request: FastifyRequest;
    },
  ) {
    const after = decodeCursor(cursorSchema, cursor);
    const list = await inTurn(userId, () => listMatches(deps, userId, { limit, after, filter }));
    if (!list || list.role !== role) throw new AppError('not_found', 'There is no such list');
    // What somebody looks for on purpose says nothing of the places of a list.
    if (user.id === userId && !narrows(filter) && isLook(request))
      log.note({ viewerId: userId, people: list.shown, firstPlace: list.firstPlace });
    const { total, fitting, basis, relaxed, guesses, wanting, next, matches } = list;
    const nextCursor = next && encodeCursor(next);
    const facts = { total, fitting, basis, relaxed, guesses, wanting, ...(nextCursor && { nextCursor }) };
    return { matches, facts };
  }

  mount(app, deps, founderMatchings, async ({ params, query, user, request }) => {
    const { limit, cursor, ...filter } = query;
    const asked = { ...params, limit, cursor, filter, user, request };
    const { matches, facts } = await showList('FOUNDER', asked);
    return {
      data: matches.map(({ person, ...match }) => ({ ...match, applicantId: person.id, applicant: person })),
      ...facts,
    };
  });

  mount(app, deps, applicantMatchings, async ({ params, query, user, request }) => {
    const { limit, cursor, ...filter } = query;
    const asked = { ...params, limit, cursor, filter, user, request };
    const { matches, facts } = await showList('APPLICANT', asked);
    return {
      data: matches.map(({ person, ...match }) => ({ ...match, founderId: person.id, founder: person })),
      ...facts,
    };
  });

  mount(app, deps, countFilters, async ({ query: filter, user }) => {
    const words = await ownWords(deps, user.id, filter);
    return { data: await countChoices(deps.db, user, { filter, words, now: deps.now() }) };
  });

  mount(app, deps, newcomers, async ({ query, user }) => {
    const ids = await inTurn(user.id, () => findNewcomers(deps, user));
    const shown = ids.slice(0, query.limit);
    const matches = await matchesOf(deps, user.id, shown);
    return { data: shown.flatMap((id) => matches.get(id) ?? []) };
  });

  mount(app, deps, pairMatching, async ({ params, user }) => {
    const { id } = requireFound(await findVisiblePerson(deps.db, user, params.otherId), NO_PERSON);
    return { data: requireFound(await explainPair(deps, user.id, id), NOBODY_TO_COMPARE) };
  });

  mount(app, deps, placeInList, async ({ params, user }) => {
    // Also of whom one has passed on: that is why they are not in the list.
    const person = requireFound(await findVisibleOrPassed(deps.db, user, params.otherId), NO_PERSON);
    const place = await inTurn(user.id, () => placeOf(deps, user.id, person));
    return { data: requireFound(place, NOBODY_TO_COMPARE) };
  });
}

/** Skills, fields and languages that the member has written, and those of the filter. */
async function ownWords(
  { db }: Deps,
  userId: string,
  { skills = [], fields = [], languages = [] }: Filter,
): Promise<OwnWords> {
  const [member] = await findMembers(db, [userId]);
  const {
    founderPreference: founds,
    applicantPreference: joins,
    founderProfile: company,
    profile,
  } = member ?? {};
  const own = {
    skills: founds ? founds.skillsNeeded : [...(joins?.applicantSkills ?? []), ...(profile?.skills ?? [])],
    fields: [...(company?.industry ? [company.industry] : []), ...(joins?.ideaPreferences ?? [])],
    languages: profile?.languages ?? [],
  };
  const some = (chosen: readonly string[], written: readonly string[]) => [
    ...new Set([...chosen, ...written.filter((word) => !word.includes(',')).slice(0, OWN_WORDS)]),
  ];
  return {
    skills: some(skills, own.skills),
    fields: some(fields, own.fields),
    languages: some(languages, own.languages),
  };
}

/** Whether a person gets to see the answer: HEAD has no body, and a page fetched ahead may never be opened. */
function isLook({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose}`);
}
