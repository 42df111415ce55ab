import { z } from 'zod';

export const roleSchema = z.enum(['FOUNDER', 'APPLICANT', 'ADMIN']).meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;

/** The two kinds of member who look for each other. */
export const sideSchema = roleSchema.extract(['FOUNDER', 'APPLICANT']).meta({ id: 'Side' });
export type Side = z.infer<typeof sideSchema>;

/** MEMBERS: any logged-in member may reveal the contact; CONNECTIONS: only after the member accepts a connection. */
export const contactVisibilitySchema = z.enum(['MEMBERS', 'CONNECTIONS']).meta({ id: 'ContactVisibility' });
export type ContactVisibility = z.infer<typeof contactVisibilitySchema>;

export const genderSchema = z.enum(['MALE', 'FEMALE', 'OTHER', 'PREFER_NOT_TO_SAY']).meta({ id: 'Gender' });
export type Gender = z.infer<typeof genderSchema>;
/** The superset that is stored; registration and profile each offer their own part of it. */
export const companyTypeSchema = z
  .enum(['STARTUP', 'SME', 'CORPORATE', 'NON_PROFIT', 'ENTERPRISE'])
  .meta({ id: 'CompanyType' });
export type CompanyType = z.infer<typeof companyTypeSchema>;
export const businessStructureSchema = z
  .enum(['LLC', 'PARTNERSHIP', 'SOLE_PROPRIETOR', 'CORPORATION', 'OTHER'])
  .meta({ id: 'BusinessStructure' });
export type BusinessStructure = z.infer<typeof businessStructureSchema>;
export const companySizeSchema = z
  .enum(['1', '2-5', '6-10', '11-50', '51-200', '201-500', '500+'])
  .meta({ id: 'CompanySize' });
export type CompanySize = z.infer<typeof companySizeSchema>;
export const fundingStageSchema = z
  .enum(['PRE_SEED', 'SEED', 'SERIES_A', 'SERIES_B', 'SERIES_C', 'BOOTSTRAPPED', 'REVENUE_GENERATING'])
  .meta({ id: 'FundingStage' });
export type FundingStage = z.infer<typeof fundingStageSchema>;
export const compensationSchema = z
  .enum(['SALARY', 'EQUITY', 'PROFIT_SHARING', 'HYBRID', 'OTHER'])
  .meta({ id: 'Compensation' });
export type Compensation = z.infer<typeof compensationSchema>;
export const currentRevenueSchema = z
  .enum(['<$50k', '$50k-$100k', '$100k-$500k', '$500k-$1M', '>$1M'])
  .meta({ id: 'CurrentRevenue' });
export type CurrentRevenue = z.infer<typeof currentRevenueSchema>;

/** How much a preference weighs. A must-have filters the list; the rest weigh in the score. */
export const importanceSchema = z
  .enum(['MUST_HAVE', 'IMPORTANT', 'NICE', 'INDIFFERENT'])
  .meta({ id: 'Importance' });
export type Importance = z.infer<typeof importanceSchema>;

export const invitationStatusSchema = z
  .enum(['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'])
  .meta({ id: 'InvitationStatus' });
export type InvitationStatus = z.infer<typeof invitationStatusSchema>;

/** Why somebody declines an invitation, or ends a connection. */
export const declineReasonSchema = z
  .enum(['TIMING', 'PLACE', 'COMMITMENT', 'IDEA', 'SKILLS', 'TERMS', 'NOT_NOW'])
  .meta({ id: 'DeclineReason' });
export type DeclineReason = z.infer<typeof declineReasonSchema>;

/** Why somebody passes on a person of their list. */
export const passReasonSchema = declineReasonSchema.exclude(['NOT_NOW']).meta({ id: 'PassReason' });
export type PassReason = z.infer<typeof passReasonSchema>;

/**
 * What came of two members, step by step. SHOWN: in a list; OPENED: the profile; TRIAL_AGREED: both signed; the other three: what
 * came of their decisions, or of one leaving.
 */
export const outcomeKindSchema = z
  .enum([
    'SHOWN',
    'OPENED',
    'SAVED',
    'PASSED',
    'INVITED',
    'ACCEPTED',
    'DECLINED',
    'EXPIRED',
    'WITHDRAWN',
    'FIRST_REPLY',
    'MET',
    'NOT_MET',
    'ENDED',
    'TRIAL_AGREED',
    'TRIAL_WENT_ON',
    'TRIAL_EXTENDED',
    'TRIAL_STOPPED',
  ])
  .meta({ id: 'OutcomeKind' });

/** How soon an email tells of something. DAILY: once a day, together with what else there is. */
export const emailPaceSchema = z.enum(['AT_ONCE', 'DAILY', 'NEVER']).meta({ id: 'EmailPace' });
export type EmailPace = z.infer<typeof emailPaceSchema>;

/** How often an email tells of whoever is new among those a saved filter finds. */
export const filterPaceSchema = z.enum(['DAILY', 'WEEKLY', 'NEVER']).meta({ id: 'FilterPace' });
export type FilterPace = z.infer<typeof filterPaceSchema>;

/** Whether two connected members have met. */
export const metSchema = z.enum(['YES', 'NO']).meta({ id: 'Met' });
export type Met = z.infer<typeof metSchema>;

export const reactionKindSchema = z
  .enum(['LIKE', 'LOVE', 'LAUGH', 'WOW', 'THANKS', 'PARTY'])
  .meta({ id: 'ReactionKind' });
export type ReactionKind = z.infer<typeof reactionKindSchema>;

export const attachmentKindSchema = z.enum(['PHOTO', 'PDF']).meta({ id: 'AttachmentKind' });
export type AttachmentKind = z.infer<typeof attachmentKindSchema>;

export const reportReasonSchema = z
  .enum(['SPAM', 'FRAUD', 'HARASSMENT', 'FAKE_PROFILE', 'INAPPROPRIATE', 'OTHER'])
  .meta({ id: 'ReportReason' });
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** Who noticed: a member, or the server (the same note to many, a link in a first message, a host on the list, a profile copied from another). */
export const reportSourceSchema = z
  .enum(['MEMBER', 'SAME_NOTE', 'EARLY_LINK', 'LISTED_HOST', 'COPIED_PROFILE'])
  .meta({ id: 'ReportSource' });
export type ReportSource = z.infer<typeof reportSourceSchema>;

/** To whom an issue of the newsletter goes: who has confirmed it, who has confirmed the waitlist, or every confirmed address of an account. */
export const audienceSchema = z.enum(['SUBSCRIBERS', 'WAITLIST', 'MEMBERS']).meta({ id: 'Audience' });
export type Audience = z.infer<typeof audienceSchema>;

/** What moderators have decided about a member. */
export const moderationActSchema = z
  .enum(['REPORT_CLOSED', 'SUSPENDED', 'UNSUSPENDED', 'IDENTITY_REVIEWED', 'IDENTITY_REVIEW_ENDED'])
  .meta({ id: 'ModerationAct' });
export type ModerationAct = z.infer<typeof moderationActSchema>;
