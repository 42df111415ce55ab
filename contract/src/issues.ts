import { z } from 'zod';
import { dataOf, endpoint, messageReply, pageOf, pageQuery } from './endpoint.ts';
import { type Audience, audienceSchema } from './enumerations.ts';
import { requiredLine, storable } from './fields.ts';
import { issueParts } from './issue-text.ts';
import { LIMITS } from './limits.ts';

/** To how many an issue would go, for each audience. */
const readers = z
  .object({
    SUBSCRIBERS: z.number().int(),
    WAITLIST: z.number().int(),
    MEMBERS: z.number().int(),
  } satisfies Record<Audience, z.ZodNumber>)
  .meta({ id: 'Readers' });

const issueSchema = z
  .object({
    id: z.uuid(),
    subject: z.string(),
    audience: audienceSchema,
    /** Moments are ISO 8601 UTC. */
    createdAt: z.string(),
    /** When it began to be sent; null: a draft. */
    startedAt: z.string().nullable(),
    /** How many it goes to; 0 for a draft. */
    recipients: z.number().int(),
    /** For how many of them the email is written. Who has unsubscribed meanwhile gets none. */
    written: z.number().int(),
    finishedAt: z.string().nullable(),
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof issueSchema>;

const wholeIssue = issueSchema
  .extend({
    text: z.string(),
    /** How often it was saved, for `ifMatch`. */
    version: z.number().int(),
  })
  .meta({ id: 'WholeIssue' });
export type WholeIssue = z.infer<typeof wholeIssue>;

const NO_TEXT = 'Please write something';

export const issueBody = z
  .object({
    audience: audienceSchema.default('SUBSCRIBERS'),
    subject: requiredLine('Please enter a subject'),
    text: z
      .string()
      .trim()
      .max(LIMITS.issueText, `Please keep this to ${LIMITS.issueText} characters or fewer`)
      .refine(storable, 'This text has characters that we cannot save. Please type it again')
      .refine((text) => issueParts(text).length > 0, NO_TEXT),
  })
  .meta({ id: 'IssueBody' });
export type IssueBody = z.output<typeof issueBody>;

const params = z.object({ issueId: z.uuid() });
const path = '/newsletter/issues/{issueId}';

export const listIssues = endpoint({
  method: 'GET',
  path: '/newsletter/issues',
  summary: 'Issues of the newsletter, newest first, and to how many one would go',
  access: 'admin',
  query: pageQuery,
  response: pageOf(issueSchema).extend({ readers }),
});

export const addIssue = endpoint({
  method: 'POST',
  path: '/newsletter/issues',
  summary: 'Keep a draft of an issue',
  access: 'admin',
  status: 201,
  body: issueBody,
  response: dataOf(wholeIssue),
});

export const getIssue = endpoint({
  method: 'GET',
  path,
  summary: 'An issue with its text, and to how many it would go',
  access: 'admin',
  params,
  response: dataOf(wholeIssue).extend({ readers }),
});

export const changeIssue = endpoint({
  method: 'PUT',
  path,
  summary: 'Change a draft; 409 once it is being sent',
  access: 'admin',
  conflict: true,
  ifMatch: true,
  params,
  body: issueBody,
  response: dataOf(wholeIssue),
});

export const removeIssue = endpoint({
  method: 'DELETE',
  path,
  summary: 'Remove a draft; 409 once it is being sent',
  access: 'admin',
  conflict: true,
  params,
  response: messageReply,
});

export const testIssue = endpoint({
  method: 'POST',
  path: `${path}/test`,
  summary: 'Send an issue to your own address, to see how it looks',
  access: 'admin',
  params,
  response: messageReply,
});

export const sendIssue = endpoint({
  method: 'POST',
  path: `${path}/send`,
  summary: 'Send an issue to its audience, each once; 409 where that has begun, or it would go to nobody',
  access: 'admin',
  conflict: true,
  ifMatch: true,
  status: 202,
  params,
  response: messageReply,
});
