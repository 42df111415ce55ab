import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { equityAgreements, equityDrafts, equityProposals } from '../../../db/equity.ts';
import { connections } from '../../../db/talk.ts';

/** What a person decides with others: what both have before them from both sides, of what is unseen their own alone. */
export async function findEquity(db: Db, userId: string) {
  const own = db
    .select({ id: connections.id })
    .from(connections)
    .where(or(eq(connections.memberA, userId), eq(connections.memberB, userId)));
  return {
    equity_drafts: await db.select().from(equityDrafts).where(eq(equityDrafts.userId, userId)),
    equity_proposals: await db
      .select()
      .from(equityProposals)
      .where(inArray(equityProposals.connectionId, own)),
    equity_agreements: await db
      .select()
      .from(equityAgreements)
      .where(inArray(equityAgreements.connectionId, own)),
  };
}
