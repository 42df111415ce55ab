import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';

/** The email with the one-time code of a password reset. */
export function resetCodeEmail({ to, greeting, code }: Addressee & { code: string }): Email {
  return {
    kind: 'password_reset',
    urgent: true,
    to,
    // Without the code: subjects stay in the outbox after sending, and show on locked phones.
    subject: `Your code for a new ${brand.name} password`,
    ...emailBody({
      greeting,
      paragraphs: [
        'Here is your code to set a new password. It works once, within ten minutes, in the browser that asked for it.',
        { code },
        'If you did not ask for it, there is nothing you need to do: without the code your password stays as it is.',
      ],
    }),
  };
}
