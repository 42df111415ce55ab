import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { NOT_YOU } from './not-you.ts';

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedEmail({ to, greeting }: Addressee): Email {
  return {
    kind: 'password_changed',
    to,
    subject: `Your ${brand.name} password was changed`,
    ...emailBody({
      greeting,
      paragraphs: ['Your password has just been changed, and you were logged out everywhere else.', NOT_YOU],
    }),
  };
}
