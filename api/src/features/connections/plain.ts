import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MARKED } from './rules.ts';

/** A text in lower case without marks, its special letters as `searchable` makes them: former releases kept those. */
export const plain = (text: SQLWrapper): SQL =>
  sql`replace(translate(${text}, ${MARKED.letters}, ${MARKED.plain}), 'ß', 'ss')`;
