import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../../lib/addressee.ts';
import { emailBody } from '../../../lib/email-body.ts';
import type { Email } from '../../../lib/mailer.ts';
import { NOT_YOU } from '../not-you.ts';

/** Brings the link to the archive of everything held about a member. */
export function exportReadyEmail({ to, greeting, url }: Addressee & { url: string }): Email {
  return {
    kind: 'export_ready',
    to,
    subject: `Your ${brand.name} data is ready`,
    ...emailBody({
      greeting,
      paragraphs: [
        'The archive of everything we hold about you is ready. The link works for seven days; after that we remove the archive. Anybody with the link can download it, so please keep this email to yourself.',
        { link: url, label: 'Download my data' },
        NOT_YOU,
      ],
    }),
  };
}
