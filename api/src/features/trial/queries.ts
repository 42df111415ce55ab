import type { Trial } from '@ampersand/contract/trial';
import type { TrialRound } from '@ampersand/contract/trial/rounds';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier } from '../../db/cursor.ts';
import { users } from '../../db/schema.ts';
import { connectionMembers, connections } from '../../db/talk.ts';
import {
  type TrialAnswer,
  trialAnswers,
  trialProposals,
  trialSignatures,
  trials,
  trialTasks,
} from '../../db/trial.ts';
import { type Asked, isOwnPlace, type OwnConnection, otherOf } from '../connections/own.ts';

const MOST_PROPOSALS = 50;

export type ProposalRow = typeof trialProposals.$inferSelect;
export type TrialRow = typeof trials.$inferSelect;
export type SignatureRow = typeof trialSignatures.$inferSelect;

/** On which side of an agreement a member is, and whom it reaches by email. */
export async function findSides(
  db: Db,
  { userId, otherId }: Pick<OwnConnection, 'userId' | 'otherId'>,
): Promise<Pick<Trial, 'side' | 'byEmail'>> {
  const isConfirmed = sql<boolean>`${users.emailConfirmedAt} is not null`;
  const rows = await db
    .select({ id: users.id, role: users.role, isConfirmed })
    .from(users)
    .where(inArray(users.id, otherId ? [userId, otherId] : [userId]));
  const [you, them] = [userId, otherId].map((id) => rows.find((row) => row.id === id));
  return {
    side: you?.role === 'FOUNDER' ? 'FOUNDER' : 'APPLICANT',
    byEmail: { you: you?.isConfirmed === true, them: them?.isConfirmed === true },
  };
}

/** Latest first. */
export function findProposals(db: Db, connectionId: string, most = MOST_PROPOSALS): Promise<ProposalRow[]> {
  return db
    .select()
    .from(trialProposals)
    .where(eq(trialProposals.connectionId, connectionId))
    .orderBy(desc(trialProposals.createdAt), desc(trialProposals.id))
    .limit(most);
}

export function findSignatures(db: Db, connectionId: string): Promise<SignatureRow[]> {
  return db
    .select()
    .from(trialSignatures)
    .where(eq(trialSignatures.connectionId, connectionId))
    .orderBy(asc(trialSignatures.signedAt), asc(trialSignatures.userId));
}

const isOpen = (connectionId: string) =>
  and(eq(trialProposals.connectionId, connectionId), eq(trialProposals.status, 'OPEN'));

async function unsign(tx: Db, paperIds: readonly { id: string }[]): Promise<void> {
  for (const { id } of paperIds) await tx.delete(trialSignatures).where(eq(trialSignatures.paperId, id));
}

/** Closes what waits for signatures, and takes them away. @returns the ids. */
export async function closeOpen(
  tx: Db,
  connectionId: string,
  status: 'REPLACED' | 'WITHDRAWN',
): Promise<string[]> {
  const closed = await tx
    .update(trialProposals)
    .set({ status })
    .where(isOpen(connectionId))
    .returning({ id: trialProposals.id });
  await unsign(tx, closed);
  return closed.map(({ id }) => id);
}

export async function insertProposal(tx: Db, row: typeof trialProposals.$inferInsert): Promise<void> {
  await tx.insert(trialProposals).values(row);
}

export interface AskedProposal extends Asked {
  readonly proposalId: string;
}

export async function findOpen(
  tx: Db,
  { connectionId, proposalId }: AskedProposal,
): Promise<ProposalRow | undefined> {
  const [row] = await tx
    .select()
    .from(trialProposals)
    .where(and(isOpen(connectionId), eq(trialProposals.id, proposalId)));
  return row;
}

export async function markSigned(tx: Db, proposalId: string): Promise<void> {
  await tx.update(trialProposals).set({ status: 'SIGNED' }).where(eq(trialProposals.id, proposalId));
}

/** Takes the own open proposal back. @returns false where it is not open. */
export const markWithdrawn = (tx: Db, asked: AskedProposal): Promise<boolean> =>
  close(tx, asked, eq(trialProposals.proposerId, asked.userId), null);

/** Declines the other's open proposal. @returns false where it is not open. */
export const markDeclined = (tx: Db, asked: AskedProposal, now: Date): Promise<boolean> =>
  close(tx, asked, ne(trialProposals.proposerId, asked.userId), now);

