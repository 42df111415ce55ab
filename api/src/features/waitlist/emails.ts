import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';

// Neither email repeats the name from the form: whoever typed it need not be the owner of the address.

/** Asks the owner of an address whether they want a place on the waitlist. */
export function confirmEntryEmail(email: string, token: string, publicUrl: URL): Email {
  return {
    kind: 'waitlist_confirm',
    urgent: true,
    to: email,
    subject: `Please confirm: your place on the ${brand.name} waitlist`,
    ...emailBody({
      greeting: 'Hello,',
      paragraphs: [
        `Somebody, hopefully you, asked for a place on the ${brand.name} waitlist with this address. One click and it is yours.`,
        {
          link: pageUrl(publicUrl, pages.waitlistConfirm, token),
          label: 'Confirm my place',
        },
        `The link works for seven days. If it was not you, there is nothing you need to do: without your click the address is forgotten. To leave the waitlist later, write to ${brand.supportEmail}.`,
      ],
    }),
  };
}

/** For somebody on the waitlist whose address was entered once more. */
export function alreadyOnWaitlistEmail(email: string): Email {
  return {
    kind: 'waitlist_already',
    to: email,
    subject: `You are already on the ${brand.name} waitlist`,
    ...emailBody({
      greeting: 'Hello,',
      paragraphs: [
        'Somebody, hopefully you, entered this address for our waitlist once more. Your place is safe, so there is nothing to do.',
        `If you want to leave the waitlist, write to ${brand.supportEmail}.`,
      ],
    }),
  };
}
