import type { DeskColumn } from '@ampersand/contract/desk';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deskCards, deskReminders } from '../../db/desk.ts';
import { choices } from '../../db/matching.ts';
import { founderProfiles, profiles, users } from '../../db/schema.ts';
import { connectionMembers, connections, invitations, messages, outcomes } from '../../db/talk.ts';
import type { RoundPage } from '../../lib/rounds.ts';
import type { Pair } from '../choices/queries.ts';
import { isOwnPlace } from '../connections/own.ts';
import { headline } from '../users/headline.ts';
import { isVisibleTo, type Viewer } from '../users/queries.ts';

/** Of an invitation; one that ended before its time, as a block ends it, tells nobody so once that is lifted. */
const isCounted = sql`(${invitations.status} in ('PENDING', 'DECLINED')
  or (${invitations.status} = 'EXPIRED' and ${invitations.answeredAt} >= ${invitations.expiresAt}))`;

/** Everybody a member has saved, invited, been invited by, talked to, or put on the board. */
const dealtWith = (me: string): SQL => sql`
  select person_id from choices where member_id = ${me} and saved_at is not null and passed_at is null
  union select recipient_id from invitations where sender_id = ${me} and ${isCounted}
  union select sender_id from invitations where recipient_id = ${me} and ${isCounted}
  union select member_b from connections where member_a = ${me}
  union select member_a from connections where member_b = ${me}
  union select person_id from desk_cards where member_id = ${me}`;

/** The latest invitation with each person that was not withdrawn or accepted. */
function latestInvitations(db: Db, me: string) {
  const { senderId, recipientId, status, createdAt, answeredAt } = invitations;
  const other = sql<string>`case when ${senderId} = ${me} then ${recipientId} else ${senderId} end`;
  // By its name: the same expression twice has two parameters, and is another to the database.
  const otherId = sql`other_id`;
  return db
    .selectDistinctOn([otherId], { otherId: other.as('other_id'), senderId, status, createdAt, answeredAt })
    .from(invitations)
    .where(and(or(eq(senderId, me), eq(recipientId, me)), isCounted))
    .orderBy(otherId, desc(createdAt))
    .as('latest');
}

const TRIED = ['TRIAL_AGREED', 'TRIAL_EXTENDED', 'TRIAL_WENT_ON', 'TRIAL_STOPPED'] as const;

/** What came last of the trials with each person. */
function latestTrials(db: Db, me: string) {
  const { subjectId, kind, at } = outcomes;
  const tried = sql<(typeof TRIED)[number]>`${kind}`;
  return db
    .selectDistinctOn([subjectId], {
      subjectId,
      kind: tried.as('tried_kind'),
      at: sql<Date>`${at}`.mapWith(at).as('tried_at'),
    })
    .from(outcomes)
    .where(and(eq(outcomes.actorId, me), inArray(kind, [...TRIED])))
    .orderBy(subjectId, desc(at))
    .as('tried');
}

interface Wanted {
  readonly limit: number;
  /** Those behind this place of the board. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  /** Of one person alone. */
  readonly personId?: string;
  /** Those alone of whom the member wanted to be reminded by this moment, the earliest first. */
  readonly dueBy?: Date;
}

const MORNING_MIN = 7 * 60;
/** When the morning of a reminder's day comes where the member is. */
const dueAt = sql`((${deskReminders.dueOn} + make_interval(mins => ${sql.raw(String(MORNING_MIN))} - ${deskReminders.utcOffset})) at time zone 'UTC')`;

