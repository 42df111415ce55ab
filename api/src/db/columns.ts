import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { check, customType, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  fromDriver: (buffer) => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength),
});

/** Words as full-text search compares them; written by an expression. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
export const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

/** A text out of a list of values; the table checks it with `oneOf`. Drizzle wants to know that the list is not empty. */
export const choice = <Value extends string>(name: string, values: readonly Value[]) =>
  text(name, { enum: values as readonly [Value, ...Value[]] });
export const oneOf = ({ name, table }: PgColumn) => {
  // The column that constraints are given has no values, its namesake in the table has.
  const column = Object.values(getTableColumns(table)).find((each) => each.name === name);
  return check(
    `${getTableName(table)}_${name}_check`,
    sql.raw(`${name} in (${quoted(column?.enumValues ?? [])})`),
  );
};
export const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
