import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { NOT_YOU } from '../account/not-you.ts';

/** The email with the one-time code of a password reset. */
export function resetCodeEmail({
  to,
  greeting,
  code,
  until,
}: Addressee & { code: string; until: Date }): Email {
  return {
    kind: 'password_reset',
    urgent: true,
    until,
    to,
    // Without the code: subjects stay in the outbox after sending, and show on locked phones.
    subject: `Your code for a new ${brand.name} password`,
    ...emailBody({
      greeting,
      paragraphs: [
        'Here is your code to set a new password. It works once, within ten minutes, for five tries, in the browser that asked for it.',
        { code },
        'If you did not ask for it, there is nothing you need to do: without the code your password stays as it is.',
      ],
    }),
  };
}

/** Tells the owner of an account that somebody with the code has set another password. */
export function passwordResetEmail({ to, greeting }: Addressee): Email {
  return {
    kind: 'password_set',
    to,
    subject: `Your ${brand.name} password was reset`,
    ...emailBody({
      greeting,
      paragraphs: [
        'A new password has just been set with a code from this inbox, and you were logged out everywhere.',
        NOT_YOU,
      ],
    }),
  };
}

/** What whoever forgot their password gets in place of a code while their account is suspended. */
export function suspendedEmail({ to, greeting }: Addressee): Email {
  return {
    kind: 'account_suspended',
    to,
    subject: `Your ${brand.name} account is suspended`,
    ...emailBody({
      greeting,
      paragraphs: [
        'A new password was asked for. A moderator has suspended your account for now, so nobody can log in to it with any password.',
        `To ask why, or to object, write to ${brand.supportEmail}.`,
      ],
    }),
  };
}