async function close(
  tx: Db,
  { connectionId, proposalId }: AskedProposal,
  isWhose: SQL,
  declinedAt: Date | null,
): Promise<boolean> {
  const closed = await tx
    .update(trialProposals)
    .set({ status: 'WITHDRAWN', declinedAt })
    .where(and(isOpen(connectionId), eq(trialProposals.id, proposalId), isWhose))
    .returning({ id: trialProposals.id });
  await unsign(tx, closed);
  return closed.length > 0;
}

/** Puts a name under a text; who has signed before stays as they were. */
export async function insertSignature(tx: Db, row: SignatureRow): Promise<void> {
  await tx.insert(trialSignatures).values(row).onConflictDoNothing();
}

/** Who has signed a text, in the order in which they did. */
export function findSigners(tx: Db, paperId: string): Promise<SignatureRow[]> {
  return tx
    .select()
    .from(trialSignatures)
    .where(eq(trialSignatures.paperId, paperId))
    .orderBy(asc(trialSignatures.signedAt));
}

export async function insertTrial(tx: Db, row: typeof trials.$inferInsert): Promise<void> {
  await tx.insert(trials).values(row);
}

/** Latest first. */
export function findTrials(db: Db, connectionId: string): Promise<TrialRow[]> {
  return db
    .select()
    .from(trials)
    .where(eq(trials.connectionId, connectionId))
    .orderBy(desc(trials.signedAt), desc(trials.id));
}

export type Ended = Pick<TrialRow, 'endedHow' | 'endedBy'> & { readonly endedAt: Date };

/** Ends a trial that has not been. */
export async function endTrial(tx: Db, trialId: string, ended: Ended): Promise<void> {
  await tx
    .update(trials)
    .set(ended)
    .where(and(eq(trials.id, trialId), isNull(trials.endedAt)));
}

/** Something both are asked of a trial, and by whom it is answered. */
export interface RoundOf extends Pick<TrialRound, 'kind' | 'week'> {
  readonly trialId: string;
  readonly userId: string;
}

/** @returns false where it was answered before. */
export async function insertAnswer(
  tx: Db,
  { trialId, kind, week, userId }: RoundOf,
  answer: TrialAnswer,
  now: Date,
): Promise<boolean> {
  const given = await tx
    .insert(trialAnswers)
    .values({ trialId, round: kind, week: week ?? 0, userId, answer, givenAt: now })
    .onConflictDoNothing()
    .returning({ userId: trialAnswers.userId });
  return given.length > 0;
}

const isRound = ({ trialId, kind, week }: Omit<RoundOf, 'userId'>) =>
  and(eq(trialAnswers.trialId, trialId), eq(trialAnswers.round, kind), eq(trialAnswers.week, week ?? 0));

/** What the other said; undefined: nothing yet. Only for bringing both together. */
export async function findTheirs(tx: Db, { userId, ...of }: RoundOf): Promise<TrialAnswer | undefined> {
  const [row] = await tx
    .select({ answer: trialAnswers.answer })
    .from(trialAnswers)
    .where(and(isRound(of), ne(trialAnswers.userId, userId)));
  return row?.answer;
}

/** What the two said of their trials: a member's own, that the other has said theirs, and what once both have. */
export function findAnswers(db: Db, { connectionId, userId }: Asked) {
  const { trialId, round, week, answer } = trialAnswers;
  const mine = sql<boolean>`${trialAnswers.userId} = ${userId}`;
  const both = sql`count(*) over (partition by ${trialId}, ${round}, ${week}) = 2`;
  return db
    .select({
      trialId,
      kind: round,
      week,
      mine,
      answer: sql<TrialAnswer | null>`case when ${mine} or ${both} then ${answer} end`,
    })
    .from(trialAnswers)
    .innerJoin(trials, eq(trials.id, trialId))
    .where(eq(trials.connectionId, connectionId));
}
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** In the order in which they came. */
export function findTasks(db: Db, connectionId: string) {
  const { id, title, column } = trialTasks;
  return db
    .select({ id, title, column })
    .from(trialTasks)
    .where(eq(trialTasks.connectionId, connectionId))
    .orderBy(asc(trialTasks.createdAt), asc(trialTasks.id));
}

