/** Things a member is told about by email, unless switched off. */
export const EMAIL_KINDS = [
  'profileViewed',
  'contactRevealed',
  'strongMatch',
  'newFit',
  'stillLooking',
  'requestReceived',
  'invitationAnswered',
  'invitationExpired',
  'roomAgain',
  'messageReceived',
  'quietAsked',
  'together',
  'calls',
  'reminderDue',
  'searchWeek',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Those that come only to whoever has switched them on. */
export const ASKED_EMAIL_KINDS = ['searchWeek'] as const satisfies EmailKind[];

/** Those that can come together once a day. */
const PACED_EMAIL_KINDS = ['requestReceived', 'messageReceived'] as const satisfies EmailKind[];
export type PacedEmailKind = (typeof PACED_EMAIL_KINDS)[number];

/** Whether a kind of email can come together with others once a day. */
export const isPaced = (kind: EmailKind): kind is PacedEmailKind =>
  PACED_EMAIL_KINDS.some((paced) => paced === kind);

/** Company types offered at registration. */
export const REGISTRATION_COMPANY_TYPES = ['STARTUP', 'SME', 'CORPORATE', 'NON_PROFIT'] as const;

/** Names in a record, in their order; `Object.keys` knows strings only. */
export function namesOf<R extends object>(record: R) {
  return Object.keys(record) as (keyof R & string)[];
}

/** Pictures that the web app has for events. */
export const EVENT_PICTURES = [
  '/events/customers.svg',
  '/events/equity.svg',
  '/events/hardware.svg',
  '/events/networks.svg',
  '/events/pairs.svg',
  '/events/weekend.svg',
] as const;
