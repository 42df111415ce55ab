import { z } from 'zod';
import { dataOf, endpoint, messageReply, pageOf, pageQuery } from './endpoint.ts';
import { attachmentKindSchema, declineReasonSchema, metSchema, roleSchema } from './enumerations.ts';
import { line, numeric } from './fields.ts';

/** CLOSED: for now nobody reads or writes here; FORMER: the other one has left, what they wrote is still here. */
const conversationStateSchema = z
  .enum(['OPEN', 'ENDED', 'CLOSED', 'FORMER'])
  .meta({ id: 'ConversationState' });
export type ConversationState = z.infer<typeof conversationStateSchema>;

/** unread: something unread; quiet: folded after two silent weeks. */
export const conversationFilterSchema = z
  .enum(['unread', 'your-turn', 'their-turn', 'quiet'])
  .meta({ id: 'ConversationFilter' });
export type ConversationFilter = z.infer<typeof conversationFilterSchema>;

const conversationSchema = z
  .object({
    id: z.uuid(),
    state: conversationStateSchema,
    /** Null for a former member. */
    person: z
      .object({
        id: z.uuid(),
        fullName: z.string(),
        calledName: z.string(),
        role: roleSchema,
        /** Photo and headline are null also while you cannot open their profile. */
        profileUrl: z.string().nullable(),
        headline: z.string().nullable(),
        /** A moderator has seen who they are; false also while you cannot open their profile. */
        identityReviewed: z.boolean(),
        /** Whether you can open their profile. */
        visible: z.boolean(),
      })
      .nullable(),
    /** The newest message; null while the conversation is closed. */
    last: z
      .object({
        seq: z.number().int(),
        mine: z.boolean(),
        /** Its first 140 characters; empty once it was taken back. */
        text: z.string(),
        /** What file it has; null for none. */
        attachment: attachmentKindSchema.nullable(),
        takenBack: z.boolean(),
        /** Moments are ISO 8601 UTC. */
        createdAt: z.string(),
      })
      .nullable(),
    /** Messages of the other that you have not read, 100 at most. */
    unread: z.number().int(),
    /** Who is to write next; null where nobody can. */
    turn: z.enum(['YOURS', 'THEIRS']).nullable(),
    quiet: z.boolean(),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
    /** Whether you ended it. */
    endedByMe: z.boolean(),
    /** Number of the newest message. */
    lastSeq: z.number().int(),
    /** Number of the latest change of a message: edited, taken back, a reaction. */
    lastChange: z.number().int(),
    /** Up to which message you have read. */
    readSeq: z.number().int(),
    /** Up to which message the other has read; null unless both of you show what you have read. */
    theirReadSeq: z.number().int().nullable(),
    /** Your own answer to whether you two have met; the other does not see it. */
    met: metSchema.nullable(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversationSchema>;

export const connectionParams = z.object({ connectionId: z.uuid() });

export const listConnections = endpoint({
  method: 'GET',
  path: '/connections',
  summary:
    'Your conversations, the latest message first. Quiet ones come with `filter=quiet` or a search; `search` looks for the name or the company of the other',
  access: 'member',
  query: pageQuery.extend({ filter: conversationFilterSchema.optional(), search: line.optional() }),
  response: pageOf(conversationSchema),
});

export const countUnreadConnections = endpoint({
  method: 'GET',
  path: '/connections/unread',
  summary: 'How many of your conversations have something unread',
  access: 'member',
  response: dataOf(z.number().int()),
});

export const getConnection = endpoint({
  method: 'GET',
  path: '/connections/{connectionId}',
  summary: 'One of your conversations',
  access: 'member',
  params: connectionParams,
  response: dataOf(conversationSchema),
});

export const readConnection = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/read',
  summary:
    'Note up to which message you have read; an earlier one changes nothing. The other is told only where both of you have `readMarks` on. Answers that place, and how many conversations have something unread; 409 while the conversation is closed',
  access: 'member',
  conflict: true,
  params: connectionParams,
  body: z.object({ seq: numeric(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)) }),
  response: dataOf(z.object({ readSeq: z.number().int(), unread: z.number().int() })),
});

export const noteWriting = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/writing',
  summary:
    'Show the other, if they look now, that you are writing; nothing is kept. 409 where nobody can write',
  access: 'member',
  conflict: true,
  params: connectionParams,
  response: messageReply,
});

export const endConnection = endpoint({
  method: 'DELETE',
  path: '/connections/{connectionId}',
  summary:
    'End a connection: nobody writes there any more, both can still read. The reason is for your matches, the other does not see it; 409 when it has ended already',
  access: 'member',
  conflict: true,
  params: connectionParams,
  query: z.object({ reason: declineReasonSchema.optional() }),
  response: messageReply,
});

export const resumeConnection = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/resume',
  summary: 'Undo the end of a connection; 409 when it was not you who ended it, in the last two minutes',
  access: 'member',
  conflict: true,
  params: connectionParams,
  response: messageReply,
});

export const noteMet = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/met',
  summary: 'Say whether you two have met; the other does not see it',
  access: 'member',
  params: connectionParams,
  body: z.object({ met: metSchema }),
  response: messageReply,
});