export async function insertTasks(tx: Db, rows: readonly (typeof trialTasks.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(trialTasks).values([...rows]);
}

interface AskedTask extends Asked {
  readonly taskId: string;
}

const isTask = ({ connectionId, taskId }: AskedTask) =>
  and(eq(trialTasks.connectionId, connectionId), eq(trialTasks.id, taskId));

/** @returns false where there is none. */
export async function updateTask(
  tx: Db,
  asked: AskedTask,
  set: Partial<Pick<typeof trialTasks.$inferInsert, 'title' | 'column'>>,
): Promise<boolean> {
  const changed = await tx.update(trialTasks).set(set).where(isTask(asked)).returning({ id: trialTasks.id });
  return changed.length > 0;
}

/** @returns false where there is none. */
export async function deleteTask(tx: Db, asked: AskedTask): Promise<boolean> {
  const deleted = await tx.delete(trialTasks).where(isTask(asked)).returning({ id: trialTasks.id });
  return deleted.length > 0;
}

interface OwnPage {
  readonly limit: number;
  readonly after?: Cursor | undefined;
  /** Nothing else is looked for. */
  readonly only?: SQL;
}

/** What a member has signed with others, latest first; whatever became of the connection since: it is theirs as much as the other's. */
export function findOwnTrials(db: Db, userId: string, { only, limit, after }: OwnPage) {
  const nameOf = (isOwn: SQL) => sql<string | null>`(select s.name from trial_signatures s
    where s.paper_id = ${trials.id} and ${isOwn})`;
  return db
    .select({
      trial: trials,
      otherName: users.fullName,
      isFounder: sql<boolean>`(select role = 'FOUNDER' from users own where own.id = ${userId})`,
      ownSignature: nameOf(sql`s.user_id = ${userId}`),
      otherSignature: nameOf(sql`s.user_id <> ${userId}`),
      isFirst: sql<boolean>`exists (select from trial_signatures s
        where s.paper_id = ${trials.id} and s.user_id = ${userId} and s.signed_at = ${trials.firstSignedAt})`,
    })
    .from(trials)
    .innerJoin(connections, eq(connections.id, trials.connectionId))
    .innerJoin(connectionMembers, isOwnPlace(userId))
    .leftJoin(users, eq(users.id, otherOf(userId)))
    .where(and(only, isEarlier(trials.signedAt, trials.id, after)))
    .orderBy(desc(trials.signedAt), desc(trials.id))
    .limit(limit);
}
export type OwnTrialRow = Awaited<ReturnType<typeof findOwnTrials>>[number];

export async function findOwnTrial(
  db: Db,
  userId: string,
  trialId: string,
): Promise<OwnTrialRow | undefined> {
  const [row] = await findOwnTrials(db, userId, { limit: 1, only: eq(trials.id, trialId) });
  return row;
}

interface Due {
  readonly today: string;
  /** The id of the last one before these. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Trials of which something may have opened since both were told, with their two. */
export function findDue(db: Db, { today, after, limit }: Due) {
  const { memberA, memberB } = connections;
  return db
    .select({ trial: trials, memberA, memberB })
    .from(trials)
    .innerJoin(connections, eq(connections.id, trials.connectionId))
    .where(
      and(
        isNull(trials.endedAt),
        lt(trials.toldThrough, trials.lastDay),
        lt(trials.toldThrough, today),
        after ? gt(trials.id, after) : undefined,
      ),
    )
    .orderBy(asc(trials.id))
    .limit(limit);
}
export type DueRow = Awaited<ReturnType<typeof findDue>>[number];

/** Notes that both have been told. @returns false where they had been, or the trial was ended. */
export async function setToldThrough(tx: Db, trialId: string, day: string): Promise<boolean> {
  const told = await tx
    .update(trials)
    .set({ toldThrough: day })
    .where(and(eq(trials.id, trialId), isNull(trials.endedAt), lt(trials.toldThrough, day)))
    .returning({ id: trials.id });
  return told.length > 0;
}

/** Who of the two has answered something of a trial. */
export async function findGivers(tx: Db, of: Omit<RoundOf, 'userId'>): Promise<string[]> {
  const rows = await tx.select({ userId: trialAnswers.userId }).from(trialAnswers).where(isRound(of));
  return rows.map(({ userId }) => userId);
}
