import { z } from 'zod';
import { attachmentSchema } from './attachments.ts';
import { connectionParams } from './connections.ts';
import { dataOf, endpoint, pageOf, pageQuery } from './endpoint.ts';
import { attachmentKindSchema, reactionKindSchema } from './enumerations.ts';
import { line, numeric, optional, requiredText, text } from './fields.ts';

const SILENT = 'Please write something';
const messageText = requiredText(SILENT);

const quotedSchema = z
  .object({
    id: z.uuid(),
    seq: z.number().int(),
    mine: z.boolean(),
    /** Its first 140 characters. */
    text: z.string(),
    attachment: attachmentKindSchema.nullable(),
    takenBack: z.boolean(),
  })
  .meta({ id: 'QuotedMessage' });

const messageSchema = z
  .object({
    id: z.uuid(),
    connectionId: z.uuid(),
    /** Place in the conversation, from 1, without gaps. */
    seq: z.number().int(),
    /** False also for what a former member wrote. */
    mine: z.boolean(),
    /** The key you sent it with; null for what others wrote. */
    idempotencyKey: z.uuid().nullable(),
    /** Empty once it was taken back, and where a file says it all. */
    text: z.string(),
    /** Null also once it was taken back. */
    attachment: attachmentSchema.nullable(),
    /** What it answers to. */
    quoted: quotedSchema.nullable(),
    reactions: z.array(z.object({ kind: reactionKindSchema, mine: z.boolean() })),
    /** Moments are ISO 8601 UTC. */
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    takenBack: z.boolean(),
    /** Number of its latest change; 0 for none. A message with a lower one is older news. */
    lastChange: z.number().int(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

const seq = numeric(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER));

const moment = z.iso
  .datetime('Please give a moment such as 2026-01-31T00:00:00Z')
  .regex(/^2\d{3}/, 'Please give a moment of our time');

/** `before`, `after` and `around` are places, `since` a moment, `changedAfter` a number of a change; at most one of them is given. Without any: the newest. */
const messagesQuery = z.object({
  before: seq.optional(),
  after: seq.optional(),
  around: seq.optional(),
  since: moment.optional(),
  changedAfter: seq.optional(),
  limit: numeric(z.number().int().min(1).max(200)).default(50),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/connections/{connectionId}/messages',
  summary:
    'Messages of a conversation, oldest first: the newest, those before, after or around a place, those around the first one `since` a moment. After a break `after` with the last place you know fetches what you missed, and `changedAfter` with the last change you know what was changed since, in the order of the changes, and more than `limit` where one change touched several; 409 while the conversation is closed',
  access: 'member',
  conflict: true,
  params: connectionParams,
  query: messagesQuery,
  response: dataOf(z.array(messageSchema)).extend({
    /** Number of the newest message of the conversation. */
    lastSeq: z.number().int(),
    /** Up to which message you have read. */
    readSeq: z.number().int(),
    /** Number of the latest change in the conversation. */
    lastChange: z.number().int(),
  }),
});

export const messageBody = z
  .object({
    /** May be empty beside a file. */
    text,
    /** Made by you for each message: with the same key again nothing is sent, and the answer is the message. */
    idempotencyKey: z.uuid(),
    quotedId: optional(z.uuid()),
    /** A file that you uploaded for this conversation and no message has yet. */
    attachmentId: optional(z.uuid()),
  })
  .refine(({ text: written, attachmentId }) => written !== '' || attachmentId, {
    path: ['text'],
    message: SILENT,
  });
export type MessageBody = z.output<typeof messageBody>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/messages',
  summary:
    'Write a message; sent again with the same key it answers the same message. 409 when the conversation has ended or is closed, the other has left, your own account is about to be deleted, the key was used in another conversation or is the id of an invitation',
  access: 'member',
  conflict: true,
  status: 201,
  params: connectionParams,
  body: messageBody,
  response: dataOf(messageSchema),
});

const foundMessageSchema = messageSchema
  .extend({
    /** The full name of the other; null for a former member. */
    with: z.string().nullable(),
  })
  .meta({ id: 'FoundMessage' });
export type FoundMessage = z.infer<typeof foundMessageSchema>;

const needle = line.pipe(z.string().min(2, 'Please enter at least two characters'));

export const searchMessages = endpoint({
  method: 'GET',
  path: '/messages',
  summary:
    'Search your conversations, the latest first: parts of words, whatever the case and the marks on letters',
  access: 'member',
  query: pageQuery.extend({ search: needle }),
  response: pageOf(foundMessageSchema),
});

const messageParams = z.object({ messageId: z.uuid() });

export const editMessage = endpoint({
  method: 'PATCH',
  path: '/messages/{messageId}',
  summary:
    'Change a message of your own within 15 minutes; it says that it was edited, and the archives of both keep the earlier text. 403 for one of the other, 409 when it is too late, it was changed 20 times or it was taken back',
  access: 'member',
  conflict: true,
  params: messageParams,
  body: z.object({ text: messageText }),
  response: dataOf(messageSchema),
});

export const takeBackMessage = endpoint({
  method: 'DELETE',
  path: '/messages/{messageId}',
  summary:
    'Take back a message of your own: its texts and reactions are gone, its place stays; 403 for one of the other, 409 while the conversation is closed',
  access: 'member',
  conflict: true,
  params: messageParams,
  response: dataOf(messageSchema),
});

const reactionParams = messageParams.extend({ kind: reactionKindSchema });

export const react = endpoint({
  method: 'PUT',
  path: '/messages/{messageId}/reactions/{kind}',
  summary: 'React to a message; 409 when it was taken back or nobody can write',
  access: 'member',
  conflict: true,
  params: reactionParams,
  response: dataOf(messageSchema),
});

export const removeReaction = endpoint({
  method: 'DELETE',
  path: '/messages/{messageId}/reactions/{kind}',
  summary: 'Take back a reaction of yours; 409 where nobody can write',
  access: 'member',
  conflict: true,
  params: reactionParams,
  response: dataOf(messageSchema),
});

/** What happened in a conversation, as data of an event `talk` of the event stream. It says where to look; calls have the rest. */
export const talkEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), connectionId: z.uuid(), seq: z.number().int() }),
  /** `change`: its number. */
  z.object({
    kind: z.literal('change'),
    connectionId: z.uuid(),
    messageId: z.uuid(),
    change: z.number().int(),
  }),
  /** Somebody has read up to `seq`; `mine`: the reader of this stream, in another window. */
  z.object({ kind: z.literal('read'), connectionId: z.uuid(), seq: z.number().int(), mine: z.boolean() }),
  z.object({ kind: z.literal('writing'), connectionId: z.uuid() }),
  /** It was ended, goes on, or is no longer to be seen. */
  z.object({ kind: z.literal('state'), connectionId: z.uuid() }),
  /** Something changed in what the two decide together. */
  z.object({ kind: z.literal('together'), connectionId: z.uuid() }),
]);
export type TalkEvent = z.infer<typeof talkEventSchema>;
