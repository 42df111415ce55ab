import type { ConversationState } from '@ampersand/contract/connections';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { connectionMembers, connections } from '../../db/talk.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { isLeaving, leaving } from '../users/leaving.ts';
import { isNotParted, isPresentFor, lockConnected } from '../users/pairs.ts';
import { stateOf } from './rules.ts';

export const NO_CONVERSATION = 'There is no such conversation here';

/** Whose conversation is asked for. */
export interface Asked {
  readonly connectionId: string;
  readonly userId: string;
}

export interface OwnConnection {
  readonly id: string;
  readonly userId: string;
  /** Null: a former member. */
  readonly otherId: string | null;
  readonly state: ConversationState;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  /** The member is the first of the two whom the connection names. */
  readonly isFirst: boolean;
  /** The member is about to leave. */
  readonly isLeaving: boolean;
  readonly lastSeq: number;
  readonly readSeq: number;
  readonly lastChange: number;
}

/** The id of the one with whom a member on `connections` is connected; null for a former member. */
export const otherOf = (userId: string): SQL =>
  sql`case when connections.member_a = ${userId} then connections.member_b else connections.member_a end`;

/** Whether a connection is a member's own. `connection_members` says so too, but leads into no index of `connections` but by each row's id. */
export const isOwn = (userId: string): SQL | undefined =>
  or(eq(connections.memberA, userId), eq(connections.memberB, userId));

/** That a row of `connection_members` is a member's own in a connection. */
export const isOwnPlace = (userId: string): SQL | undefined =>
  and(eq(connectionMembers.connectionId, connections.id), eq(connectionMembers.userId, userId));

/** A member's own connection, unless a block parts the two. @throws {AppError} `not_found` */
export async function findOwn(db: Db, { connectionId, userId }: Asked): Promise<OwnConnection> {
  const [row] = await db
    .select({
      connection: connections,
      readSeq: connectionMembers.readSeq,
      isLeaving: isLeaving(userId),
      other: { id: users.id, suspendedAt: users.suspendedAt, deletionDueAt: users.deletionDueAt },
    })
    .from(connections)
    .innerJoin(connectionMembers, isOwnPlace(userId))
    .leftJoin(users, eq(users.id, otherOf(userId)))
    .where(and(eq(connections.id, connectionId), isNotParted(userId, users.id)));
  const { connection, other, ...own } = requireFound(row, NO_CONVERSATION);
  const { id, endedAt, endedBy, lastSeq, lastChange } = connection;
  const state = stateOf({ endedAt, other });
  const isFirst = connection.memberA === userId;
  const otherId = other?.id ?? null;
  return { id, userId, otherId, state, endedAt, endedBy, isFirst, lastSeq, lastChange, ...own };
}

/** The ids of a member's conversations that they can read now, as part of a statement. */
export function readableBy(db: Db, userId: string) {
  const isThere = and(isNull(users.suspendedAt), isNull(users.deletionDueAt), isNotParted(userId, users.id));
  return db
    .select({ id: connections.id })
    .from(connections)
    .leftJoin(users, eq(users.id, otherOf(userId)))
    .where(and(isOwn(userId), or(isNull(users.id), isThere)));
}

/** What {@link requireOpen} lets pass, as a condition on `users`: the one whom a member can write to in a connection. */
export const isOpenTo = ({ connectionId, userId }: Asked): SQL => sql`(
  users.id = (select ${otherOf(userId)} from connections
    where id = ${connectionId} and ${userId}::uuid in (member_a, member_b) and ended_at is null)
  and ${isPresentFor(userId)} and not ${isLeaving(userId)})`;

const WHY: Record<Exclude<ConversationState, 'OPEN'>, string> = {
  ENDED: 'This conversation has ended',
  CLOSED: 'This conversation is closed for now',
  FORMER: 'They are no longer here',
};

/** A connection whose two can write to each other. */
export type OpenConnection = OwnConnection & { readonly otherId: string };

/** @throws {AppError} `conflict` where nobody can write, or the member is about to leave. */
export function requireOpen(own: OwnConnection): OpenConnection {
  const { state, otherId } = own;
  if (state !== 'OPEN' || !otherId) throw new AppError('conflict', WHY[state === 'OPEN' ? 'FORMER' : state]);
  if (own.isLeaving) throw leaving();
  return { ...own, otherId };
}

/** @throws {AppError} `conflict` where nobody can read. */
export function requireReadable(own: OwnConnection): OwnConnection {
  if (own.state === 'CLOSED') throw new AppError('conflict', WHY.CLOSED);
  return own;
}

/** Does something in a member's conversation while nobody else does anything to the two. @throws {AppError} `not_found` */
export function inConversation<Value>(
  db: Db,
  asked: Asked,
  act: (tx: Db, own: OwnConnection) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async (tx) => {
    await lockConnected(tx, asked.connectionId, asked.userId);
    return act(tx, await findOwn(tx, asked));
  });
}
