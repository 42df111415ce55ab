/** Fills `{name}` in the path of an endpoint. */
export function filledPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Header that lets a call marked `ifMatch` save only if nobody has saved since `version` was read. Otherwise the call
 * answers 409 `conflict` and changes nothing; without the header the last save wins. Every call of the profile takes
 * it, and answers the version it made. One count covers all of a profile: an open form of another section goes stale too.
 * So do the saves of preferences, with a count of their own: 0 means that none was saved yet; drafts of the newsletter,
 * saved or sent; and events.
 */
export function ifMatch(version: number): { 'if-match': string } {
  return { 'if-match': `"${version}"` };
}

/** Where the archive of an email's link is, below the base of the API: a file, so no endpoint. */
export const exportPath = <Token extends string>(token: Token) => `/account/exports/${token}` as const;

/** Where a file of a message is, below the base of the API: a file, so no endpoint. */
export const attachmentPath = <Id extends string>(id: Id) => `/attachments/${id}` as const;

/** Where what two agreed on is as a PDF, below the base of the API: a file, so no endpoint. */
export const agreementPath = <Id extends string>(id: Id) => `/equity/agreements/${id}/pdf` as const;

/** Where a trial that two signed is as a PDF, below the base of the API: a file, so no endpoint. */
export const trialPath = <Id extends string>(id: Id) => `/trials/${id}/pdf` as const;

/** Where a call is for a calendar, below the base of the API: a file, so no endpoint. */
export const callPath = <Connection extends string, Id extends string>(connectionId: Connection, id: Id) =>
  `/connections/${connectionId}/calls/${id}/calendar` as const;

/**
 * Names the member whose page asks, by their id. Where somebody else is logged in at the browser meanwhile, a call of members
 * fails with `other_member`; the stream, which takes no headers, takes it as the query `member`.
 */
export const MEMBER_HEADER = 'ampersand-member';

/**
 * Server-sent events for a logged-in member: `unread` with the count at once and whenever it changes, `ping` every 25
 * seconds. It ends when the session does, and when the server stops.
 */
export const NOTIFICATION_STREAM = '/notifications/stream';
