import type { Settings, SettingsChange } from '@ampersand/contract/account';
import type { EmailPace } from '@ampersand/contract/enumerations';
import { EMAIL_KINDS, type EmailKind } from '@ampersand/contract/values';
import { emailPace, wantsEmail } from '../../users/rules.ts';

interface SettingColumns {
  readonly contactVisibility: Settings['contactVisibility'];
  readonly pausedAt: Date | null;
  readonly showVisits: boolean;
  readonly readMarks: boolean;
  readonly askForPhoto: boolean;
  readonly mutedEmails: string[];
  readonly dailyEmails: string[];
}

/** The settings that columns stand for. */
export function settingsOf(columns: SettingColumns): Settings {
  const wants = (kind: EmailKind) => wantsEmail(columns, kind);
  return {
    contactVisibility: columns.contactVisibility,
    paused: columns.pausedAt !== null,
    showVisits: columns.showVisits,
    readMarks: columns.readMarks,
    askForPhoto: columns.askForPhoto,
    emails: {
      profileViewed: wants('profileViewed'),
      contactRevealed: wants('contactRevealed'),
      strongMatch: wants('strongMatch'),
      newFit: wants('newFit'),
      stillLooking: wants('stillLooking'),
      requestReceived: emailPace(columns, 'requestReceived'),
      invitationAnswered: wants('invitationAnswered'),
      invitationExpired: wants('invitationExpired'),
      roomAgain: wants('roomAgain'),
      messageReceived: emailPace(columns, 'messageReceived'),
      quietAsked: wants('quietAsked'),
      together: wants('together'),
      calls: wants('calls'),
      reminderDue: wants('reminderDue'),
      searchWeek: wants('searchWeek'),
    },
  };
}

/** Kinds of email that a change wants at once, together once a day, and not at all. */
export function switchedBy({ emails = {} }: SettingsChange): Record<'on' | 'daily' | 'off', EmailKind[]> {
  const kinds = (...values: (boolean | EmailPace)[]) =>
    EMAIL_KINDS.filter((kind) => values.some((value) => emails[kind] === value));
  return { on: kinds(true, 'AT_ONCE'), daily: kinds('DAILY'), off: kinds(false, 'NEVER') };
}
