import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import { letter } from '../../lib/letter.ts';
import type { Mail } from '../../lib/mailer.ts';
import { NOT_YOU } from './not-you.ts';

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail({ to, greeting }: Addressee): Mail {
  return {
    kind: 'password_changed',
    to,
    subject: `Your ${brand.name} password was changed`,
    ...letter({
      greeting,
      paragraphs: ['Your password was changed just now, and every other browser was logged out.', NOT_YOU],
    }),
  };
}