/** Whom a member deals with, as far as they may look at them, with what is known of the two; the latest first. */
export function findDesk(db: Db, viewer: Viewer, { limit, after, personId, dueBy }: Wanted) {
  const me = viewer.id;
  const latest = latestInvitations(db, me);
  const tried = latestTrials(db, me);
  const connectedAt = sql<Date>`coalesce((select i.answered_at from invitations i
    where i.id = ${connections.invitationId}), ${connections.createdAt})`.mapWith(connections.createdAt);
  // To the millisecond, as cursors have it.
  const lastAt =
    sql<Date>`date_trunc('milliseconds', greatest(${choices.savedAt}, ${latest.createdAt}, ${latest.answeredAt}, ${connections.createdAt},
    ${connections.lastMessageAt}, ${connections.endedAt}, ${connectionMembers.metAnsweredAt}, ${tried.at},
    ${deskCards.movedAt}))`.mapWith(users.createdAt);
  return db
    .select({
      person: {
        id: users.id,
        fullName: users.fullName,
        calledName: users.calledName,
        photoKey: users.photoKey,
        identityReviewedAt: users.identityReviewedAt,
        identityReviewedName: users.identityReviewedName,
        firstLine: profiles.firstLine,
        headline: headline(),
      },
      // First what is never null: it decides whether there is one.
      choice: {
        personId: choices.personId,
        savedAt: choices.savedAt,
        passedAt: choices.passedAt,
        note: choices.note,
      },
      invitation: {
        senderId: latest.senderId,
        status: latest.status,
        createdAt: latest.createdAt,
        answeredAt: latest.answeredAt,
      },
      connection: {
        id: connections.id,
        connectedAt,
        endedAt: connections.endedAt,
        endedBy: connections.endedBy,
        lastMessageAt: connections.lastMessageAt,
        lastSenderId: messages.senderId,
      },
      met: { answer: connectionMembers.met, at: connectionMembers.metAnsweredAt },
      // First what is never null.
      tried: { subjectId: tried.subjectId, kind: tried.kind, at: tried.at },
      remindOn: deskReminders.dueOn,
      remindAt: sql<Date | null>`${dueAt}`.mapWith(deskReminders.toldAt),
      moved: { column: deskCards.column, at: deskCards.movedAt },
      lastAt,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(founderProfiles, eq(founderProfiles.userId, users.id))
    .leftJoin(choices, and(eq(choices.memberId, me), eq(choices.personId, users.id)))
    .leftJoin(
      deskCards,
      and(
        eq(deskCards.memberId, me),
        eq(deskCards.personId, users.id),
        or(isNull(choices.passedAt), gt(deskCards.movedAt, choices.passedAt)),
      ),
    )
    .leftJoin(deskReminders, and(eq(deskReminders.memberId, me), eq(deskReminders.personId, users.id)))
    .leftJoin(latest, eq(latest.otherId, users.id))
    .leftJoin(tried, eq(tried.subjectId, users.id))
    .leftJoin(
      connections,
      sql`${connections.memberA} = least(${users.id}, ${me}::uuid) and ${connections.memberB} = greatest(${users.id}, ${me}::uuid)`,
    )
    .leftJoin(connectionMembers, isOwnPlace(me))
    .leftJoin(messages, and(eq(messages.connectionId, connections.id), eq(messages.seq, connections.lastSeq)))
    .where(
      and(
        personId ? eq(users.id, personId) : undefined,
        dueBy ? lte(dueAt, dueBy) : undefined,
        after && or(lt(lastAt, after.at), and(eq(lastAt, after.at), gt(users.id, after.id))),
        // As an array, so that it is made once and looked up in the index; `in` would be asked of each member there is.
        sql`${users.id} = any(array(${dealtWith(me)}))`,
        isVisibleTo(viewer),
      ),
    )
    .orderBy(...(dueBy ? [asc(dueAt)] : []), desc(lastAt), users.id)
    .limit(limit);
}

export type DeskRow = Awaited<ReturnType<typeof findDesk>>[number];

/** Puts somebody into a column by hand. */
export async function upsertMoved(db: Db, pair: Pair, column: DeskColumn, movedAt: Date): Promise<void> {
  await db
    .insert(deskCards)
    .values({ ...pair, column, movedAt })
    .onConflictDoUpdate({
      target: [deskCards.memberId, deskCards.personId],
      set: { column, movedAt },
    });
}

/**
 * Reminds a member of somebody on the morning of a day (`YYYY-MM-DD`), anew; null: not any more. `utcOffset`: minutes by which
 * their clock is ahead of UTC then; undefined leaves what is there.
 */
export async function setReminder(
  db: Db,
  pair: Pair,
  dueOn: string | null,
  utcOffset: number | undefined,
): Promise<void> {
  const { memberId, personId } = deskReminders;
  if (dueOn === null)
    await db.delete(deskReminders).where(and(eq(memberId, pair.memberId), eq(personId, pair.personId)));
  else
    await db
      .insert(deskReminders)
      .values({ ...pair, dueOn, utcOffset })
      .onConflictDoUpdate({ target: [memberId, personId], set: { dueOn, utcOffset, toldAt: null } });
}

/** Some of the members with a reminder that is due and was not told yet, by their ids. */
export function findReminded(db: Db, now: Date, { after, limit }: RoundPage<string>): Promise<Viewer[]> {
  return db
    .selectDistinct({ id: users.id, role: users.role })
    .from(deskReminders)
    .innerJoin(users, eq(users.id, deskReminders.memberId))
    .where(
      and(
        isNull(deskReminders.toldAt),
        lte(dueAt, now),
        isNull(users.suspendedAt),
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(users.id)
    .limit(limit);
}

/** Notes of a member's reminders that are due that they are told; nobody else tells of them. Who cannot be found waits. @returns whom they are of. */
export async function takeReminders(tx: Db, viewer: Viewer, now: Date): Promise<string[]> {
  const { memberId, personId, toldAt } = deskReminders;
  const visible = tx.select({ id: users.id }).from(users).where(isVisibleTo(viewer));
  const rows = await tx
    .update(deskReminders)
    .set({ toldAt: now })
    .where(and(eq(memberId, viewer.id), isNull(toldAt), lte(dueAt, now), inArray(personId, visible)))
    .returning({ personId });
  return rows.map((row) => row.personId);
}
