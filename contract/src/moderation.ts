import { z } from 'zod';
import { dataOf, endpoint, messageReply, pageOf, pageQuery, userIdParams } from './endpoint.ts';
import { moderationActSchema, reportReasonSchema, reportSourceSchema, roleSchema } from './enumerations.ts';
import { line, lineUpTo } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Moments are ISO 8601 UTC. */
const moment = z.string();

/** A member as moderators see them: the address is found by, and read only where contact details are. */
const moderatedSchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    role: roleSchema,
    profileUrl: z.string().nullable(),
    joinedAt: moment,
    emailConfirmed: z.boolean(),
    paused: z.boolean(),
    suspended: z.boolean(),
    identityReviewed: z.boolean(),
    /** When the account will be gone, if its deletion was asked for. */
    deletedOn: moment.nullable(),
    /** Reports and marks about them, and how many of those are open. */
    reports: z.number().int(),
    openReports: z.number().int(),
  })
  .meta({ id: 'Moderated' });
export type Moderated = z.infer<typeof moderatedSchema>;

const reportPartySchema = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    profileUrl: z.string().nullable(),
    suspended: z.boolean(),
  })
  .meta({ id: 'ReportParty' });
export type ReportParty = z.infer<typeof reportPartySchema>;

const reportSchema = z
  .object({
    id: z.uuid(),
    source: reportSourceSchema,
    reason: reportReasonSchema,
    sentence: z.string().nullable(),
    reported: reportPartySchema,
    /** Null: the server itself, or a former member. */
    reporter: reportPartySchema.nullable(),
    /** Of a copied profile: who had written it before. */
    copiedFrom: reportPartySchema.nullable(),
    /** How many messages it names. */
    messages: z.number().int(),
    namesInvitation: z.boolean(),
    createdAt: moment,
    closedAt: moment.nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof reportSchema>;

const actSchema = z
  .object({
    id: z.uuid(),
    kind: moderationActSchema,
    /** Null: by the command, by the server itself, or by a former administrator. */
    by: z.string().nullable(),
    reason: z.string().nullable(),
    /** The report that was closed. */
    reportId: z.uuid().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Act' });
export type Act = z.infer<typeof actSchema>;

/** What there is about a member. Latest first, at most 50 of each. */
const fileSchema = z.object({
  member: moderatedSchema,
  reports: z.array(reportSchema),
  acts: z.array(actSchema),
});

const reason = lineUpTo(LIMITS.moderationReason);
const reasonBody = z.object({
  /** For other moderators; the member does not get it. */
  reason: reason.pipe(z.string().min(1, 'Please say why in a few words')),
});

const reportParams = z.object({ reportId: z.uuid() });
const reportState = z.enum(['open', 'closed']);

export const listReports = endpoint({
  method: 'GET',
  path: '/moderation/reports',
  summary:
    'Reports and what the server has marked: those that are open, oldest first, or those that are closed, latest first; with a reference the one that has it, open or closed',
  access: 'admin',
  query: pageQuery.extend({ state: reportState.default('open'), reference: line.default('') }),
  response: pageOf(reportSchema),
});

export const countOpenReports = endpoint({
  method: 'GET',
  path: '/moderation/reports/open',
  summary: 'How many reports are open',
  access: 'admin',
  response: dataOf(z.number().int()),
});

export const getReport = endpoint({
  method: 'GET',
  path: '/moderation/reports/{reportId}',
  summary: 'A report, with the other reports about the same member and what was decided',
  access: 'admin',
  params: reportParams,
  response: dataOf(fileSchema.extend({ report: reportSchema })),
});

export const closeReport = endpoint({
  method: 'POST',
  path: '/moderation/reports/{reportId}/close',
  summary: 'Close a report that needs nothing more; 409 where it is closed already',
  access: 'admin',
  conflict: true,
  params: reportParams,
  body: reasonBody,
  response: messageReply,
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/moderation/members',
  summary: `Members whose name or email address has a text in it, newest first, ${LIMITS.membersFound} at most; one of less than three letters where it begins one`,
  access: 'admin',
  query: pageQuery.extend({ search: line.default('') }),
  response: pageOf(moderatedSchema).extend({
    /** More have it than come. */
    more: z.boolean(),
  }),
});

export const getMember = endpoint({
  method: 'GET',
  path: '/moderation/members/{userId}',
  summary: 'A member with the latest reports about them and what was decided; that you looked is logged',
  access: 'admin',
  params: userIdParams,
  response: dataOf(fileSchema),
});

export const suspendMember = endpoint({
  method: 'POST',
  path: '/moderation/members/{userId}/suspend',
  summary:
    'Log a member out, shut them out and close what is open about them; 409 where they are suspended already, or an administrator',
  access: 'admin',
  conflict: true,
  params: userIdParams,
  body: reasonBody,
  response: messageReply,
});

export const unsuspendMember = endpoint({
  method: 'POST',
  path: '/moderation/members/{userId}/unsuspend',
  summary: 'Let a suspended member in again; 409 where they are not suspended',
  access: 'admin',
  conflict: true,
  params: userIdParams,
  body: reasonBody,
  response: messageReply,
});

export const giveIdentityReview = endpoint({
  method: 'PUT',
  path: '/moderation/members/{userId}/identity-review',
  summary:
    'Give a member the badge Identity reviewed; 409 where they have it, have another name meanwhile, or have not confirmed their address',
  access: 'admin',
  conflict: true,
  params: userIdParams,
  /** With the full name that was seen: the badge vouches for it. */
  body: reasonBody.extend({ fullName: line }),
  response: messageReply,
});

export const endIdentityReview = endpoint({
  method: 'POST',
  path: '/moderation/members/{userId}/identity-review/end',
  summary: 'Take the badge Identity reviewed back; 409 where they do not have it',
  access: 'admin',
  conflict: true,
  params: userIdParams,
  body: reasonBody,
  response: messageReply,
});
