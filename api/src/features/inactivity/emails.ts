import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import { besides } from '../../http/besides.ts';
import { unsubscribeHeaders } from '../../http/one-click.ts';
import type { Addressee } from '../../lib/addressee.ts';
import { dayInYearText } from '../../lib/dates.ts';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';

/** Asks somebody who has been inactive for a while whether they are still looking. */
export function stillLookingEmail({
  to,
  greeting,
  role,
  lastActiveAt,
  token,
  publicUrl,
}: Addressee & { role: string; lastActiveAt: Date; token: string; publicUrl: URL }): Email {
  const wanted = role === 'FOUNDER' ? 'somebody to build your startup with' : 'a startup to join';
  return {
    kind: 'still_looking',
    to,
    headers: unsubscribeHeaders(
      besides.inactivityOneClick,
      token,
      'No emails while I am inactive',
      publicUrl,
    ),
    subject: `Are you still looking? Your ${brand.name} profile`,
    ...emailBody({
      greeting,
      paragraphs: [
        `You were last here on ${dayInYearText(lastActiveAt)}. Are you still looking for ${wanted}?`,
        { link: pageUrl(publicUrl, pages.stillLooking, token), label: 'Still looking' },
        'If you have found what you were looking for, or need a break, pause your profile: nobody will find it, and you can come back whenever you like.',
        { link: pageUrl(publicUrl, pages.pauseProfile, token), label: 'Pause my profile' },
        'If you do not answer, you stay in other people’s lists, but below everybody who is active and with the month you were last here; after 90 days you are hidden until you come back. We ask only once. You can turn this email off on your account page.',
      ],
    }),
  };
}
