import { randomUUIDv7 } from 'node:crypto';
import type { AlignmentAnswer, AlignmentReading } from '@ampersand/contract/alignment';
import {
  type AlignmentQuestionId,
  type AlignmentTheme,
  questionsOf,
} from '@ampersand/contract/alignment-questions';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { connections } from '../../db/talk.ts';
import {
  alignmentAnswers,
  alignmentGiven,
  alignmentPoints,
  alignmentProposals,
  alignmentReveals,
} from '../../db/together.ts';
import type { Asked } from '../connections/own.ts';
import { ordered } from '../connections/rules.ts';

const { question, value, importance, talk, hidden } = alignmentAnswers;

/** A member's own answers, those to some questions if they are named. */
export function findAnswers(
  db: Db,
  userId: string,
  among?: readonly AlignmentQuestionId[],
): Promise<AlignmentAnswer[]> {
  return db
    .select({ question, value, importance, talk, hidden })
    .from(alignmentAnswers)
    .where(and(eq(alignmentAnswers.userId, userId), among && inArray(question, [...among])))
    .orderBy(asc(question));
}

export async function upsertAnswer(
  db: Db,
  userId: string,
  { question: id, ...set }: AlignmentAnswer,
  now: Date,
): Promise<void> {
  await db
    .insert(alignmentAnswers)
    .values({ userId, question: id, ...set, updatedAt: now })
    .onConflictDoUpdate({ target: [alignmentAnswers.userId, question], set: { ...set, updatedAt: now } });
}

export async function deleteAnswer(db: Db, userId: string, id: AlignmentQuestionId): Promise<void> {
  await db.delete(alignmentAnswers).where(and(eq(alignmentAnswers.userId, userId), eq(question, id)));
}

/** A theme between two. */
export interface ThemeOf extends Asked {
  readonly theme: AlignmentTheme;
}

const isGiven = ({ connectionId, theme }: Omit<ThemeOf, 'userId'>) =>
  and(eq(alignmentGiven.connectionId, connectionId), eq(alignmentGiven.theme, theme));
const isRevealed = ({ connectionId, theme }: Omit<ThemeOf, 'userId'>) =>
  and(eq(alignmentReveals.connectionId, connectionId), eq(alignmentReveals.theme, theme));

/** Freezes a member's answers of a theme as they are now. @returns them. */
export async function freezeAnswers(tx: Db, given: ThemeOf, now: Date): Promise<AlignmentAnswer[]> {
  const { connectionId, theme, userId } = given;
  const answers = await findAnswers(
    tx,
    userId,
    questionsOf(theme).map(({ id }) => id),
  );
  if (answers.length === 0) return [];
  const set = { answers, givenAt: now };
  await tx
    .insert(alignmentGiven)
    .values({ connectionId, theme, userId, ...set })
    .onConflictDoUpdate({
      target: [alignmentGiven.connectionId, alignmentGiven.theme, alignmentGiven.userId],
      set,
    });
  return answers;
}

/** @returns whether there was something to take back. */
export async function deleteGiven(tx: Db, given: ThemeOf): Promise<boolean> {
  const deleted = await tx
    .delete(alignmentGiven)
    .where(and(isGiven(given), eq(alignmentGiven.userId, given.userId)))
    .returning({ theme: alignmentGiven.theme });
  return deleted.length > 0;
}

/** What the other of the two gave; undefined: nothing yet. Only for bringing both together. */
export async function findTheirs(tx: Db, given: ThemeOf): Promise<AlignmentAnswer[] | undefined> {
  const [row] = await tx
    .select({ answers: alignmentGiven.answers })
    .from(alignmentGiven)
    .where(and(isGiven(given), ne(alignmentGiven.userId, given.userId)));
  return row?.answers;
}

/** Notes that the two of a connection have begun; what is taken back leaves that. @returns whether neither had before. */
export async function markBegun(tx: Db, connectionId: string, now: Date): Promise<boolean> {
  const [begun] = await tx
    .update(connections)
    .set({ alignmentBegunAt: now })
    .where(and(eq(connections.id, connectionId), isNull(connections.alignmentBegunAt)))
    // Releases before migration 0039 give without noting it.
    .returning({
      isFirst: sql<boolean>`not exists (select from alignment_given where connection_id = ${connectionId})`,
    });
  return begun?.isFirst ?? false;
}

export async function findReveal(tx: Db, of: ThemeOf) {
  const [row] = await tx.select().from(alignmentReveals).where(isRevealed(of));
  return row;
}

interface Revealed extends ThemeOf {
  readonly otherId: string;
  readonly readings: Partial<Record<AlignmentQuestionId, AlignmentReading>>;
}

export async function insertReveal(tx: Db, revealed: Revealed, now: Date): Promise<void> {
  const { connectionId, theme, userId, otherId, readings } = revealed;
  await tx
    .insert(alignmentReveals)
    .values({ connectionId, theme, ...ordered(userId, otherId), readings, revealedAt: now });
}

export async function setAgainAsked(tx: Db, of: ThemeOf, by: string | null): Promise<void> {
  await tx.update(alignmentReveals).set({ againAskedBy: by }).where(isRevealed(of));
}

/**
 * Takes away what both were shown of a theme, and of its agenda what no confirmed sentence closes.
 * @returns the ids of those points.
 */
