import { calledNameOf } from '@ampersand/contract/called';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { photoUrl } from '../users/present.ts';
import { isOpenPair } from './quiet-queries.ts';

/** Something that waits for a member in one of their connections. */
interface Turn<Kind extends string> {
  readonly kind: Kind;
  readonly connectionId: string;
  readonly person: {
    readonly id: string;
    readonly fullName: string;
    readonly calledName: string;
    readonly profileUrl: string | null;
  };
}

/** A part of a statement that is one row with the word if something is so of connection `c`. */
export const turnIf = (kind: string, condition: SQL): SQL =>
  sql`select ${kind}::text as kind where ${condition}`;

/** What waits for a member in their open connections. @param turns made by {@link turnIf} */
export async function findTurns<Kind extends string>(
  db: Db,
  userId: string,
  turns: readonly SQL[],
): Promise<Turn<Kind>[]> {
  const { rows } = await db.execute<PersonRow & { kind: Kind; connection_id: string }>(sql`
    select turn.kind, c.id as connection_id, other.id, other.full_name, other.called_name, other.photo_key
    from connections c
    join users other on other.id = case when c.member_a = ${userId} then c.member_b else c.member_a end
    cross join lateral (${sql.join([...turns], sql` union all `)}) turn
    where (c.member_a = ${userId} or c.member_b = ${userId}) and ${isOpenPair}
    order by c.last_message_at desc, c.id, turn.kind`);
  return rows.map((row) => ({
    kind: row.kind,
    connectionId: row.connection_id,
    person: presentPerson(row),
  }));
}

/** The other of a connection as a statement answers them. */
export type PersonRow = {
  id: string;
  full_name: string;
  called_name: string | null;
  photo_key: string | null;
};

export const presentPerson = (row: PersonRow) => ({
  id: row.id,
  fullName: row.full_name,
  calledName: calledNameOf({ fullName: row.full_name, calledName: row.called_name }),
  profileUrl: photoUrl(row.photo_key),
});
