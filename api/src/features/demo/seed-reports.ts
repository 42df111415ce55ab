import { HOUR_MS } from '@ampersand/contract/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { demoApplicant, demoFounder } from '../../db/seed/community/demo.ts';
import { invitations } from '../../db/talk.ts';
import { insertReport } from '../reports/queries.ts';

const SAYS =
  'Says they were a marketing intern at our academy. I run it, and nobody here knows the name. A mistake, perhaps?';
const REVIEWED = [demoFounder.email, demoApplicant.email, 'wahyuni@demo.test', 'lerato.mokoena@demo.test'];

/** Gives administrators something to look at: a report, and a mark at a request that waits for the demo founder; and a few badges. */
export async function seedReports(tx: Db, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [reporterId, reportedId] = [ids.get('wahyuni@demo.test'), ids.get('mercy.chebet@demo.test')];
  if (reporterId && reportedId) {
    const report = { source: 'MEMBER', reason: 'FAKE_PROFILE', sentence: SAYS } as const;
    await insertReport(tx, { ...report, reporterId, reportedId }, ago(30));
  }
  const [request] = await tx
    .select({ id: invitations.id, senderId: invitations.senderId })
    .from(invitations)
    .where(
      and(eq(invitations.recipientId, ids.get(demoFounder.email) ?? ''), eq(invitations.status, 'PENDING')),
    )
    .orderBy(invitations.id)
    .limit(1);
  if (request) {
    const mark = { source: 'SAME_NOTE', reason: 'SPAM', sentence: 'Sent to 6 people' } as const;
    const about = { reporterId: null, reportedId: request.senderId, invitationId: request.id };
    await insertReport(tx, { ...mark, ...about }, ago(4));
  }
  await tx.update(users).set({ identityReviewedAt: now }).where(inArray(users.email, REVIEWED));
}
