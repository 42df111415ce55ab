import { type ReportBody, readReported, reportPerson } from '@ampersand/contract/reports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { NO_PERSON } from '../users/missing.ts';
import { hasTie, lockPair } from '../users/pairs.ts';
import { findVisibleOrPassed } from '../users/queries.ts';
import { countWritten, findOpenReport, insertReport, isInvitationOf } from './queries.ts';
import { readAsAdministrator } from './read.ts';

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, reportPerson, async ({ body, user, request }) => {
    if (user.role === 'ADMIN') throw new AppError('forbidden', 'Administrators cannot send reports');
    const reportedId = body.userId.toLowerCase();
    if (reportedId === user.id) throw new AppError('not_found', NO_PERSON);
    if (!(await hasTie(deps.db, user.id, reportedId)))
      requireFound(await findVisibleOrPassed(deps.db, user, reportedId), NO_PERSON);
    const about = await checkAbout(user.id, reportedId, body);
    await deps.limits.count('report', user.id);
    const { reason, sentence } = body;
    const report = { reporterId: user.id, reportedId, reason, sentence: sentence ?? null, ...about };
    const { id, createdAt, isNew } = await deps.db.transaction(async (tx) => {
      await lockPair(tx, user.id, reportedId);
      const sent = await findOpenReport(tx, report);
      if (sent) return { ...sent, isNew: false };
      const now = deps.now();
      const id = await insertReport(tx, { source: 'MEMBER', ...report }, now);
      return { id, createdAt: now, isNew: true };
    });
    if (isNew) audit(request, 'reported', { reportId: id, reportedId });
    return {
      data: { id, createdAt: createdAt.toISOString() },
      message: 'Thank you. Somebody will look at it. The person you reported is not told',
    };
  });

  mount(app, deps, readReported, async ({ params: { reportId }, query, user, request }) => {
    const data = await readAsAdministrator(deps, { reportId, readerId: user.id }, query);
    audit(request, 'reported_read', { reportId });
    return { data };
  });

  /** What they wrote to the reporter, and nothing else. */
  async function checkAbout(toId: string, fromId: string, { messageIds, invitationId }: ReportBody) {
    const ids = [...new Set(messageIds.map((id) => id.toLowerCase()))].sort();
    if (ids.length > 0 && (await countWritten(deps.db, { fromId, toId }, ids)) < ids.length)
      refuse('messageIds');
    if (invitationId && !(await isInvitationOf(deps.db, { fromId, toId }, invitationId)))
      refuse('invitationId');
    return { messageIds: ids, invitationId: invitationId ?? null };
  }
}

function refuse(path: string): never {
  const message = 'They have not sent this to you';
  throw new AppError('invalid_fields', message, { fields: [{ path, message }] });
}
