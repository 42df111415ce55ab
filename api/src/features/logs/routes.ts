import {
  listVisitors,
  logProfileView,
  profileCount,
  revealContact,
  type Visitor,
} from '@ampersand/contract/logs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { mount } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { enqueueMail } from '../../lib/mailer.ts';
import { wantsEmail } from '../account/rules.ts';
import { notify } from '../notifications/notify.ts';
import { countSince } from '../notifications/queries.ts';
import { dayOf, detailPath } from '../notifications/rules.ts';
import { photoUrl } from '../users/present.ts';
import { findUser, type UserRow } from '../users/queries.ts';
import { canSee, isHidden } from '../users/rules.ts';
import { contactRevealedMail, profileViewedMail } from './mails.ts';
import {
  countProfileViews,
  findShowVisits,
  findVisitors,
  insertProfileView,
  insertReveal,
} from './queries.ts';
import { revealsPerDay } from './rules.ts';

export function logRoutes(app: FastifyInstance, deps: Deps): void {
  /** The person looked at, if the caller speaks for themself and may see them. */
  async function findSeen(user: SessionUser, viewerId: string, seenId: string) {
    if (viewerId.toLowerCase() !== user.id)
      throw new AppError('forbidden', 'You can only log your own visits');
    const seen = await findUser(deps.db, seenId);
    const hidden = seen && seen.id !== user.id && user.role !== 'ADMIN' && isHidden(seen);
    if (!seen || hidden || !canSee(user, seen))
      throw new AppError('not_found', 'There is no such person here');
    return seen;
  }

  mount(app, deps, logProfileView, async ({ body, user }) => {
    const seen = await findSeen(user, body.viewerId, body.viewedUserId);
    if (seen.id !== user.id && user.role !== 'ADMIN') await logVisit(user.id, seen);
    return { message: 'Visit logged' };
  });

  async function logVisit(viewerId: string, seen: UserRow) {
    const viewer = await findUser(deps.db, viewerId);
    await deps.db.transaction(async (tx) => {
      const isFirst = await insertProfileView(tx, viewerId, seen.id, deps.now());
      if (isFirst && viewer && isTold(viewer, seen)) await tellOfVisit(tx, viewer, seen);
    });
  }

  /** In the app of every visitor, by mail of the first of a day. */
  async function tellOfVisit(tx: Db, viewer: UserRow, seen: UserRow) {
    const today = dayOf(deps.now());
    const earlier = await countSince(tx, { userId: seen.id, kind: 'PROFILE_VIEWED' }, new Date(today));
    const link = detailPath(seen, viewer.id);
    const isNew = await notify(tx, deps, {
      userId: seen.id,
      aboutId: viewer.id,
      kind: 'PROFILE_VIEWED',
      title: `${viewer.fullName} looked at your profile`,
      text: 'See who they are and what the two of you have in common.',
      link,
      dedupeKey: `visit ${viewer.id} ${today}`,
    });
    if (!isNew || earlier > 0 || !wantsEmail(seen, 'profileViewed')) return;
    const viewerUrl = new URL(link, deps.config.publicUrl).href;
    const { email: to, fullName } = seen;
    await enqueueMail(
      tx,
      deps.jobs,
      profileViewedMail({ to, fullName, viewerName: viewer.fullName, viewerUrl }),
    );
  }

  mount(app, deps, revealContact, async ({ body, user, request }) => {
    const seen = await findSeen(user, body.viewerId, body.contactUserId);
    if (seen.id !== user.id && user.role !== 'ADMIN') {
      if (seen.contactVisibility === 'CONNECTIONS')
        throw new AppError('forbidden', 'They share their contact after accepting a connection');
      await reveal(user, seen, request);
    }
    return { data: { email: seen.email, phone: seen.phone } };
  });

  async function tellOfReveal(tx: Db, viewer: { id: string; fullName: string }, seen: UserRow) {
    const link = detailPath(seen, viewer.id);
    await notify(tx, deps, {
      userId: seen.id,
      aboutId: viewer.id,
      kind: 'CONTACT_REVEALED',
      title: `${viewer.fullName} would like to get in touch`,
      text: 'They now see your e-mail address and phone number and may write or call.',
      link,
      dedupeKey: `reveal ${viewer.id}`,
    });
    if (!wantsEmail(seen, 'contactRevealed')) return;
    const viewerUrl = new URL(link, deps.config.publicUrl).href;
    const { email: to, fullName } = seen;
    await enqueueMail(
      tx,
      deps.jobs,
      contactRevealedMail({ to, fullName, viewerName: viewer.fullName, viewerUrl }),
    );
  }

  async function reveal(user: SessionUser, seen: UserRow, request: FastifyRequest) {
    const viewer = await findUser(deps.db, user.id);
    const limit = revealsPerDay(user.emailConfirmed);
    const now = deps.now();
    const result = await deps.db.transaction(async (tx) => {
      const inserted = await insertReveal(tx, { viewerId: user.id, revealedId: seen.id }, limit, now);
      if (inserted.outcome === 'new')
        await tellOfReveal(tx, { id: user.id, fullName: viewer?.fullName ?? 'A member' }, seen);
      return inserted;
    });
    if (result.outcome === 'refused') throw tooMany(limit, user.emailConfirmed, result.until, now);
    request.log.info(
      { event: 'contact_revealed', revealedId: seen.id, address: request.ip, outcome: result.outcome },
      'contact revealed',
    );
  }

  mount(app, deps, profileCount, async ({ params }) => ({
    data: await countProfileViews(deps.db, params.userId),
  }));

  mount(app, deps, listVisitors, async ({ params }) => {
    const shown = await findShowVisits(deps.db, params.userId);
    if (shown === undefined) throw new AppError('not_found', 'There is no such person here');
    const visitors = shown ? await findVisitors(deps.db, params.userId, deps.now()) : [];
    return { data: { hidden: !shown, visitors: visitors.map(presentVisitor) } };
  });
}

/** Whether somebody is told of a visit: neither hides visits, and the visitor's profile can be opened. */
const isTold = (viewer: UserRow, seen: UserRow) => viewer.showVisits && seen.showVisits && !isHidden(viewer);

type VisitorRow = Awaited<ReturnType<typeof findVisitors>>[number];

function presentVisitor({ photoKey, visitedAt, ...visitor }: VisitorRow): Visitor {
  return { ...visitor, profileUrl: photoUrl(photoKey), visitedAt: visitedAt.toISOString() };
}

function tooMany(limit: number, confirmed: boolean, until: Date, now: Date): AppError {
  const hint = confirmed ? 'Please come back tomorrow' : 'With a confirmed e-mail address it is more';
  return new AppError('reveal_limit', `You can see the contact details of ${limit} people a day. ${hint}`, {
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
}
