import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import { letter } from '../../lib/letter.ts';
import type { Mail } from '../../lib/mailer.ts';

/** Tells a member that somebody looked at their profile. */
export function profileViewedMail({
  to,
  greeting,
  viewerName,
  viewerUrl,
}: Addressee & { viewerName: string; viewerUrl: string }): Mail {
  return {
    kind: 'profile_viewed',
    to,
    // Without the name: the outbox remembers subjects, and with them who looked at whom.
    subject: `Somebody looked at your profile on ${brand.name}`,
    ...letter({
      greeting,
      paragraphs: [
        `${viewerName} looked at your profile today. Others who do so today are in your notifications; a letter like this comes once a day at most.`,
        { link: viewerUrl, label: 'See who it is' },
        'You can switch these letters off in the settings of your account.',
      ],
    }),
  };
}

/** Tells a member that somebody has seen their email address and phone number. */
export function contactRevealedMail({
  to,
  greeting,
  viewerName,
  viewerUrl,
}: Addressee & { viewerName: string; viewerUrl: string }): Mail {
  return {
    kind: 'contact_revealed',
    to,
    subject: `${viewerName} would like to get in touch on ${brand.name}`,
    ...letter({
      greeting,
      paragraphs: [
        `${viewerName} pressed Connect on your profile and now sees your email address and phone number. They may write or call.`,
        { link: viewerUrl, label: 'See who it is' },
        'You can switch these letters off in the settings of your account.',
      ],
    }),
  };
}
