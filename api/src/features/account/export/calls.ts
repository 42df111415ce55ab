import { eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { callSuggestions, calls } from '../../../db/calls.ts';
import type { Db } from '../../../db/client.ts';
import { connections } from '../../../db/talk.ts';

/** The calls of a person with others, as both have them before them. */
export async function findCallTables(db: Db, userId: string) {
  const own = db
    .select({ id: connections.id })
    .from(connections)
    .where(or(eq(connections.memberA, userId), eq(connections.memberB, userId)));
  const { remindedAt, ...columns } = getTableColumns(calls);
  return {
    calls: await db.select(columns).from(calls).where(inArray(calls.connectionId, own)),
    call_suggestions: await db
      .select()
      .from(callSuggestions)
      .where(inArray(callSuggestions.connectionId, own)),
  };
}
