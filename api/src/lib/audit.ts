import type { FastifyBaseLogger } from 'fastify';

/** What happened to accounts and to what they hold, by name, with its sentence. Operators search logs for these names. */
const EVENTS = {
  registered: 'registered',
  login: 'logged in',
  login_failed: 'log-in failed',
  logout: 'logged out',
  guessing: 'many wrong guesses at an account',
  code_requested: 'one-time code requested',
  code_failed: 'wrong one-time code',
  password_reset: 'password reset',
  password_refused: 'wrong password of a logged-in member',
  password_changed: 'password changed',
  session_ended: 'session ended',
  sessions_ended: 'other sessions ended',
  second_factor_on: 'second factor in force',
  second_factor_off: 'second factor no longer in force',
  second_factor_failed: 'wrong second factor',
  recovery_code_used: 'recovery code used',
  recovery_codes_renewed: 'recovery codes renewed',
  email_confirmed: 'email address confirmed',
  email_change_asked: 'other email address asked for',
  email_changed: 'email address changed',
  phone_changed: 'phone number changed',
  settings_saved: 'settings saved',
  export_asked: 'archive asked for',
  export_made: 'archive made',
  export_fetched: 'archive fetched',
  deletion_asked: 'deletion asked for',
  deletion_cancelled: 'deletion called off',
  account_deleted: 'account deleted',
  contact_revealed: 'contact revealed',
  contact_read_by_admin: 'contact read by an administrator',
  invited: 'invitation sent',
  invitation_accepted: 'invitation accepted',
  invitation_declined: 'invitation declined',
  invitation_withdrawn: 'invitation withdrawn',
  connection_ended: 'connection ended',
  connection_resumed: 'end of a connection undone',
  blocked: 'somebody blocked',
  unblocked: 'block ended',
  reported: 'somebody reported',
  reported_read: 'what a report is about read by an administrator',
  report_closed: 'report closed',
  suspended: 'account suspended',
  unsuspended: 'account no longer suspended',
  identity_reviewed: 'badge Identity reviewed given',
  identity_review_ended: 'badge Identity reviewed taken back',
  member_read: 'member looked at by an administrator',
  administrator_made: 'somebody made an administrator',
  still_looking: 'still looking',
  paused_by_email: 'profile paused by email',
  silence_muted: 'question about inactivity switched off by the email provider',
  emails_switched_off: 'a kind of email switched off by the email provider',
  event_added: 'event added',
  event_changed: 'event changed',
  event_removed: 'event removed',
  newsletter_confirmed: 'newsletter confirmed',
  newsletter_ended: 'newsletter unsubscribed',
  issue_tested: 'issue of the newsletter sent to its author',
  issue_started: 'issue of the newsletter begun to be sent',
  issue_finished: 'issue of the newsletter written to all',
  entries_read: 'addresses on the newsletter or the waitlist looked at by an administrator',
  entry_removed: 'address removed from newsletter or waitlist',
  address_closed: 'address closed to newsletter and waitlist',
  waitlist_confirmed: 'waitlist confirmed',
  contact: 'contact form',
  honeypot: 'form of a program dropped',
  refused: 'refused',
  demo_closed: 'demo accounts no longer have the published password',
  mail: 'email sent',
  email_failed: 'email given up',
} as const;

type AuditEvent = keyof typeof EVENTS;

/** What somebody should look at when it comes often. */
const WARNINGS = new Set<AuditEvent>([
  'login_failed',
  'code_failed',
  'second_factor_failed',
  'password_refused',
  'guessing',
  'refused',
  'email_failed',
]);

/** A request, which has an address, or whatever else writes log lines. */
interface Source {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly ip?: string;
}

/**
 * Leaves a line of what happened: `event`, the facts, the address a request came from, and a sentence. Facts hold ids and
 * counts, never what would let anybody in, and no address or number of a person.
 */
export function audit(
  source: Source,
  event: AuditEvent,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const level = WARNINGS.has(event) ? 'warn' : 'info';
  const address = source.ip === undefined ? {} : { address: source.ip };
  source.log[level]({ event, ...facts, ...address }, EVENTS[event]);
}
