import { z } from 'zod';
import { AppError } from '../lib/app-error.ts';

/** A moment in a cursor: within the years of this product, all of which the database can hold. */
export const cursorMoment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date(0)).max(new Date('9999-12-31')));

/** A place in a list by time: rows of one moment by their id. */
export const momentCursor = z.object({ at: cursorMoment, id: z.uuid() });

/** A place in a list as opaque text. */
export function encodeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** A page of what was found, of which one more than `limit` was asked for: that one only tells that there is more. */
export function pageOf<Row>(
  found: readonly Row[],
  limit: number,
  /** Where a row stands in the list. */
  placeOf: (row: Row) => unknown,
): { rows: Row[]; next: { nextCursor?: string } } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && found.length > limit ? { nextCursor: encodeCursor(placeOf(last)) } : {} };
}

/** @throws {AppError} `bad_request` for a cursor that this server did not make. */
export function decodeCursor<S extends z.ZodType>(
  schema: S,
  cursor: string | undefined,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('bad_request', 'This cursor is not from this list; start again without one');
  }
}
