import {
  attachmentKindSchema,
  declineReasonSchema,
  invitationStatusSchema,
  metSchema,
  outcomeKindSchema,
  reactionKindSchema,
  reportReasonSchema,
  reportSourceSchema,
} from '@ampersand/contract/enumerations';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { choice, createdAt, moment, oneOf } from './columns.ts';
import { owner, users } from './schema.ts';

/** Somebody who was here; what they left stays with the other as from a former member. */
export const formerly = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** One asked, the other answers within seven days. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    senderId: owner('sender_id'),
    recipientId: owner('recipient_id'),
    status: choice('status', invitationStatusSchema.options).notNull().default('PENDING'),
    note: text('note').notNull(),
    /** The recipient's question as it was then, and what the sender said to it. */
    question: text('question'),
    answer: text('answer'),
    declineReason: choice('decline_reason', declineReasonSchema.options),
    declineSentence: text('decline_sentence'),
    /** Where in the list the sender saw the recipient; 1 is the top. */
    listPosition: integer('list_position'),
    createdAt: createdAt(),
    /** When the recipient first had it before them. */
    openedAt: moment('opened_at'),
    /** When the recipient answered, or the sender withdrew it, or it expired. */
    answeredAt: moment('answered_at'),
    expiresAt: moment('expires_at').notNull(),
    /** When an email told the recipient of it. */
    emailedAt: moment('emailed_at'),
  },
  ({ senderId, recipientId, status, declineReason, createdAt, expiresAt }) => [
    oneOf(status),
    oneOf(declineReason),
    check('invitations_two_people_check', sql`sender_id <> recipient_id`),
    uniqueIndex('invitations_pending_pair_key')
      .on(sql`least(sender_id, recipient_id)`, sql`greatest(sender_id, recipient_id)`)
      .where(sql`status = 'PENDING'`),
    index('invitations_sender_id_created_at_idx').on(senderId, createdAt),
    index('invitations_recipient_id_created_at_idx').on(recipientId, createdAt),
    index('invitations_pending_expires_at_idx').on(expiresAt).where(sql`status = 'PENDING'`),
  ],
);

/** Who is to be told once somebody has room for requests again. */
export const roomWaits = pgTable(
  'room_waits',
  { waiterId: owner('waiter_id'), wantedId: owner('wanted_id'), createdAt: createdAt() },
  ({ waiterId, wantedId }) => [
    primaryKey({ columns: [waiterId, wantedId] }),
    index('room_waits_wanted_id_idx').on(wantedId),
  ],
);

/** Two people who both said yes, with their one conversation. It stays as long as one of them is here. */
export const connections = pgTable(
  'connections',
  {
    id: uuid('id').primaryKey(),
    /** Of two members, the one with the smaller id. */
    memberA: formerly('member_a'),
    memberB: formerly('member_b'),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
    endedBy: formerly('ended_by'),
    endReason: choice('end_reason', declineReasonSchema.options),
    lastMessageAt: moment('last_message_at'),
    /** When one of them first gave answers of the alignment to the other; it stays where those are taken back. */
    alignmentBegunAt: moment('alignment_begun_at'),
    /** How many messages were written; the number of the newest. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    /** How many changes there were of messages after they were written. */
    lastChange: bigint('last_change', { mode: 'number' }).notNull().default(0),
  },
  ({ memberA, memberB, invitationId, endedBy, endReason, lastMessageAt }) => [
    oneOf(endReason),
    check('connections_order_check', sql`member_a < member_b`),
    uniqueIndex('connections_member_a_member_b_key').on(memberA, memberB),
    index('connections_member_b_idx').on(memberB),
    index('connections_invitation_id_idx').on(invitationId),
    index('connections_ended_by_idx').on(endedBy),
    index('connections_last_message_at_idx').on(lastMessageAt),
  ],
);

export const connection = () =>
  uuid('connection_id')
    .notNull()
    .references(() => connections.id, { onDelete: 'cascade' });

/** What a connection is to one of the two. */
export const connectionMembers = pgTable(
  'connection_members',
  {
    connectionId: connection(),
    userId: owner(),
    /** Up to which message they have read. */
    readSeq: bigint('read_seq', { mode: 'number' }).notNull().default(0),
    /** When they were asked whether the conversation goes on, and since when it is folded under 'quiet'. */
    quietAskedAt: moment('quiet_asked_at'),
    foldedAt: moment('folded_at'),
    /** Whether the two have met, asked of each alone. */
    met: choice('met', metSchema.options),
    metAskedAt: moment('met_asked_at'),
    metAnsweredAt: moment('met_answered_at'),
    /** Up to which message an email has told of. */
    emailedSeq: bigint('emailed_seq', { mode: 'number' }),
  },
  ({ connectionId, userId, met }) => [
    primaryKey({ columns: [connectionId, userId] }),
    oneOf(met),
    index('connection_members_user_id_idx').on(userId),
  ],
);

