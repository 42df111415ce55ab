import type { QueryOf, ReplyInput } from '@ampersand/contract/endpoint';
import type { readReported } from '@ampersand/contract/reports';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { findConversationOf, findForReport, findReport, insertRead } from './read-queries.ts';

type Reported = ReplyInput<typeof readReported>['data'];

/**
 * What a report is about, for an administrator; that they read it stands in the database before they get it.
 * @throws {AppError} `not_found` also for a report about no invitation and no conversation.
 */
export function readAsAdministrator(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { reportId, readerId }: { readonly reportId: string; readonly readerId: string },
  part: QueryOf<typeof readReported>,
): Promise<Reported> {
  return db.transaction(async (tx) => {
    const report = requireFound(await findReport(tx, reportId), 'There is no such report');
    const { reportedId, invitation, messageIds } = report;
    const connectionId = await findConversationOf(tx, messageIds);
    if (!connectionId && !invitation)
      throw new AppError('not_found', 'This report names no message and no invitation');
    await insertRead(tx, { reportId: report.id, readerId }, now());
    const rows = connectionId ? await findForReport(tx, { connectionId, ...part, before: part.before }) : [];
    const messages = rows.map(({ takenBackAt, createdAt, earlierTexts, ...row }) => ({
      ...row,
      named: messageIds.includes(row.id),
      earlierTexts: earlierTexts.map(({ text }) => text),
      createdAt: createdAt.toISOString(),
      takenBack: takenBackAt !== null,
    }));
    return { reportedId, invitation, messages };
  });
}
