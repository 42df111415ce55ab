import { z } from 'zod';
import { dataOf, endpoint, pageOf, pageQuery } from './endpoint.ts';
import { metSchema, roleSchema } from './enumerations.ts';
import { line } from './fields.ts';

/** CLOSED: for now nobody reads or writes here; FORMER: the other one has left, what they wrote is still here. */
export const conversationStateSchema = z
  .enum(['OPEN', 'ENDED', 'CLOSED', 'FORMER'])
  .meta({ id: 'ConversationState' });
export type ConversationState = z.infer<typeof conversationStateSchema>;

/** unread: something unread; quiet: folded after two silent weeks. */
export const conversationFilterSchema = z
  .enum(['unread', 'your-turn', 'their-turn', 'quiet'])
  .meta({ id: 'ConversationFilter' });
export type ConversationFilter = z.infer<typeof conversationFilterSchema>;

export const conversationSchema = z
  .object({
    id: z.uuid(),
    state: conversationStateSchema,
    /** Null for a former member. */
    person: z
      .object({
        id: z.uuid(),
        fullName: z.string(),
        role: roleSchema,
        /** Photo and headline are null also while you cannot open their profile. */
        profileUrl: z.string().nullable(),
        headline: z.string().nullable(),
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
