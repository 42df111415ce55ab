import { type EquityAnswers, PROPOSAL_STATUSES } from '@ampersand/contract/equity';
import { ACCELERATIONS, VESTING_STEPS } from '@ampersand/contract/equity/vesting';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { choice, createdAt, moment, oneOf, updatedAt } from './columns.ts';
import { owner } from './schema.ts';
import { connection } from './talk.ts';

/** What one of two says their contributions count, seen by them alone until both have given theirs. */
export const equityDrafts = pgTable(
  'equity_drafts',
  {
    connectionId: connection(),
    userId: owner(),
    answers: jsonb('answers').$type<EquityAnswers>().notNull(),
    updatedAt: updatedAt(),
    /** From then on they do not change. */
    givenAt: moment('given_at'),
  },
  ({ connectionId, userId }) => [
    primaryKey({ columns: [connectionId, userId] }),
    index('equity_drafts_user_id_idx').on(userId),
  ],
);

/** In hundredths of a per cent: `shareA` of what the two divide is member_a's, `pool` of the whole company. */
const terms = () => ({
  shareA: integer('share_a').notNull(),
  pool: integer('pool').notNull(),
  years: integer('years').notNull(),
  cliffMonths: integer('cliff_months').notNull(),
  step: choice('step', VESTING_STEPS).notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  acceleration: choice('acceleration', ACCELERATIONS).notNull(),
});

export const equityProposals = pgTable(
  'equity_proposals',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    proposerId: owner('proposer_id'),
    status: choice('status', PROPOSAL_STATUSES).notNull().default('OPEN'),
    ...terms(),
    createdAt: createdAt(),
    /** Withdrawn, since the other declined it then. */
    declinedAt: moment('declined_at'),
  },
  ({ connectionId, proposerId, status, step, acceleration, createdAt }) => [
    oneOf(status),
    oneOf(step),
    oneOf(acceleration),
    uniqueIndex('equity_proposals_open_key').on(connectionId).where(sql`status = 'OPEN'`),
    index('equity_proposals_connection_id_created_at_idx').on(connectionId, createdAt),
    index('equity_proposals_proposer_id_idx').on(proposerId),
  ],
);

/** What both accepted: never changed, and kept when one of them leaves. The latest one of a connection holds. */
export const equityAgreements = pgTable(
  'equity_agreements',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    ...terms(),
    proposedAt: moment('proposed_at').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  ({ connectionId, step, acceleration, shareA, acceptedAt }) => [
    oneOf(step),
    oneOf(acceleration),
    check('equity_agreements_share_a_check', sql`${shareA} between 0 and 10000`),
    index('equity_agreements_connection_id_accepted_at_idx').on(connectionId, acceptedAt),
  ],
);
