import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/** Rows per statement: nobody waits behind the removal for long, and none takes longer than a statement may. */
export const BATCH = 5_000;

/** Condition on a table: the row is one of the next few of which `condition` is true. */
export const isInBatch = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`${table}.ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH}))`;

/** Removes all rows of which `condition` is true, some thousand at a time. */
export async function deleteInBatches(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  for (let removed = BATCH; removed === BATCH; ) {
    const { rowCount } = await db.delete(table).where(isInBatch(table, condition));
    removed = rowCount ?? 0;
  }
}
