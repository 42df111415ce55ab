import { z } from 'zod';
import { dataOf, endpoint } from './endpoint.ts';
import { attachmentKindSchema, reportReasonSchema } from './enumerations.ts';
import { numeric, optional, text } from './fields.ts';
import { LIMITS } from './limits.ts';

const sentence = text.pipe(
  z.string().max(LIMITS.note.most, `Please keep this to ${LIMITS.note.most} characters or fewer`),
);

const reportBody = z.object({
  userId: z.uuid(),
  reason: reportReasonSchema,
  sentence: optional(sentence),
  /** Messages of theirs to you that it is about. */
  messageIds: z.array(z.uuid()).max(50, 'Please choose at most 50 messages').default([]),
  /** The invitation of theirs to you that it is about. */
  invitationId: optional(z.uuid()),
});
export type ReportBody = z.output<typeof reportBody>;

export const reportPerson = endpoint({
  method: 'POST',
  path: '/reports',
  summary:
    'Report somebody you see or have had to do with; moderators look at it, and the person is not told. The answer is your receipt',
  access: 'member',
  missing: true,
  status: 201,
  body: reportBody,
  response: dataOf(z.object({ id: z.uuid(), createdAt: z.string() })),
});

const reportedMessage = z.object({
  id: z.uuid(),
  /** Place in the conversation, from 1. */
  seq: z.number().int(),
  /** Null for a former member. */
  senderId: z.uuid().nullable(),
  /** Whether the report names it. */
  named: z.boolean(),
  /** Empty once it was taken back. */
  text: z.string(),
  /** What it said before it was changed, oldest first. */
  earlierTexts: z.array(z.string()),
  attachment: z.object({ kind: attachmentKindSchema, name: z.string() }).nullable(),
  /** Moments are ISO 8601 UTC. */
  createdAt: z.string(),
  takenBack: z.boolean(),
});

export const readReported = endpoint({
  method: 'GET',
  path: '/reports/{reportId}/conversation',
  summary:
    'What a report is about: the invitation it names, and the conversation whose messages it names, oldest first, the newest or those before a place. That you read it is recorded; 404 for a report that names neither',
  access: 'admin',
  params: z.object({ reportId: z.uuid() }),
  query: z.object({
    before: numeric(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).optional(),
    limit: numeric(z.number().int().min(1).max(200)).default(50),
  }),
  response: dataOf(
    z.object({
      reportedId: z.uuid(),
      invitation: z
        .object({ note: z.string(), question: z.string().nullable(), answer: z.string().nullable() })
        .nullable(),
      messages: z.array(reportedMessage),
    }),
  ),
});
