import { type SQL, sql } from 'drizzle-orm';

export const PAGE = 500;

/** Pages of a query that is told the last row of the page before. No connection is held in between. */
export async function* inPages<Row>(query: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await query(last);
    yield rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

export async function* mapped<Row, Shown>(pages: AsyncIterable<Row[]>, show: (row: Row) => Shown) {
  for await (const rows of pages) yield rows.map(show);
}

/** The condition that a row stands behind `last` in the order of `columns`. */
export const behind = (columns: SQL, last: SQL | undefined) => last && sql`(${columns}) > (${last})`;
