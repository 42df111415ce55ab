import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';

/** Tells a member that something waits to be read; what was written stays in the app. */
export function unreadEmail(
  told: Addressee & { readonly name: string; readonly url: string },
): SwitchableEmail {
  return {
    kind: 'message_received',
    to: told.to,
    subject: `${told.name} wrote to you on ${brand.name}`,
    greeting: told.greeting,
    paragraphs: [
      `${told.name} wrote to you.`,
      { link: told.url, label: 'Read and answer' },
      'You will get no further email about this conversation until you have read it.',
    ],
  };
}
