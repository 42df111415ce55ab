import type { ModerationAct } from '@ampersand/contract/enumerations';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { moderationActs } from '../../db/administration.ts';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier, isLater } from '../../db/cursor.ts';
import { searchedText, users } from '../../db/schema.ts';
import { reportReads, reports } from '../../db/talk.ts';

const MOST = 50;
const reporters = alias(users, 'reporters');
const writers = alias(users, 'writers');
const admins = alias(users, 'admins');

type PartyColumn = 'id' | 'fullName' | 'photoKey' | 'suspendedAt';
function party<Table extends Record<PartyColumn, PgColumn>>(table: Table): Pick<Table, PartyColumn> {
  const { id, fullName, photoKey, suspendedAt } = table;
  return { id, fullName, photoKey, suspendedAt };
}

/** Reports with everybody they name. */
function selectReports(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: reports.id,
      source: reports.source,
      reason: reports.reason,
      sentence: reports.sentence,
      messages: sql<number>`cardinality(${reports.messageIds})`,
      invitationId: reports.invitationId,
      createdAt: reports.createdAt,
      closedAt: reports.closedAt,
      reported: party(users),
      reporter: party(reporters),
      copiedFrom: party(writers),
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reportedId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(writers, eq(writers.id, reports.copiedFromId))
    .where(condition)
    .$dynamic();
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

interface Page {
  readonly limit: number;
  readonly after: Cursor | undefined;
}

/** What is open, oldest first. */
export function findOpen(db: Db, { limit, after }: Page) {
  return selectReports(db, and(isNull(reports.closedAt), isLater(reports.createdAt, reports.id, after)))
    .orderBy(reports.createdAt, reports.id)
    .limit(limit);
}

/** What is closed, latest first. */
export function findClosed(db: Db, { limit, after }: Page) {
  return selectReports(db, and(isNotNull(reports.closedAt), isEarlier(reports.closedAt, reports.id, after)))
    .orderBy(desc(reports.closedAt), desc(reports.id))
    .limit(limit);
}

/** Those that have a reference, which is the end of an id: hardly ever more than one. */
export function findReferred(db: Db, reference: string) {
  return selectReports(db, sql`right(${reports.id}::text, length(${reference})) = ${reference}`).limit(MOST);
}

export const countOpen = (db: Db) => db.$count(reports, isNull(reports.closedAt));

/** Open ones that nobody has looked at: where one names messages or an invitation, whoever has read these has. */
export function countUnread(db: Db): Promise<number> {
  const isRead = sql`exists (select from ${reportReads} where ${reportReads.reportId} = ${reports.id})`;
  return db.$count(reports, and(isNull(reports.closedAt), not(isRead)));
}

export async function findReport(db: Db, reportId: string): Promise<ReportRow | undefined> {
  const [report] = await selectReports(db, eq(reports.id, reportId));
  return report;
}

/** The latest reports about a member. */
export function findReportsAbout(db: Db, userId: string) {
  return selectReports(db, eq(reports.reportedId, userId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(MOST);
}

/** The latest decisions about a member. */
export function findActs(db: Db, userId: string) {
  return db
    .select({
      id: moderationActs.id,
      kind: moderationActs.kind,
      by: admins.fullName,
      reason: moderationActs.reason,
      reportId: moderationActs.reportId,
      createdAt: moderationActs.createdAt,
    })
    .from(moderationActs)
    .leftJoin(admins, eq(admins.id, moderationActs.adminId))
    .where(eq(moderationActs.userId, userId))
    .orderBy(desc(moderationActs.createdAt), desc(moderationActs.id))
    .limit(MOST);
}

/** What an archive of a member has of the decisions about them: they are not told of reports. */
export function findOwnActs(db: Db, userId: string) {
  const { kind, createdAt } = moderationActs;
  return db
    .select({ kind, createdAt })
    .from(moderationActs)
    .where(and(eq(moderationActs.userId, userId), ne(kind, 'REPORT_CLOSED' satisfies ModerationAct)))
    .orderBy(createdAt);
}

const aboutThem = eq(reports.reportedId, users.id);

function selectMembers(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      role: users.role,
      photoKey: users.photoKey,
      createdAt: users.createdAt,
      emailConfirmedAt: users.emailConfirmedAt,
      pausedAt: users.pausedAt,
      suspendedAt: users.suspendedAt,
      identityReviewedAt: users.identityReviewedAt,
      identityReviewedName: users.identityReviewedName,
      deletionDueAt: users.deletionDueAt,
      reports: db.$count(reports, aboutThem),
      openReports: db.$count(reports, and(aboutThem, isNull(reports.closedAt))),
    })
    .from(users)
    .where(condition)
    .$dynamic();
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Which of them a name has and which is typed depends on the keyboard. */
const APOSTROPHES = /['\u2018\u2019\u02bc\u00b4`]/g;
const apostrophesIn = (search: string) =>
  new Set(["'", '\u2019'].map((one) => search.replace(APOSTROPHES, one)));

/**
 * Ids of members whose name or address has a text in it, whatever its case, `limit` at most and in no order: an index of pieces
 * of three letters finds them. Shorter texts are found where a name, a word in it (two letters) or an address begins. All apostrophes are one.
 */
export function findNamed(db: Db, search: string, limit: number) {
  const text = searchedText(users);
  const isFoundBy = (spelling: string) => {
    const sought = sql`lower(lpad(${spelling}, greatest(length(${spelling}), 3)))`;
    return and(
      sql`pieces_of(${text}) @> pieces_of(${sought})`,
      // Who has all the pieces may have them elsewhere.
      sql`strpos(${text}, ${sought}) > 0`,
    );
  };
  return db
    .select({ id: users.id })
    .from(users)
    .where(or(...[...apostrophesIn(search)].map(isFoundBy)))
    .limit(limit);
}

interface MembersPage {
  readonly limit: number;
  readonly after: string | undefined;
  /** Those of these ids alone. */
  readonly among: readonly string[] | undefined;
}

/** Members, newest first, as ids are: behind `after`. */
export function findMembers(db: Db, { limit, after, among }: MembersPage) {
  return selectMembers(
    db,
    and(among && inArray(users.id, [...among]), after ? lt(users.id, after) : undefined),
  )
    .orderBy(desc(users.id))
    .limit(limit);
}

export async function findModerated(db: Db, userId: string): Promise<MemberRow | undefined> {
  const [member] = await selectMembers(db, eq(users.id, userId));
  return member;
}
