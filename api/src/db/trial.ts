import type { TrialCheckIn, TrialDebrief, TrialTaskColumn } from '@ampersand/contract/trial';
import { TRIAL_ROUND_KINDS, type TrialDecision } from '@ampersand/contract/trial/rounds';
import {
  TRIAL_COLUMNS,
  TRIAL_ENDS,
  TRIAL_PROPOSAL_STATUSES,
  type TrialTerms,
} from '@ampersand/contract/trial/terms';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { choice, createdAt, moment, oneOf } from './columns.ts';
import { owner } from './schema.ts';
import { connection, formerly } from './talk.ts';

/** What is to be signed: `hash` is the SHA-256 of `text`, in hexadecimal. */
const paper = () => ({
  terms: jsonb('terms').$type<TrialTerms>().notNull(),
  text: text('text').notNull(),
  hash: text('hash').notNull(),
});

export const trialProposals = pgTable(
  'trial_proposals',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    proposerId: owner('proposer_id'),
    status: choice('status', TRIAL_PROPOSAL_STATUSES).notNull().default('OPEN'),
    ...paper(),
    createdAt: createdAt(),
    /** Withdrawn, since the other declined it then. */
    declinedAt: moment('declined_at'),
  },
  ({ connectionId, proposerId, status, createdAt }) => [
    oneOf(status),
    uniqueIndex('trial_proposals_open_key').on(connectionId).where(sql`status = 'OPEN'`),
    index('trial_proposals_connection_id_created_at_idx').on(connectionId, createdAt),
    index('trial_proposals_proposer_id_idx').on(proposerId),
  ],
);

/** A name under a text: of an open proposal, or of a trial, which has the id of its proposal. The name goes with who typed it. */
export const trialSignatures = pgTable(
  'trial_signatures',
  {
    paperId: uuid('paper_id').notNull(),
    connectionId: connection(),
    userId: owner(),
    name: text('name').notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  ({ paperId, userId, connectionId }) => [
    primaryKey({ columns: [paperId, userId] }),
    index('trial_signatures_user_id_idx').on(userId),
    index('trial_signatures_connection_id_idx').on(connectionId),
  ],
);

/** What both signed: its text is never changed, and kept when one of them leaves. Of those of a connection one runs at a time; others follow it. */
export const trials = pgTable(
  'trials',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    ...paper(),
    firstSignedAt: moment('first_signed_at').notNull(),
    signedAt: moment('signed_at').notNull(),
    /** Before its last day. */
    endedAt: moment('ended_at'),
    endedHow: choice('ended_how', TRIAL_ENDS),
    endedBy: formerly('ended_by'),
    /** Until which day both have been told of what opens. */
    toldThrough: date('told_through', { mode: 'string' }).notNull(),
    /** The last day on which something opens. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  ({ connectionId, signedAt, endedHow, endedBy, toldThrough }) => [
    oneOf(endedHow),
    check('trials_ended_check', sql`(ended_at is null) = (ended_how is null)`),
    index('trials_connection_id_signed_at_idx').on(connectionId, signedAt),
    index('trials_told_through_idx').on(toldThrough).where(sql`ended_at is null and told_through < last_day`),
    index('trials_ended_by_idx').on(endedBy),
  ],
);

/** What one of two says of a trial, seen by them alone until both have. */
export const trialAnswers = pgTable(
  'trial_answers',
  {
    trialId: uuid('trial_id')
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
    round: choice('round', TRIAL_ROUND_KINDS).notNull(),
    /** Of a check-in; else 0. */
    week: smallint('week').notNull(),
    userId: owner(),
    answer: jsonb('answer').$type<TrialAnswer>().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  ({ trialId, round, week, userId }) => [
    primaryKey({ columns: [trialId, round, week, userId] }),
    oneOf(round),
    index('trial_answers_user_id_idx').on(userId),
  ],
);

export type TrialAnswer = TrialCheckIn | TrialDebrief | { readonly decision: TrialDecision };

/** What is to be done in a trial, on the board of the two. */
export const trialTasks = pgTable(
  'trial_tasks',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    title: text('title').notNull(),
    column: choice('board_column', TRIAL_COLUMNS).$type<TrialTaskColumn>().notNull(),
    createdAt: createdAt(),
  },
  ({ connectionId, column, createdAt }) => [
    oneOf(column),
    index('trial_tasks_connection_id_created_at_idx').on(connectionId, createdAt),
  ],
);