/** A text that was changed, until when it read like that. */
export interface EarlierText {
  readonly text: string;
  /** ISO 8601 UTC. */
  readonly until: string;
}

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    connectionId: connection(),
    /** Place in the conversation, from 1, without gaps. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    senderId: formerly('sender_id'),
    /** Made by the sender: a message sent twice is one. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    text: text('text').notNull(),
    /** The text as it is searched: lower case, without marks on letters. */
    searchText: text('search_text').notNull(),
    quotedId: uuid('quoted_id').references((): AnyPgColumn => messages.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    /** From then on the texts are empty. */
    takenBackAt: moment('taken_back_at'),
    earlierTexts: jsonb('earlier_texts').$type<EarlierText[]>().notNull().default([]),
    /** The number of its latest change in the conversation; 0: never changed. */
    lastChange: bigint('last_change', { mode: 'number' }).notNull().default(0),
  },
  ({ connectionId, seq, senderId, idempotencyKey, quotedId, lastChange }) => [
    uniqueIndex('messages_connection_id_seq_key').on(connectionId, seq.desc()),
    uniqueIndex('messages_sender_id_idempotency_key_key').on(senderId, idempotencyKey),
    index('messages_quoted_id_idx').on(quotedId),
    index('messages_connection_id_last_change_idx').on(connectionId, lastChange).where(sql`last_change > 0`),
  ],
);

const message = () =>
  uuid('message_id')
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' });

export const reactions = pgTable(
  'reactions',
  {
    messageId: message(),
    userId: owner(),
    kind: choice('kind', reactionKindSchema.options).notNull(),
    createdAt: createdAt(),
  },
  ({ messageId, userId, kind }) => [
    primaryKey({ columns: [messageId, userId, kind] }),
    oneOf(kind),
    index('reactions_user_id_idx').on(userId),
  ],
);

/** A file of a message; until the message is sent, of nobody but its uploader. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey(),
    /** Null: not sent yet. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    connectionId: connection(),
    uploaderId: formerly('uploader_id'),
    kind: choice('kind', attachmentKindSchema.options).notNull(),
    /** Storage key. */
    path: text('path').notNull(),
    /** What the sender called the file. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels of a photo. */
    width: integer('width'),
    height: integer('height'),
    createdAt: createdAt(),
  },
  ({ messageId, connectionId, uploaderId, kind, path }) => [
    oneOf(kind),
    uniqueIndex('attachments_message_id_key').on(messageId),
    index('attachments_connection_id_idx').on(connectionId),
    index('attachments_uploader_id_idx').on(uploaderId),
    uniqueIndex('attachments_path_key').on(path),
  ],
);

/** What came of showing one member to another, step by step: what matching learns from. */
export const outcomes = pgTable(
  'outcomes',
  {
    id: uuid('id').primaryKey(),
    kind: choice('kind', outcomeKindSchema.options).notNull(),
    /** Who did it, or to whom it happened. */
    actorId: owner('actor_id'),
    subjectId: owner('subject_id'),
    at: moment('at').notNull(),
    /** 1 is the top of the list. */
    listPosition: integer('list_position'),
    reason: choice('reason', declineReasonSchema.options),
  },
  ({ kind, actorId, subjectId, at, reason }) => [
    oneOf(kind),
    oneOf(reason),
    // Of being shown and being looked at the first time counts.
    uniqueIndex('outcomes_first_key').on(actorId, subjectId, kind).where(sql`kind in ('SHOWN', 'OPENED')`),
    index('outcomes_actor_id_at_idx').on(actorId, at),
    index('outcomes_subject_id_at_idx').on(subjectId, at),
    index('outcomes_at_idx').on(at),
  ],
);

/** Neither of the two meets the other any more. */
export const blocks = pgTable(
  'blocks',
  { blockerId: owner('blocker_id'), blockedId: owner('blocked_id'), createdAt: createdAt() },
  ({ blockerId, blockedId }) => [
    primaryKey({ columns: [blockerId, blockedId] }),
    index('blocks_blocked_id_idx').on(blockedId),
  ],
);

/** Complaints, by members and by what the server notices. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    source: choice('source', reportSourceSchema.options).notNull(),
    /** Null: the server itself, or a former member. */
    reporterId: formerly('reporter_id'),
    reportedId: owner('reported_id'),
    /** Of a copied profile: who had written it before; null also when they are gone. */
    copiedFromId: formerly('copied_from_id'),
    reason: choice('reason', reportReasonSchema.options).notNull(),
    sentence: text('sentence'),
    /** The messages and the invitation it is about. */
    messageIds: uuid('message_ids').array().notNull().default(sql`'{}'::uuid[]`),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When moderators were done with it; null: it is open. */
    closedAt: moment('closed_at'),
  },
  ({ id, source, reporterId, reportedId, copiedFromId, reason, invitationId, createdAt, closedAt }) => [
    oneOf(source),
    oneOf(reason),
    index('reports_reporter_id_idx').on(reporterId),
    index('reports_reported_id_idx').on(reportedId),
    index('reports_copied_from_id_idx').on(copiedFromId),
    index('reports_invitation_id_idx').on(invitationId),
    uniqueIndex('reports_copied_profile_key').on(reportedId).where(sql`source = 'COPIED_PROFILE'`),
    index('reports_created_at_idx').on(createdAt),
    index('reports_open_idx').on(createdAt, id).where(sql`closed_at is null`),
    index('reports_closed_idx').on(closedAt, id).where(sql`closed_at is not null`),
  ],
);

/** Who has read the conversation that a report is about, each time. */
export const reportReads = pgTable(
  'report_reads',
  {
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    readerId: formerly('reader_id'),
    createdAt: createdAt(),
  },
  ({ reportId, readerId }) => [
    index('report_reads_report_id_idx').on(reportId),
    index('report_reads_reader_id_idx').on(readerId),
  ],
);
