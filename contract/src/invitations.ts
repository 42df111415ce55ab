import { z } from 'zod';
import { dataOf, endpoint, messageReply, pageOf, pageQuery, userIdParams } from './endpoint.ts';
import { declineReasonSchema, invitationStatusSchema, roleSchema } from './enumerations.ts';
import { numeric, optional, text } from './fields.ts';
import { LIMITS } from './limits.ts';

const NOTE = LIMITS.note;
const { confirmed, unconfirmed } = LIMITS.invitationsPerWeek;
const noteText = text.pipe(
  z
    .string()
    .min(NOTE.least, `Please write at least ${NOTE.least} characters: why them, and why you`)
    .max(NOTE.most, `Please keep this to ${NOTE.most} characters or fewer`),
);
const answerText = text.pipe(
  z.string().max(NOTE.most, `Please keep this to ${NOTE.most} characters or fewer`),
);
const sentence = text.pipe(
  z.string().max(LIMITS.declineSentence, `Please keep this to ${LIMITS.declineSentence} characters or fewer`),
);

export const invitationBody = z.object({
  recipientId: z.uuid(),
  note: noteText,
  /** To the recipient's question, if they have set one. */
  answer: optional(answerText),
  /** Where in the list the recipient stood; 1 is the top. */
  listPosition: optional(numeric(z.number().int().min(1).max(1000))),
});
export type InvitationBody = z.output<typeof invitationBody>;

export const declineBody = z.object({ reason: declineReasonSchema, sentence: optional(sentence) });
export type DeclineBody = z.output<typeof declineBody>;

const boxSchema = z.enum(['received', 'sent']).meta({ id: 'Box' });
export type Box = z.infer<typeof boxSchema>;

const invitationSchema = z
  .object({
    id: z.uuid(),
    box: boxSchema,
    status: invitationStatusSchema,
    /** Of a received one the sender, of a sent one the recipient. */
    person: z.object({
      id: z.uuid(),
      fullName: z.string(),
      calledName: z.string(),
      role: roleSchema,
      profileUrl: z.string().nullable(),
      /** Their company, or their first role; null when neither is known. */
      headline: z.string().nullable(),
      /** A moderator has seen who they are. */
      identityReviewed: z.boolean(),
    }),
    note: z.string(),
    /** The recipient's question as it was when they were invited, and the answer to it. */
    question: z.string().nullable(),
    answer: z.string().nullable(),
    declineReason: declineReasonSchema.nullable(),
    declineSentence: z.string().nullable(),
    /** Moments are ISO 8601 UTC. */
    createdAt: z.string(),
    /** When you first opened it; null for one that you sent. */
    openedAt: z.string().nullable(),
    answeredAt: z.string().nullable(),
    expiresAt: z.string(),
    /** The conversation that came of it, while the two are connected. */
    connectionId: z.uuid().nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

/** FREE: nothing stands between the two; SENT, RECEIVED: one waits for an answer; DECLINED: they said no to you not long ago. */
const tieSchema = z.enum(['FREE', 'SENT', 'RECEIVED', 'CONNECTED', 'DECLINED']).meta({ id: 'Tie' });
export type Tie = z.infer<typeof tieSchema>;

const tieFacts = {
  /** Of those who are connected. */
  connectionId: z.uuid().nullable(),
  /** Of DECLINED: when they said no, and from when on you can ask again. */
  declined: z.object({ at: z.string(), againFrom: z.string() }).nullable(),
};

export const listTies = endpoint({
  method: 'GET',
  path: '/invitations/ties',
  summary:
    'Everybody an invitation that waits, a connection, or a no of the last 30 days to your invitation stands between you and; with `userId` of those people alone',
  access: 'member',
  query: z.object({
    /** Ids, separated by commas. */
    userId: z
      .string()
      .max(40_000)
      .transform((value) => [...new Set(value.split(',').filter(Boolean))])
      .pipe(z.array(z.uuid()))
      .optional(),
  }),
  response: dataOf(z.array(z.object({ userId: z.uuid(), tie: tieSchema.exclude(['FREE']), ...tieFacts }))),
});

const invitationForm = z
  .object({
    tie: tieSchema,
    /** Of the invitation that waits for an answer. */
    invitationId: z.uuid().nullable(),
    ...tieFacts,
    /** How many you can send now, out of how many in any seven days. */
    left: z.number().int().min(0),
    most: z.number().int(),
    /** The first reason why you two fit. */
    reason: z.string().nullable(),
    /** Their question to whoever invites them; it must be answered. */
    question: z.string().nullable(),
    /** Whether they can take one more request now. */
    room: z.boolean(),
    /** Whether you asked to be told once there is room. */
    waiting: z.boolean(),
    /** Requests and conversations that wait for your answer; from `answerFirst` on you answer some before you invite. */
    unanswered: z.number().int(),
    answerFirst: z.number().int(),
  })
  .meta({ id: 'InvitationForm' });
export type InvitationForm = z.infer<typeof invitationForm>;

export const getInvitationForm = endpoint({
  method: 'GET',
  path: '/invitations/to/{userId}',
  summary:
    'What to know before you invite somebody: how many are left, why you two fit, their question, room',
  access: 'member',
  params: userIdParams,
  response: dataOf(invitationForm),
});

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/invitations',
  summary: `Invite somebody to connect; if they have invited you, you two are connected at once. 409 \`no_room\` while they have too many requests open, \`answer_first\` while too much waits for your own answer, \`conflict\` when you are connected, have invited them already, were declined in the last 30 days, or your profile is hidden; 429 \`invitation_limit\` after ${confirmed} in seven days (${unconfirmed} until your address is confirmed)`,
  access: 'member',
  missing: true,
  conflict: true,
  status: 201,
  body: invitationBody,
  response: dataOf(z.object({ id: z.uuid(), connectionId: z.uuid().nullable() })),
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/invitations',
  summary: 'The invitations you got or sent, latest first, and how many of those you got are open',
  access: 'member',
  query: pageQuery.extend({ box: boxSchema, status: invitationStatusSchema.optional() }),
  response: pageOf(invitationSchema).extend({ open: z.number().int() }),
});

