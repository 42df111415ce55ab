import type { AlignmentAnswer, AlignmentReading } from '@ampersand/contract/alignment';
import {
  ALIGNMENT_THEMES,
  type AlignmentQuestionId,
  type AlignmentValue,
} from '@ampersand/contract/alignment-questions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { choice, createdAt, moment, oneOf, updatedAt } from './columns.ts';
import { owner } from './schema.ts';
import { connection, formerly } from './talk.ts';

const question = () => text('question').$type<AlignmentQuestionId>().notNull();
const theme = () => choice('theme', ALIGNMENT_THEMES).notNull();

/** A member's answers to the questions of the alignment, kept once for everybody they may give them to. */
export const alignmentAnswers = pgTable(
  'alignment_answers',
  {
    userId: owner(),
    question: question(),
    value: jsonb('value').$type<AlignmentValue>().notNull(),
    /** 0 to 3. */
    importance: smallint('importance').notNull(),
    /** 'Let us talk about it.' */
    talk: boolean('talk').notNull(),
    /** 'Compare, do not show.' */
    hidden: boolean('hidden').notNull(),
    updatedAt: updatedAt(),
  },
  ({ userId, question }) => [primaryKey({ columns: [userId, question] })],
);

/** What one of two gave of a theme: a copy of their answers as they were then. */
export const alignmentGiven = pgTable(
  'alignment_given',
  {
    connectionId: connection(),
    theme: theme(),
    userId: owner(),
    answers: jsonb('answers').$type<AlignmentAnswer[]>().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  ({ connectionId, theme, userId }) => [
    primaryKey({ columns: [connectionId, theme, userId] }),
    oneOf(theme),
    index('alignment_given_user_id_idx').on(userId),
  ],
);

/** A theme that both have given, and how their answers lie. It goes as soon as one of the two leaves. */
export const alignmentReveals = pgTable(
  'alignment_reveals',
  {
    connectionId: connection(),
    theme: theme(),
    memberA: owner('member_a'),
    memberB: owner('member_b'),
    readings: jsonb('readings').$type<Partial<Record<AlignmentQuestionId, AlignmentReading>>>().notNull(),
    revealedAt: moment('revealed_at').notNull(),
    /** Who wants both to give it again. */
    againAskedBy: formerly('again_asked_by'),
  },
  ({ connectionId, theme, memberA, memberB, againAskedBy }) => [
    primaryKey({ columns: [connectionId, theme] }),
    oneOf(theme),
    index('alignment_reveals_member_a_idx').on(memberA),
    index('alignment_reveals_member_b_idx').on(memberB),
    index('alignment_reveals_again_asked_by_idx').on(againAskedBy),
  ],
);

/** What two are to talk about. The sentence that both confirmed stays with whoever stays. */
export const alignmentPoints = pgTable(
  'alignment_points',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    theme: theme(),
    question: question(),
    /** Among those of one reveal, the weightiest first. */
    position: smallint('position').notNull(),
    createdAt: createdAt(),
    sentence: text('sentence'),
    confirmedAt: moment('confirmed_at'),
    /** When both were asked whether the sentence still holds. */
    stillAskedAt: moment('still_asked_at'),
  },
  ({ connectionId, theme, question, confirmedAt }) => [
    oneOf(theme),
    uniqueIndex('alignment_points_connection_id_question_key').on(connectionId, question),
    index('alignment_points_confirmed_at_idx').on(confirmedAt).where(sql`still_asked_at is null`),
  ],
);

/** The sentence that one of two proposes for a point; it goes with them. */
export const alignmentProposals = pgTable(
  'alignment_proposals',
  {
    pointId: uuid('point_id')
      .primaryKey()
      .references(() => alignmentPoints.id, { onDelete: 'cascade' }),
    userId: owner(),
    sentence: text('sentence').notNull(),
    createdAt: createdAt(),
  },
  ({ userId }) => [index('alignment_proposals_user_id_idx').on(userId)],
);
