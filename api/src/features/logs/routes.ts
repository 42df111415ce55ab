import {
  knownContact,
  listVisitors,
  logVisit,
  profileCount,
  revealContact,
  type Visitor,
} from '@ampersand/contract/logs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { findConnectionId } from '../connections/queries.ts';
import { NO_PERSON } from '../users/missing.ts';
import { photoUrl } from '../users/present.ts';
import { findUser, findVisiblePerson, type UserRow } from '../users/queries.ts';
import { noteVisit, notifyOfReveal } from './notify.ts';
import { countVisits, findVisited, findVisitors, insertReveal, isContactOpen } from './queries.ts';
import { revealsPerDay } from './rules.ts';

export function logRoutes(app: FastifyInstance, deps: Deps): void {
  /** The person looked at, if the caller speaks for themself and may see them. */
  async function findSeen(user: SessionUser, viewerId: string, seenId: string) {
    if (viewerId.toLowerCase() !== user.id)
      throw new AppError('forbidden', 'You can only log your own visits');
    return requireFound(await findVisiblePerson(deps.db, user, seenId), NO_PERSON);
  }

  mount(app, deps, logVisit, async ({ body, user }) => {
    const seen = await findSeen(user, body.viewerId, body.viewedUserId);
    if (seen.id !== user.id && user.role !== 'ADMIN') await noteVisit(deps, user, seen);
    return { message: 'Visit logged' };
  });

  mount(app, deps, revealContact, async ({ body, user, request }) => {
    const seen = await findSeen(user, body.viewerId, body.contactUserId);
    if (seen.id !== user.id) {
      // Nobody is told and nothing is counted, but it is never unseen: the line names the administrator too.
      if (user.role === 'ADMIN') audit(request, 'contact_read_by_admin', { personId: seen.id });
      else if (!(await findConnectionId(deps.db, user.id, seen.id))) await reveal(user, seen, request);
    }
    return { data: { email: seen.email, phone: seen.phone } };
  });

  mount(app, deps, knownContact, async ({ params, user }) => {
    const seen = await findSeen(user, user.id, params.contactUserId);
    const pair = { viewerId: user.id, revealedId: seen.id };
    const isOpen = await isContactOpen(deps.db, pair, seen.contactVisibility);
    return { data: isOpen ? { email: seen.email, phone: seen.phone } : null };
  });

  async function reveal(user: SessionUser, seen: UserRow, request: FastifyRequest) {
    if (seen.contactVisibility === 'CONNECTIONS')
      throw new AppError(
        'forbidden',
        'They share their contact details only with people they are connected with',
      );
    const viewer = await findUser(deps.db, user.id);
    const limit = revealsPerDay(user.emailConfirmed);
    const now = deps.now();
    const result = await deps.db.transaction(async (tx) => {
      const inserted = await insertReveal(tx, { viewerId: user.id, revealedId: seen.id }, limit, now);
      if (inserted.outcome === 'new')
        await notifyOfReveal(
          deps,
          tx,
          { id: user.id, fullName: 'A member', calledName: 'A member', ...viewer },
          seen,
        );
      return inserted;
    });
    if (result.outcome === 'refused') throw tooMany(limit, user.emailConfirmed, result.until, now);
    audit(request, 'contact_revealed', { revealedId: seen.id, outcome: result.outcome });
  }

  mount(app, deps, profileCount, async ({ params }) => ({
    data: await countVisits(deps.db, params.userId),
  }));

  mount(app, deps, listVisitors, async ({ params }) => {
    const visited = requireFound(await findVisited(deps.db, params.userId), NO_PERSON);
    const visitors = visited.showVisits ? await findVisitors(deps.db, visited, deps.now()) : [];
    return { data: { hidden: !visited.showVisits, visitors: visitors.map(presentVisitor) } };
  });
}

type VisitorRow = Awaited<ReturnType<typeof findVisitors>>[number];

function presentVisitor({ photoKey, visitedAt, ...visitor }: VisitorRow): Visitor {
  return { ...visitor, profileUrl: photoUrl(photoKey), visitedAt: visitedAt.toISOString() };
}

function tooMany(limit: number, confirmed: boolean, until: Date, now: Date): AppError {
  const hint = confirmed ? 'Please come back tomorrow' : 'Confirm your email address to see more';
  return new AppError('reveal_limit', `You can see the contact details of ${limit} people a day. ${hint}`, {
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
}
