import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Cursor, isEarlier } from '../../db/cursor.ts';
import { users } from '../../db/schema.ts';
import { connections, messages } from '../../db/talk.ts';
import { otherOf, readableBy } from '../connections/own.ts';
import { plain } from '../connections/plain.ts';
import { searchable } from '../connections/rules.ts';
import { shown } from './queries.ts';

interface Page {
  readonly search: string;
  readonly limit: number;
  readonly after: Cursor | undefined;
}

/** Messages of a member's conversations with a part of a word, latest first, behind `after`. */
export function findMatching(db: Db, userId: string, { search, limit, after }: Page) {
  return shown(db)
    .where(
      and(
        inArray(messages.connectionId, readableBy(db, userId)),
        isNull(messages.takenBackAt),
        sql`strpos(${plain(messages.searchText)}, ${searchable(search)}) > 0`,
        isEarlier(messages.createdAt, messages.id, after),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

/** The full names of those with whom a member has these conversations, by the id of the conversation. */
export async function findNames(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id } = connections;
  const rows = await db
    .select({ id, fullName: users.fullName })
    .from(connections)
    .innerJoin(users, eq(users.id, otherOf(userId)))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.fullName]));
}
