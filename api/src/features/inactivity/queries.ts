import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { emails, inactivityQuestions, users } from '../../db/schema.ts';
import type { RoundPage } from '../../lib/rounds.ts';
import { hashToken } from '../../lib/tokens.ts';
import { isShown } from '../users/queries.ts';
import { ASKED_AFTER_MS, GONE_AFTER_MS } from '../users/rules.ts';

/**
 * Members who are to be asked: inactive for 25 days and not for 90, shown, reachable at an address that is theirs, not
 * unwilling to be asked, and not asked since they were last here.
 */
function isDue(now: Date) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return and(
    inArray(users.role, ['FOUNDER', 'APPLICANT']),
    lte(users.lastActiveAt, ago(ASKED_AFTER_MS)),
    gt(users.lastActiveAt, ago(GONE_AFTER_MS)),
    isShown(),
    isNotNull(users.emailConfirmedAt),
    sql`not 'stillLooking' = any(${users.mutedEmails})`,
    or(isNull(inactivityQuestions.askedAt), lt(inactivityQuestions.askedAt, users.lastActiveAt)),
    sql`not exists (
      select from ${emails}
      where ${emails.userId} = ${users.id} and ${emails.recipient} = ${users.email} and ${emails.failedAt} > ${users.lastActiveAt}
    )`,
  );
}

/** Some of those who are to be asked, by their ids. */
export async function findDue(db: Db, now: Date, { after, limit }: RoundPage<string>): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(inactivityQuestions, eq(inactivityQuestions.userId, users.id))
    .where(and(isDue(now), after === undefined ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that a member is asked. @returns whom; undefined when that is no longer due. */
export async function insertQuestion(tx: Db, userId: string, token: string, now: Date) {
  // Held before it is looked at: of two servers that ask at once, the second one sees what the first has noted.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [due] = await tx
    .select({
      role: users.role,
      email: users.email,
      fullName: users.fullName,
      calledName: users.calledName,
      emailConfirmedAt: users.emailConfirmedAt,
      lastActiveAt: users.lastActiveAt,
    })
    .from(users)
    .leftJoin(inactivityQuestions, eq(inactivityQuestions.userId, users.id))
    .where(and(eq(users.id, userId), isDue(now)));
  if (!due) return undefined;
  const question = { tokenHash: hashToken(token), askedAt: now };
  await tx
    .insert(inactivityQuestions)
    .values({ userId, ...question })
    .onConflictDoUpdate({ target: inactivityQuestions.userId, set: question });
  return due;
}

/** The member whom a token of the last 90 days was sent to. */
function isAsked(token: string, now: Date) {
  return and(
    eq(inactivityQuestions.tokenHash, hashToken(token)),
    gt(inactivityQuestions.askedAt, new Date(now.getTime() - GONE_AFTER_MS)),
    eq(inactivityQuestions.userId, users.id),
  );
}

/** How the account of whom a token was sent to stands; undefined for an unknown or old token. */
export async function findAsked(db: Db, token: string, now: Date) {
  const [member] = await db
    .select({ suspendedAt: users.suspendedAt, deletionDueAt: users.deletionDueAt })
    .from(users)
    .innerJoin(inactivityQuestions, isAsked(token, now));
  return member;
}

/** Nothing that they answer shows or hides anybody who is suspended or about to leave. */
const isAnswering = (token: string, now: Date) =>
  and(isAsked(token, now), isNull(users.suspendedAt), isNull(users.deletionDueAt));

/** The member counts as seen now, and is no longer paused. @returns their id, or undefined where they cannot answer. */
export async function endInactivity(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [member] = await db
    .update(users)
    .set({ lastActiveAt: sql`greatest(${users.lastActiveAt}, ${now})`, pausedAt: null })
    .from(inactivityQuestions)
    .where(isAnswering(token, now))
    .returning({ id: users.id });
  return member?.id;
}

/** @returns the id of the member whose profile is paused now, or undefined where they cannot answer. */
export async function pauseByToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [member] = await db
    .update(users)
    .set({ pausedAt: sql`coalesce(${users.pausedAt}, ${now})` })
    .from(inactivityQuestions)
    .where(isAnswering(token, now))
    .returning({ id: users.id });
  return member?.id;
}

/** @returns the id of the member who gets this question no more, or undefined for an unknown or old token. */
export async function muteByToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  const muted = sql`array_remove(${users.mutedEmails}, 'stillLooking') || '{stillLooking}'::text[]`;
  const [member] = await db
    .update(users)
    .set({ mutedEmails: muted })
    .from(inactivityQuestions)
    .where(isAsked(token, now))
    .returning({ id: users.id });
  return member?.id;
}
