import { moderationActSchema } from '@ampersand/contract/enumerations';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, createdAt, oneOf } from './columns.ts';
import { owner } from './schema.ts';
import { formerly, reports } from './talk.ts';

/** What was decided about a member, when and by whom; it goes with the member. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    id: uuid('id').primaryKey(),
    kind: choice('kind', moderationActSchema.options).notNull(),
    userId: owner(),
    /** The report that was closed by itself. */
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    /** Null: whoever runs the place, by the command; the server itself; a former administrator. */
    adminId: formerly('admin_id'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf(table.kind),
    index('moderation_acts_user_id_idx').on(table.userId, table.createdAt),
    index('moderation_acts_report_id_idx').on(table.reportId),
    index('moderation_acts_admin_id_idx').on(table.adminId),
  ],
);
