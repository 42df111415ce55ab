import type { Settings, SettingsChange } from '@ampersand/contract/account';
import { EMAIL_KINDS, type EmailKind } from '@ampersand/contract/values';
import { wantsEmail } from '../../users/rules.ts';

interface SettingColumns {
  readonly contactVisibility: Settings['contactVisibility'];
  readonly pausedAt: Date | null;
  readonly showVisits: boolean;
  readonly readMarks: boolean;
  readonly mutedEmails: string[];
}

/** The settings that columns stand for. */
export function settingsOf(columns: SettingColumns): Settings {
  const wants = (kind: EmailKind) => wantsEmail(columns, kind);
  return {
    contactVisibility: columns.contactVisibility,
    paused: columns.pausedAt !== null,
    showVisits: columns.showVisits,
    readMarks: columns.readMarks,
    emails: {
      profileViewed: wants('profileViewed'),
      contactRevealed: wants('contactRevealed'),
      strongMatch: wants('strongMatch'),
      stillLooking: wants('stillLooking'),
      requestReceived: wants('requestReceived'),
      invitationAnswered: wants('invitationAnswered'),
      invitationExpired: wants('invitationExpired'),
      roomAgain: wants('roomAgain'),
      messageReceived: wants('messageReceived'),
      quietAsked: wants('quietAsked'),
    },
  };
}

/** Kinds of email that a change switches on, and those that it switches off. */
export function switchedBy({ emails = {} }: SettingsChange): { on: EmailKind[]; off: EmailKind[] } {
  return {
    on: EMAIL_KINDS.filter((kind) => emails[kind] === true),
    off: EMAIL_KINDS.filter((kind) => emails[kind] === false),
  };
}
