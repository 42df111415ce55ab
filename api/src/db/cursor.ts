import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The last row of a page of a list by time; rows of one moment stand by their id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** Condition of the page behind `after` in a list with the latest first. */
export const isEarlier = (at: SQLWrapper, id: SQLWrapper, after: Cursor | undefined): SQL | undefined =>
  after && sql`(${at}, ${id}) < ${rowOf(after)}`;

/** Condition of the page behind `after` in a list with the earliest first. */
export const isLater = (at: SQLWrapper, id: SQLWrapper, after: Cursor | undefined): SQL | undefined =>
  after && sql`(${at}, ${id}) > ${rowOf(after)}`;

const rowOf = ({ at, id }: Cursor) => sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
