import { EMAIL_KINDS, type EmailKind, type Settings, type SettingsChange } from '@ampersand/contract/account';

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_DAYS = 7;
const DELETION_DAYS = 7;
const EXPORT_DAYS = 7;

/** When a link to confirm an address that goes out now stops working. */
export function linkDeadline(now: Date): Date {
  return new Date(now.getTime() + LINK_DAYS * DAY_MS);
}

/** When an account is deleted whose owner asks for it now. */
export function deletionDate(now: Date): Date {
  return new Date(now.getTime() + DELETION_DAYS * DAY_MS);
}

/** When an archive that is ready now is removed. */
export function exportDeadline(now: Date): Date {
  return new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
}

/** Whether a member wants to be told about something by e-mail. */
export function wantsEmail(member: { mutedEmails: readonly string[] }, kind: EmailKind): boolean {
  return !member.mutedEmails.includes(kind);
}

interface SettingColumns {
  readonly contactVisibility: Settings['contactVisibility'];
  readonly pausedAt: Date | null;
  readonly showVisits: boolean;
  readonly mutedEmails: string[];
}

/** The settings that columns stand for. */
export function settingsOf(columns: SettingColumns): Settings {
  const wants = (kind: EmailKind) => wantsEmail(columns, kind);
  return {
    contactVisibility: columns.contactVisibility,
    paused: columns.pausedAt !== null,
    showVisits: columns.showVisits,
    emails: {
      profileViewed: wants('profileViewed'),
      contactRevealed: wants('contactRevealed'),
      strongMatch: wants('strongMatch'),
      stillLooking: wants('stillLooking'),
    },
  };
}

/** Kinds of e-mail that a change switches on, and those that it switches off. */
export function switchedBy({ emails = {} }: SettingsChange): { on: EmailKind[]; off: EmailKind[] } {
  return {
    on: EMAIL_KINDS.filter((kind) => emails[kind] === true),
    off: EMAIL_KINDS.filter((kind) => emails[kind] === false),
  };
}
