import { brand } from '@ampersand/contract/brand';
import { letter } from '../../lib/letter.ts';
import type { Mail } from '../../lib/mailer.ts';

/** Tells a member that somebody has seen their e-mail address and phone number. */
export function contactRevealedMail({
  to,
  fullName,
  viewerName,
  viewerUrl,
}: {
  to: string;
  fullName: string;
  viewerName: string;
  viewerUrl: string;
}): Mail {
  return {
    kind: 'contact_revealed',
    to,
    subject: `${viewerName} would like to get in touch on ${brand.name}`,
    ...letter({
      greeting: `Hello ${fullName},`,
      paragraphs: [
        `${viewerName} pressed Connect on your profile and now sees your e-mail address and phone number. They may write or call.`,
        { link: viewerUrl, label: 'See who it is' },
      ],
    }),
  };
}
