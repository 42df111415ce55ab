import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import { namesIn, type Part } from '../../lib/email-body.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';

/** People by the names an email may use. */
type Names = readonly (string | undefined)[];

/** What waits for a member, by whom it is from. */
interface Waiting {
  readonly requests: Names;
  readonly conversations: Names;
  readonly requestsUrl: string;
  readonly messagesUrl: string;
}

const about = (names: Names, sentence: string, link: string, label: string): Part[] =>
  names.length > 0 ? [sentence, { link, label }] : [];

/** What a day has brought, in one email; none of the words that were written. */
export function digestEmail({
  to,
  greeting,
  requests,
  conversations,
  requestsUrl,
  messagesUrl,
}: Addressee & Waiting): SwitchableEmail {
  return {
    kind: 'digest',
    to,
    // Without names: the outbox remembers subjects.
    subject: `What is waiting for you on ${brand.name}`,
    greeting,
    paragraphs: [
      ...about(
        requests,
        `${namesIn(requests)} would like to connect with you.`,
        requestsUrl,
        'Read and answer',
      ),
      ...about(conversations, `${namesIn(conversations)} wrote to you.`, messagesUrl, 'Read your messages'),
      'This email comes once a day at most, and only when something is new. You can have these emails at once, too: see your account page.',
    ],
  };
}