const invitationParams = z.object({ invitationId: z.uuid() });

export const openInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{invitationId}/opened',
  summary: 'Note that you have seen a request; the sender is not told',
  access: 'member',
  params: invitationParams,
  response: messageReply,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{invitationId}/accept',
  summary:
    'Accept a request: you two are connected; 409 when it is no longer open, or your own account is about to be deleted',
  access: 'member',
  conflict: true,
  params: invitationParams,
  response: dataOf(z.object({ connectionId: z.uuid() })),
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{invitationId}/decline',
  summary:
    'Decline a request with a reason, which the sender reads in kind words; 409 when it is no longer open',
  access: 'member',
  conflict: true,
  params: invitationParams,
  body: declineBody,
  response: messageReply,
});

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{invitationId}/withdraw',
  summary: 'Withdraw an invitation that has no answer yet; 409 when it has one',
  access: 'member',
  conflict: true,
  params: invitationParams,
  response: messageReply,
});

export const getAnswers = endpoint({
  method: 'GET',
  path: '/invitations/answers',
  summary:
    "'What your answers say': who you invited, counted and without names; null before three have answered",
  access: 'member',
  response: dataOf(
    z
      .object({
        accepted: z.number().int(),
        declined: z.number().int(),
        /** Most frequent first. */
        reasons: z.array(z.object({ reason: declineReasonSchema, times: z.number().int() })),
      })
      .meta({ id: 'Answers' })
      .nullable(),
  ),
});

const waitReply = dataOf(z.object({ room: z.boolean(), waiting: z.boolean() }));

export const waitForRoom = endpoint({
  method: 'POST',
  path: '/invitations/room/{userId}',
  summary: 'Be told, once, when somebody has room for requests again; nothing is noted while they have',
  access: 'member',
  params: userIdParams,
  response: waitReply,
});

export const stopWaiting = endpoint({
  method: 'DELETE',
  path: '/invitations/room/{userId}',
  summary: 'No longer be told when somebody has room',
  access: 'member',
  params: userIdParams,
  response: messageReply,
});
