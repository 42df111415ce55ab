import { audienceSchema, moderationActSchema } from '@ampersand/contract/enumerations';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, createdAt, moment, oneOf, updatedAt } from './columns.ts';
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

/** What is sent to an audience, and how far that has come. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** How often it was saved. */
    version: integer('version').notNull().default(1),
    audience: choice('audience', audienceSchema.options).notNull().default('SUBSCRIBERS'),
    authorId: formerly('author_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it began to be sent; null: a draft. */
    startedAt: moment('started_at'),
    /** How many it was to go to by then. */
    recipients: integer('recipients').notNull().default(0),
    /** How many emails are written, in the order of whom they go to, and who was the last: subscriber, entry or member. */
    written: integer('written').notNull().default(0),
    lastSubscriberId: uuid('last_subscriber_id'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    oneOf(table.audience),
    index('newsletter_issues_author_id_idx').on(table.authorId),
    index('newsletter_issues_under_way_idx')
      .on(table.startedAt)
      .where(sql`started_at is not null and finished_at is null`),
  ],
);
