import { z } from 'zod';
import { dataOf, endpoint } from './endpoint.ts';
import { reportReasonSchema } from './enumerations.ts';
import { optional, text } from './fields.ts';
import { LIMITS } from './limits.ts';

const sentence = text.pipe(
  z.string().max(LIMITS.note.most, `Please keep this to ${LIMITS.note.most} characters or fewer`),
);

export const reportBody = z.object({
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
  status: 201,
  body: reportBody,
  response: dataOf(z.object({ id: z.uuid(), createdAt: z.string() })),
});
