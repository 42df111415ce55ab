import { eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { connections } from '../../../db/talk.ts';
import { trialAnswers, trialProposals, trialSignatures, trials, trialTasks } from '../../../db/trial.ts';

/** What a person tries with others: what both have before them from both sides, of what is said unseen their own alone. */
export async function findTrialTables(db: Db, userId: string) {
  const own = db
    .select({ id: connections.id })
    .from(connections)
    .where(or(eq(connections.memberA, userId), eq(connections.memberB, userId)));
  const { toldThrough, lastDay, ...columns } = getTableColumns(trials);
  return {
    trial_proposals: await db.select().from(trialProposals).where(inArray(trialProposals.connectionId, own)),
    trial_signatures: await db
      .select()
      .from(trialSignatures)
      .where(inArray(trialSignatures.connectionId, own)),
    trials: await db.select(columns).from(trials).where(inArray(trials.connectionId, own)),
    trial_answers: await db.select().from(trialAnswers).where(eq(trialAnswers.userId, userId)),
    trial_tasks: await db.select().from(trialTasks).where(inArray(trialTasks.connectionId, own)),
  };
}
