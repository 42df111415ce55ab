import { CALL_WAYS } from '@ampersand/contract/calls/times';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { choice, createdAt, moment, oneOf } from './columns.ts';
import { owner } from './schema.ts';
import { connection } from './talk.ts';

/** How long two talk, and how. */
const terms = () => ({
  minutes: smallint('minutes').notNull(),
  way: choice('way', CALL_WAYS).notNull(),
  link: text('link'),
  note: text('note'),
});

/** A call that both agreed on and nobody has cancelled. It goes as soon as one of the two leaves. */
export const calls = pgTable(
  'calls',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    startsAt: moment('starts_at').notNull(),
    ...terms(),
    suggesterId: owner('suggester_id'),
    /** IANA names of the zones in which the two were when they agreed. */
    suggesterZone: text('suggester_zone').notNull(),
    accepterId: owner('accepter_id'),
    accepterZone: text('accepter_zone').notNull(),
    /** How often it was changed, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: createdAt(),
    /** When both were told that it begins soon, or needed no telling. */
    remindedAt: moment('reminded_at'),
  },
  ({ connectionId, startsAt, way, suggesterId, accepterId }) => [
    oneOf(way),
    index('calls_connection_id_starts_at_idx').on(connectionId, startsAt),
    index('calls_starts_at_idx').on(startsAt).where(sql`reminded_at is null`),
    index('calls_suggester_id_idx').on(suggesterId),
    index('calls_accepter_id_idx').on(accepterId),
  ],
);

/** Starts that one of two suggests, until it is answered, withdrawn or replaced, the two are parted, or the last has gone by. */
export const callSuggestions = pgTable(
  'call_suggestions',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    suggesterId: owner('suggester_id'),
    suggesterZone: text('suggester_zone').notNull(),
    /** ISO 8601 UTC, earliest first. */
    starts: jsonb('starts').$type<string[]>().notNull(),
    /** The last of the starts: after it nobody can answer. */
    lapsesAt: moment('lapses_at').notNull(),
    ...terms(),
    /** The agreed call that it moves. */
    moves: uuid('moves').references(() => calls.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  ({ connectionId, suggesterId, way, moves }) => [
    oneOf(way),
    uniqueIndex('call_suggestions_connection_id_key').on(connectionId),
    index('call_suggestions_suggester_id_idx').on(suggesterId),
    index('call_suggestions_moves_idx').on(moves),
  ],
);
