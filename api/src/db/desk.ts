import { deskColumnSchema } from '@ampersand/contract/desk';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
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

/** On which day, at seven in the morning, a member is reminded of somebody. */
export const deskReminders = pgTable(
  'desk_reminders',
  {
    memberId: owner('member_id'),
    personId: owner('person_id'),
    dueOn: date('due_on').notNull(),
    /** How many minutes the member's clock is ahead of UTC that morning; where it is not known, reminders come at 5:00 UTC. */
    utcOffset: smallint('utc_offset').notNull().default(120),
    /** When the bell told of it, once; it waits until the member takes it away. */
    toldAt: moment('told_at'),
  },
  ({ memberId, personId, dueOn }) => [
    primaryKey({ columns: [memberId, personId] }),
    index('desk_reminders_person_id_idx').on(personId),
    index('desk_reminders_untold_idx').on(dueOn).where(sql`told_at is null`),
  ],
);

/** What a member gives people points for. */
export const deskCriteria = pgTable(
  'desk_criteria',
  {
    id: uuid('id').primaryKey(),
    memberId: owner('member_id'),
    name: text('name').notNull(),
    /** 1 to 5. */
    weight: smallint('weight').notNull(),
    /** In the order in which they were put there. */
    position: integer('position').generatedAlwaysAsIdentity(),
  },
  ({ memberId, weight }) => [
    index('desk_criteria_member_id_idx').on(memberId),
    check('desk_criteria_weight_check', sql`${weight} between 1 and 5`),
  ],
);

/** How many points somebody has of whoever owns the criterion. */
export const deskPoints = pgTable(
  'desk_points',
  {
    criterionId: uuid('criterion_id')
      .notNull()
      .references(() => deskCriteria.id, { onDelete: 'cascade' }),
    personId: owner('person_id'),
    /** 0 to 5. */
    points: smallint('points').notNull(),
  },
  ({ criterionId, personId, points }) => [
    primaryKey({ columns: [criterionId, personId] }),
    index('desk_points_person_id_idx').on(personId),
    check('desk_points_points_check', sql`${points} between 0 and 5`),
  ],
);

/** When a member was last told of their week, if they want to be. */
export const deskWeeks = pgTable('desk_weeks', {
  memberId: owner('member_id').primaryKey(),
  toldAt: moment('told_at').notNull(),
});
