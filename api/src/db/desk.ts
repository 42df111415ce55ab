import { deskColumnSchema } from '@ampersand/contract/desk';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { choice, moment, oneOf } from './columns.ts';
import { owner } from './schema.ts';

/** Where a member has put somebody by hand. */
export const deskCards = pgTable(
  'desk_cards',
  {
    memberId: owner('member_id'),
    personId: owner('person_id'),
    column: choice('desk_column', deskColumnSchema.options).notNull(),
    movedAt: moment('moved_at').notNull(),
  },
  ({ memberId, personId, column }) => [
    primaryKey({ columns: [memberId, personId] }),
    oneOf(column),
    index('desk_cards_person_id_idx').on(personId),
  ],
);

/** On which day a member is reminded of somebody. */
export const deskReminders = pgTable(
  'desk_reminders',
  {
    memberId: owner('member_id'),
    personId: owner('person_id'),
    dueOn: date('due_on').notNull(),
    /** When the bell told of it, once; it waits until the member takes it away. */
    toldAt: moment('told_at'),
  },
  ({ memberId, personId, dueOn }) => [
    primaryKey({ columns: [memberId, personId] }),
    index('desk_reminders_person_id_idx').on(personId),
    index('desk_reminders_untold_idx').on(dueOn).where(sql`told_at is null`),
  ],
);
