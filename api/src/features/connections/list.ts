import type { ConversationFilter } from '@ampersand/contract/connections';
import type { AttachmentKind } from '@ampersand/contract/enumerations';
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier } from '../../db/cursor.ts';
import { founderProfiles, users } from '../../db/schema.ts';
import { attachments, connectionMembers, connections, messages } from '../../db/talk.ts';
import { headline } from '../users/headline.ts';
import { isNotParted } from '../users/pairs.ts';
import { isVisibleTo, type Viewer } from '../users/queries.ts';
import { isOwn, isOwnPlace, otherOf } from './own.ts';
import { plain } from './plain.ts';
import { searchable } from './rules.ts';

const EXCERPT = 140;
const MOST_UNREAD = 100;
const { endedAt, lastSeq } = connections;
const { readSeq, foldedAt } = connectionMembers;
const theirs = alias(connectionMembers, 'theirs');

/** When something was last written. */
const lastAt = sql<Date>`coalesce(${connections.lastMessageAt}, ${connections.createdAt})`.mapWith(
  connections.createdAt,
);

/** The messages that a member on `connectionMembers` has not read, as the end of a statement. */
const unreadOf = (userId: string) => sql`from messages unread
  where unread.connection_id = ${connections.id} and unread.seq > ${readSeq}
    and unread.sender_id is distinct from ${userId} and unread.taken_back_at is null`;

const isOpenToRead = or(isNull(users.id), and(isNull(users.suspendedAt), isNull(users.deletionDueAt)));
const isOpen = and(isNull(endedAt), isNotNull(users.id), isOpenToRead);
const hasUnread = (userId: string) =>
  and(isOpenToRead, gt(lastSeq, readSeq), sql`exists (select ${unreadOf(userId)})`);

/** A text as `searchable` makes it, as far as names need that. */
const folded = (text: SQL) =>
  plain(sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`);

function isFiltered(userId: string, filter: ConversationFilter | undefined): SQL | undefined {
  const mine = eq(messages.senderId, userId);
  switch (filter) {
    case 'unread':
      return hasUnread(userId);
    case 'your-turn':
      return and(isOpen, isNull(foldedAt), sql`${messages.senderId} <> ${userId}`);
    case 'their-turn':
      return and(isOpen, isNull(foldedAt), mine);
    case 'quiet':
      return isNotNull(foldedAt);
    default:
      return undefined;
  }
}

function isFound(search: string): SQL {
  const named = folded(
    sql`concat_ws(' ', ${users.fullName}, ${users.calledName}, ${founderProfiles.companyName})`,
  );
  return sql`strpos(${named}, ${searchable(search)}) > 0`;
}

/** What a list or a page shows of a member's conversations, those with people from whom a block parts them left out. */
function select(db: Db, viewer: Viewer) {
  const { id: userId } = viewer;
  return db
    .select({
      connection: connections,
      lastAt,
      own: connectionMembers,
      other: {
        id: users.id,
        fullName: users.fullName,
        calledName: users.calledName,
        role: users.role,
        photoKey: users.photoKey,
        identityReviewedAt: users.identityReviewedAt,
        identityReviewedName: users.identityReviewedName,
        suspendedAt: users.suspendedAt,
        deletionDueAt: users.deletionDueAt,
      },
      headline: headline(),
      visible: sql<boolean | null>`${isVisibleTo(viewer) ?? sql`true`}`,
      last: {
        seq: messages.seq,
        senderId: messages.senderId,
        text: sql<string>`left(${messages.text}, ${EXCERPT})`,
        attachment: sql<AttachmentKind | null>`${attachments.kind}`,
        takenBackAt: messages.takenBackAt,
        createdAt: messages.createdAt,
      },
      unread: sql<number>`(select count(*)::int from (select ${unreadOf(userId)} limit ${MOST_UNREAD}) counted)`,
      theirReadSeq: sql<number | null>`case when ${users.readMarks}
        and (select me.read_marks from users me where me.id = ${userId}) then ${theirs.readSeq} end`.mapWith(
        Number,
      ),
    })
    .from(connections)
    .innerJoin(connectionMembers, isOwnPlace(userId))
    .leftJoin(users, eq(users.id, otherOf(userId)))
    .leftJoin(founderProfiles, eq(founderProfiles.userId, users.id))
    .leftJoin(theirs, and(eq(theirs.connectionId, connections.id), eq(theirs.userId, users.id)))
    .leftJoin(messages, and(eq(messages.connectionId, connections.id), eq(messages.seq, lastSeq)))
    .leftJoin(attachments, eq(attachments.messageId, messages.id));
}

interface Page {
  readonly filter: ConversationFilter | undefined;
  readonly search: string | undefined;
  readonly limit: number;
  readonly after: Cursor | undefined;
}

/** A member's conversations, latest message first, behind `after`. */
export function findConversations(db: Db, viewer: Viewer, { filter, search, limit, after }: Page) {
  const inSight = filter || search ? undefined : isNull(foldedAt);
  return select(db, viewer)
    .where(
      and(
        isOwn(viewer.id),
        isNotParted(viewer.id, users.id),
        inSight,
        isFiltered(viewer.id, filter),
        search ? isFound(search) : undefined,
        isEarlier(lastAt, connections.id, after),
      ),
    )
    .orderBy(desc(lastAt), desc(connections.id))
    .limit(limit);
}

export type ConversationRow = Awaited<ReturnType<typeof findConversations>>[number];

/** One of a member's conversations; undefined for everybody else's. */
export async function findConversation(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await select(db, viewer).where(and(eq(connections.id, id), isNotParted(viewer.id, users.id)));
  return row;
}

/** How many of a member's conversations have something unread. */
export function countUnread(db: Db, userId: string): Promise<number> {
  return db.$count(
    sql`${connections}
      join ${connectionMembers} on ${connectionMembers.connectionId} = ${connections.id} and ${connectionMembers.userId} = ${userId}
      left join ${users} on ${users.id} = ${otherOf(userId)}`,
    and(isOwn(userId), isNotParted(userId, users.id), hasUnread(userId)),
  );
}
