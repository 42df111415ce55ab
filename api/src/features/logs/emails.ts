import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';

/** Tells a member that somebody looked at their profile. */
export function profileViewedEmail({
  to,
  greeting,
  viewerName,
  viewerUrl,
}: Addressee & { viewerName: string; viewerUrl: string }): SwitchableEmail {
  return {
    kind: 'profile_viewed',
    to,
    // Without the name: the outbox remembers subjects, and with them who looked at whom.
    subject: `Somebody looked at your profile on ${brand.name}`,
    greeting,
    paragraphs: [
      `${viewerName} looked at your profile today. Anybody else who looks today is in your notifications; we send an email like this once a day at most.`,
      { link: viewerUrl, label: 'See who it is' },
    ],
  };
}

/** Tells a member that somebody has seen their email address and phone number. */
export function contactRevealedEmail({
  to,
  greeting,
  viewerName,
  viewerUrl,
}: Addressee & { viewerName: string; viewerUrl: string }): SwitchableEmail {
  return {
    kind: 'contact_revealed',
    to,
    subject: `${viewerName} would like to get in touch on ${brand.name}`,
    greeting,
    paragraphs: [
      `${viewerName} pressed Connect on your profile and can now see your email address and phone number. They may write or call.`,
      { link: viewerUrl, label: 'See who it is' },
    ],
  };
}
