/** Things a member is told about by email, unless switched off. */
export const EMAIL_KINDS = [
  'profileViewed',
  'contactRevealed',
  'strongMatch',
  'stillLooking',
  'requestReceived',
  'invitationAnswered',
  'invitationExpired',
  'roomAgain',
  'messageReceived',
  'quietAsked',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Company types offered at registration. */
export const REGISTRATION_COMPANY_TYPES = ['STARTUP', 'SME', 'CORPORATE', 'NON_PROFIT'] as const;

/** Names in a record, in their order; `Object.keys` knows strings only. */
export function namesOf<R extends object>(record: R) {
  return Object.keys(record) as (keyof R & string)[];
}
