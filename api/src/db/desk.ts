import { deskColumnSchema } from '@ampersand/contract/desk';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
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
