import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../../lib/addressee.ts';
import { momentText } from '../../../lib/dates.ts';
import { emailBody } from '../../../lib/email-body.ts';
import type { Email } from '../../../lib/mailer.ts';
import { NOT_YOU } from '../not-you.ts';

/** Tells the owner of an account when it will be deleted. */
export function deletionAskedEmail({ to, greeting, date }: Addressee & { date: Date }): Email {
  return {
    kind: 'deletion_asked',
    to,
    subject: `Your ${brand.name} account will be deleted`,
    ...emailBody({
      greeting,
      paragraphs: [
        `As you asked, your account and everything in it will be deleted on ${momentText(date)}. Your profile is hidden from now on.`,
        'Until then you can change your mind: log in and keep your account.',
        NOT_YOU,
      ],
    }),
  };
}

/** Tells the owner of an account that it stays. */
export function deletionCancelledEmail({ to, greeting }: Addressee): Email {
  return {
    kind: 'deletion_cancelled',
    to,
    subject: `Your ${brand.name} account will not be deleted`,
    ...emailBody({
      greeting,
      paragraphs: [
        'Your account will not be deleted, and your profile is as it was before. Good to have you back.',
        NOT_YOU,
      ],
    }),
  };
}

/** The last email to a former member; nothing of it is kept. Of an address that was never confirmed the lists keep what they have. */
export function accountDeletedEmail({ to, greeting, isConfirmed }: Addressee): Email {
  return {
    kind: 'account_deleted',
    to,
    forget: true,
    subject: `Your ${brand.name} account has been deleted`,
    ...emailBody({
      greeting,
      paragraphs: [
        `We have deleted your account: profile, photo, preferences, matches, visits and sessions${isConfirmed ? ', and your address on our lists' : ''}. Backups are overwritten in their usual time.`,
        'This is our last email to you. All the best.',
      ],
    }),
  };
}