export async function deleteReveal(tx: Db, of: ThemeOf): Promise<string[]> {
  await tx.delete(alignmentReveals).where(isRevealed(of));
  await tx.delete(alignmentGiven).where(isGiven(of));
  const { connectionId, theme } = of;
  const deleted = await tx
    .delete(alignmentPoints)
    .where(
      and(
        eq(alignmentPoints.connectionId, connectionId),
        eq(alignmentPoints.theme, theme),
        isNull(alignmentPoints.sentence),
      ),
    )
    .returning({ id: alignmentPoints.id });
  return deleted.map(({ id }) => id);
}

/**
 * What a member may see of the themes of a connection: all that they gave themself, that the other has given, and what the other
 * gave of those that both were shown.
 */
export async function findThemes(db: Db, { connectionId, userId }: Asked) {
  const givenByMe = db
    .select()
    .from(alignmentGiven)
    .where(and(eq(alignmentGiven.connectionId, connectionId), eq(alignmentGiven.userId, userId)));
  const givenByThem = db
    .select({
      theme: alignmentGiven.theme,
      answers: sql<
        AlignmentAnswer[] | null
      >`case when ${alignmentReveals.theme} is not null then ${alignmentGiven.answers} end`,
    })
    .from(alignmentGiven)
    .leftJoin(
      alignmentReveals,
      and(
        eq(alignmentReveals.connectionId, alignmentGiven.connectionId),
        eq(alignmentReveals.theme, alignmentGiven.theme),
      ),
    )
    .where(and(eq(alignmentGiven.connectionId, connectionId), ne(alignmentGiven.userId, userId)));
  const shown = db.select().from(alignmentReveals).where(eq(alignmentReveals.connectionId, connectionId));
  const [mine, theirs, reveals] = await Promise.all([givenByMe, givenByThem, shown]);
  return { mine, theirs, reveals };
}
export type ThemeRows = Awaited<ReturnType<typeof findThemes>>;

export function findPoints(db: Db, connectionId: string) {
  return db
    .select({ point: alignmentPoints, proposal: alignmentProposals })
    .from(alignmentPoints)
    .leftJoin(alignmentProposals, eq(alignmentProposals.pointId, alignmentPoints.id))
    .where(eq(alignmentPoints.connectionId, connectionId))
    .orderBy(asc(alignmentPoints.createdAt), asc(alignmentPoints.position), asc(alignmentPoints.id));
}
export type PointRow = Awaited<ReturnType<typeof findPoints>>[number];

/** A point of one's own agenda with somebody. */
export interface PointOf extends Asked {
  readonly pointId: string;
}

const isPoint = ({ connectionId, pointId }: PointOf) =>
  and(eq(alignmentPoints.connectionId, connectionId), eq(alignmentPoints.id, pointId));

export async function findPoint(db: Db, of: PointOf): Promise<PointRow | undefined> {
  const [row] = await db
    .select({ point: alignmentPoints, proposal: alignmentProposals })
    .from(alignmentPoints)
    .leftJoin(alignmentProposals, eq(alignmentProposals.pointId, alignmentPoints.id))
    .where(isPoint(of));
  return row;
}

/** Puts questions of a theme on the agenda, in this order; those that are there stay as they are. */
export async function insertPoints(
  tx: Db,
  { connectionId, theme }: Omit<ThemeOf, 'userId'>,
  questions: readonly AlignmentQuestionId[],
  now: Date,
): Promise<void> {
  if (questions.length === 0) return;
  const rows = questions.map((question, position) => ({
    id: randomUUIDv7(),
    connectionId,
    theme,
    question,
    position,
    createdAt: now,
  }));
  await tx.insert(alignmentPoints).values(rows).onConflictDoNothing();
}

/** Takes an open point off the agenda. @returns whether it was open. */
export async function deleteOpenPoint(tx: Db, of: PointOf): Promise<boolean> {
  const deleted = await tx
    .delete(alignmentPoints)
    .where(and(isPoint(of), isNull(alignmentPoints.sentence)))
    .returning({ id: alignmentPoints.id });
  return deleted.length > 0;
}

export async function upsertProposal(tx: Db, of: PointOf, sentence: string, now: Date): Promise<void> {
  const { userId } = of;
  const proposal = tx
    .select({
      pointId: alignmentPoints.id,
      userId: sql<string>`${userId}::uuid`.as('user_id'),
      sentence: sql<string>`${sentence}::text`.as('sentence'),
      createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(alignmentPoints)
    .where(isPoint(of));
  const set = { userId, sentence, createdAt: now };
  await tx
    .insert(alignmentProposals)
    .select(proposal)
    .onConflictDoUpdate({ target: alignmentProposals.pointId, set });
}

/** @returns whether there was one. */
export async function deleteProposal(tx: Db, of: PointOf): Promise<boolean> {
  const point = tx.select({ id: alignmentPoints.id }).from(alignmentPoints).where(isPoint(of));
  const deleted = await tx
    .delete(alignmentProposals)
    .where(inArray(alignmentProposals.pointId, point))
    .returning({ pointId: alignmentProposals.pointId });
  return deleted.length > 0;
}

export async function closePoint(tx: Db, of: PointOf, sentence: string, now: Date): Promise<void> {
  await tx.update(alignmentPoints).set({ sentence, confirmedAt: now, stillAskedAt: null }).where(isPoint(of));
}

/** When the two of a connection were asked whether their sentences still hold, of each that they have not confirmed since. */
export async function findStillAsked(tx: Db, connectionId: string): Promise<Date[]> {
  const rows = await tx
    .select({ stillAskedAt: alignmentPoints.stillAskedAt })
    .from(alignmentPoints)
    .where(eq(alignmentPoints.connectionId, connectionId));
  return rows.flatMap(({ stillAskedAt }) => stillAskedAt ?? []);
}
