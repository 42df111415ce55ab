import { z } from 'zod';
import { connectionParams } from './connections.ts';
import { dataOf, endpoint } from './endpoint.ts';
import { reactionKindSchema } from './enumerations.ts';
import { numeric, optional, requiredText } from './fields.ts';

const messageText = requiredText('Please write something');

export const messageSchema = z
  .object({
    id: z.uuid(),
    connectionId: z.uuid(),
    /** Place in the conversation, from 1, without gaps. */
    seq: z.number().int(),
    /** False also for what a former member wrote. */
    mine: z.boolean(),
    /** Empty once it was taken back. */
    text: z.string(),
    /** What it answers to, with its first 140 characters. */
    quoted: z
      .object({
        id: z.uuid(),
        seq: z.number().int(),
        mine: z.boolean(),
        text: z.string(),
        takenBack: z.boolean(),
      })
      .nullable(),
    reactions: z.array(z.object({ kind: reactionKindSchema, mine: z.boolean() })),
    /** Moments are ISO 8601 UTC. */
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    takenBack: z.boolean(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

const seq = numeric(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER));

/** `before`, `after` and `around` are places; at most one of them is given. Without any: the newest. */
export const messagesQuery = z.object({
  before: seq.optional(),
  after: seq.optional(),
  around: seq.optional(),
  limit: numeric(z.number().int().min(1).max(200)).default(50),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/connections/{connectionId}/messages',
  summary:
    'Messages of a conversation, oldest first: the newest, those before, after or around a place. `after` with the last place you know fetches what you missed; 409 while the conversation is closed',
  access: 'member',
  conflict: true,
  params: connectionParams,
  query: messagesQuery,
  response: dataOf(z.array(messageSchema)).extend({
    /** Number of the newest message of the conversation. */
    lastSeq: z.number().int(),
    /** Up to which message you have read. */
    readSeq: z.number().int(),
  }),
});

export const messageBody = z.object({
  text: messageText,
  /** Made by you for each message: with the same key again nothing is sent, and the answer is the message. */
  idempotencyKey: z.uuid(),
  quotedId: optional(z.uuid()),
});
export type MessageBody = z.output<typeof messageBody>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/messages',
  summary:
    'Write a message; sent again with the same key it answers the same message. 409 when the conversation has ended or is closed, the other has left, or the key was used in another conversation',
  access: 'member',
  conflict: true,
  status: 201,
  params: connectionParams,
  body: messageBody,
  response: dataOf(messageSchema),
});
