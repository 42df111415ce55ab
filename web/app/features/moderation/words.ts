import type { ModerationAct, ReportSource, Role } from '@ampersand/contract/enumerations';

export const roles: Record<Role, string> = {
  FOUNDER: 'Founder',
  APPLICANT: 'Applicant',
  ADMIN: 'Administrator',
};

/** What the server marks by itself; a member reports. */
export const marks: Record<Exclude<ReportSource, 'MEMBER'>, string> = {
  SAME_NOTE: 'the server: the same note went to many people',
  EARLY_LINK: 'the server: a link in the first words of a new account',
  LISTED_HOST: 'the server: a host on the list of suspects',
  COPIED_PROFILE: 'the server: the profile says what another one said before',
};

export const acts: Record<ModerationAct, string> = {
  REPORT_CLOSED: 'Report closed',
  SUSPENDED: 'Suspended',
  UNSUSPENDED: 'Suspension lifted',
  IDENTITY_REVIEWED: 'Badge Identity reviewed given',
  IDENTITY_REVIEW_ENDED: 'Badge Identity reviewed taken back',
};
