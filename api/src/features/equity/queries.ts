import type { EquityAnswers } from '@ampersand/contract/equity';
import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier } from '../../db/cursor.ts';
import { equityAgreements, equityDrafts, equityProposals } from '../../db/equity.ts';
import { users } from '../../db/schema.ts';
import { connectionMembers, connections } from '../../db/talk.ts';
import { type Asked, isOwnPlace, otherOf } from '../connections/own.ts';

const MOST_PROPOSALS = 50;

export type ProposalRow = typeof equityProposals.$inferSelect;
export type AgreementRow = typeof equityAgreements.$inferSelect;
const given = (connectionId: string): SQL =>
  sql`(select count(*) from equity_drafts where connection_id = ${connectionId} and given_at is not null)`;

/** Whether both members of a connection have given their answers. */
export async function haveBothGiven(db: Db, connectionId: string): Promise<boolean> {
  return (
    (await db.$count(
      equityDrafts,
      and(eq(equityDrafts.connectionId, connectionId), isNotNull(equityDrafts.givenAt)),
    )) === 2
  );
}

/** The answers of the two; those of the other leave the database only once both have given theirs. */
export async function findDrafts(db: Db, { connectionId, userId }: Asked) {
  const rows = await db
    .select({
      mine: sql<boolean>`${equityDrafts.userId} = ${userId}`,
      isGiven: sql<boolean>`${equityDrafts.givenAt} is not null`,
      answers: sql<EquityAnswers | null>`case when ${equityDrafts.userId} = ${userId}
        or ${given(connectionId)} = 2 then ${equityDrafts.answers} end`,
    })
    .from(equityDrafts)
    .where(eq(equityDrafts.connectionId, connectionId));
  return { own: rows.find(({ mine }) => mine), other: rows.find(({ mine }) => !mine) };
}

/** Keeps the answers of a member. @returns false where they were given before. */
export async function saveDraft(
  tx: Db,
  { connectionId, userId }: Asked,
  answers: EquityAnswers,
  now: Date,
): Promise<boolean> {
  const saved = await tx
    .insert(equityDrafts)
    .values({ connectionId, userId, answers, updatedAt: now })
    .onConflictDoUpdate({
      target: [equityDrafts.connectionId, equityDrafts.userId],
      set: { answers, updatedAt: now },
      setWhere: isNull(equityDrafts.givenAt),
    })
    .returning({ userId: equityDrafts.userId });
  return saved.length > 0;
}

/** @returns false where they were given before. */
export async function markGiven(tx: Db, { connectionId, userId }: Asked, now: Date): Promise<boolean> {
  const given = await tx
    .update(equityDrafts)
    .set({ givenAt: now })
    .where(
      and(
        eq(equityDrafts.connectionId, connectionId),
        eq(equityDrafts.userId, userId),
        isNull(equityDrafts.givenAt),
      ),
    )
    .returning({ userId: equityDrafts.userId });
  return given.length > 0;
}

/** Latest first. */
export function findProposals(db: Db, connectionId: string, most = MOST_PROPOSALS): Promise<ProposalRow[]> {
  return db
    .select()
    .from(equityProposals)
    .where(eq(equityProposals.connectionId, connectionId))
    .orderBy(desc(equityProposals.createdAt), desc(equityProposals.id))
    .limit(most);
}

const isOpen = (connectionId: string) =>
  and(eq(equityProposals.connectionId, connectionId), eq(equityProposals.status, 'OPEN'));

/** Closes what waits for a yes. @returns the ids. */
export async function closeOpen(
  tx: Db,
  connectionId: string,
  status: 'REPLACED' | 'WITHDRAWN',
): Promise<string[]> {
  const closed = await tx
    .update(equityProposals)
    .set({ status })
    .where(isOpen(connectionId))
    .returning({ id: equityProposals.id });
  return closed.map(({ id }) => id);
}

export async function insertProposal(tx: Db, row: typeof equityProposals.$inferInsert): Promise<void> {
  await tx.insert(equityProposals).values(row);
}

interface Answer extends Asked {
  readonly proposalId: string;
}

/** Accepts the other's open proposal. @returns it; undefined where it is not open. */
export async function markAccepted(tx: Db, answer: Answer): Promise<ProposalRow | undefined> {
  const { connectionId, userId, proposalId } = answer;
  const [row] = await tx
    .update(equityProposals)
    .set({ status: 'ACCEPTED' })
    .where(
      and(isOpen(connectionId), eq(equityProposals.id, proposalId), ne(equityProposals.proposerId, userId)),
    )
    .returning();
  return row;
}

/** Takes the own open proposal back. @returns false where it is not open. */
export const markWithdrawn = (tx: Db, answer: Answer): Promise<boolean> =>
  close(tx, answer, eq(equityProposals.proposerId, answer.userId), null);

/** Declines the other's open proposal. @returns false where it is not open. */
export const markDeclined = (tx: Db, answer: Answer, now: Date): Promise<boolean> =>
  close(tx, answer, ne(equityProposals.proposerId, answer.userId), now);

async function close(
  tx: Db,
  { connectionId, proposalId }: Answer,
  isWhose: SQL,
  declinedAt: Date | null,
): Promise<boolean> {
  const closed = await tx
    .update(equityProposals)
    .set({ status: 'WITHDRAWN', declinedAt })
    .where(and(isOpen(connectionId), eq(equityProposals.id, proposalId), isWhose))
    .returning({ id: equityProposals.id });
  return closed.length > 0;
}

export async function insertAgreement(tx: Db, row: AgreementRow): Promise<void> {
  await tx.insert(equityAgreements).values(row);
}

/** Latest first. */
export function findAgreements(db: Db, connectionId: string): Promise<AgreementRow[]> {
  return db
    .select()
    .from(equityAgreements)
    .where(eq(equityAgreements.connectionId, connectionId))
    .orderBy(desc(equityAgreements.acceptedAt), desc(equityAgreements.id));
}

interface OwnPage {
  readonly limit: number;
  readonly after?: Cursor | undefined;
  /** Nothing else is looked for. */
  readonly only?: SQL;
}

/**
 * What a member agreed on with others, latest first; whatever became of the connection since: it is theirs as much as the other's.
 */
export function findOwnAgreements(db: Db, userId: string, { only, limit, after }: OwnPage) {
  return db
    .select({
      agreement: equityAgreements,
      isFirst: sql<boolean>`${connections.memberA} is not distinct from ${userId}`,
      ownName: sql<string>`(select full_name from users own where own.id = ${userId})`,
      otherName: users.fullName,
      holds: sql<boolean>`not exists (select from equity_agreements later
        where later.connection_id = ${connections.id} and later.accepted_at > ${equityAgreements.acceptedAt})`,
    })
    .from(equityAgreements)
    .innerJoin(connections, eq(connections.id, equityAgreements.connectionId))
    .innerJoin(connectionMembers, isOwnPlace(userId))
    .leftJoin(users, eq(users.id, otherOf(userId)))
    .where(and(only, isEarlier(equityAgreements.acceptedAt, equityAgreements.id, after)))
    .orderBy(desc(equityAgreements.acceptedAt), desc(equityAgreements.id))
    .limit(limit);
}

export type OwnAgreementRow = Awaited<ReturnType<typeof findOwnAgreements>>[number];

export async function findOwnAgreement(
  db: Db,
  userId: string,
  agreementId: string,
): Promise<OwnAgreementRow | undefined> {
  const [row] = await findOwnAgreements(db, userId, { limit: 1, only: eq(equityAgreements.id, agreementId) });
  return row;
}
