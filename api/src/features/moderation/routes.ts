import { LIMITS } from '@ampersand/contract/limits';
import {
  closeReport,
  countOpenReports,
  endIdentityReview,
  getMember,
  getReport,
  giveIdentityReview,
  listMembers,
  listReports,
  suspendMember,
  unsuspendMember,
} from '@ampersand/contract/moderation';
import { readReference } from '@ampersand/contract/reference';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { decodeCursor, momentCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import {
  countOpen,
  findActs,
  findClosed,
  findMembers,
  findModerated,
  findNamed,
  findOpen,
  findReferred,
  findReport,
  findReportsAbout,
} from './list-queries.ts';
import * as moderation from './moderation.ts';
import { presentAct, presentMember, presentReport } from './present.ts';

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listReports, async ({ query: { state, reference, limit, cursor } }) => {
    if (reference) {
      const sought = readReference(reference);
      const found = sought ? await findReferred(deps.db, sought) : [];
      return { data: found.map(presentReport) };
    }
    const page = { limit: limit + 1, after: decodeCursor(momentCursor, cursor) };
    const found = await (state === 'open' ? findOpen(deps.db, page) : findClosed(deps.db, page));
    const { rows, next } = pageOf(found, limit, ({ createdAt, closedAt, id }) => ({
      at: closedAt ?? createdAt,
      id,
    }));
    return { data: rows.map(presentReport), ...next };
  });

  mount(app, deps, countOpenReports, async () => ({ data: await countOpen(deps.db) }));

  mount(app, deps, getReport, async ({ params: { reportId } }) => {
    const report = requireFound(await findReport(deps.db, reportId), 'There is no such report');
    const { reports, ...file } = await fileOf(deps.db, report.reported.id);
    const others = reports.filter(({ id }) => id !== report.id);
    return { data: { report: presentReport(report), ...file, reports: others } };
  });

  mount(app, deps, closeReport, async ({ params, body: { reason }, user }) => {
    const reportId = params.reportId.toLowerCase();
    if (!(await moderation.close(deps, reportId, { adminId: user.id, reason })))
      throw new AppError('conflict', 'This report has been closed meanwhile');
    return { message: 'The report is closed' };
  });

  mount(app, deps, listMembers, async ({ query: { search, limit, cursor } }) => {
    const after = decodeCursor(z.uuid(), cursor);
    const most = LIMITS.membersFound;
    const named = search ? await findNamed(deps.db, search, most + 1) : undefined;
    const among = named?.slice(0, most).map(({ id }) => id);
    const found = await findMembers(deps.db, { limit: limit + 1, after, among });
    const { rows, next } = pageOf(found, limit, ({ id }) => id);
    return { data: rows.map(presentMember), ...next, more: named !== undefined && named.length > most };
  });

  mount(app, deps, getMember, async ({ params: { userId }, request }) => {
    const data = await fileOf(deps.db, userId);
    audit(request, 'member_read', { userId });
    return { data };
  });

  mount(app, deps, suspendMember, async ({ params: { userId }, body: { reason }, user }) => {
    if ((await moderation.suspend(deps, userId, { adminId: user.id, reason })) === undefined)
      throw new AppError('conflict', 'They are suspended already');
    return { message: 'Suspended: they are logged out everywhere, and nobody finds them' };
  });

  mount(app, deps, unsuspendMember, async ({ params: { userId }, body: { reason }, user }) => {
    if (!(await moderation.unsuspend(deps, userId, { adminId: user.id, reason })))
      throw new AppError('conflict', 'They are not suspended');
    return { message: 'They are let in again' };
  });

  mount(app, deps, giveIdentityReview, async ({ params: { userId }, body: { reason, fullName }, user }) => {
    const by = { adminId: user.id, reason };
    if (!(await moderation.giveIdentityReview(deps, { userId, fullName }, by)))
      throw new AppError('conflict', 'They have the badge already');
    return { message: 'They have the badge now' };
  });

  mount(app, deps, endIdentityReview, async ({ params: { userId }, body: { reason }, user }) => {
    if (!(await moderation.endIdentityReview(deps, userId, { adminId: user.id, reason })))
      throw new AppError('conflict', 'They do not have the badge');
    return { message: 'The badge is taken back' };
  });
}

/** What there is about a member. */
async function fileOf(db: Db, userId: string) {
  const [member, reports, acts] = await Promise.all([
    findModerated(db, userId),
    findReportsAbout(db, userId),
    findActs(db, userId),
  ]);
  return {
    member: presentMember(requireFound(member, 'There is no such member')),
    reports: reports.map(presentReport),
    acts: acts.map(presentAct),
  };
}
