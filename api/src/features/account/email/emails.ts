import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import { type Addressee, GREETING } from '../../../lib/addressee.ts';
import { emailBody } from '../../../lib/email-body.ts';
import type { Email } from '../../../lib/mailer.ts';
import { pageUrl } from '../../../lib/page-url.ts';

const confirmUrl = (token: string, publicUrl: URL) => pageUrl(publicUrl, pages.confirmEmail, token);

/** Asks the owner of an address that somebody registered with whether it is theirs. */
export function confirmAddressEmail({
  to,
  token,
  publicUrl,
}: {
  to: string;
  token: string;
  publicUrl: URL;
}): Email {
  return {
    kind: 'email_confirm',
    urgent: true,
    to,
    subject: `Please confirm your email address for ${brand.name}`,
    ...emailBody({
      greeting: GREETING,
      paragraphs: [
        `Please confirm that this address is yours. Your profile will then show that you are verified, and you can connect with more people a day.`,
        { link: confirmUrl(token, publicUrl), label: 'Confirm my email address' },
        `The link works for seven days. If you have no account at ${brand.name}, somebody mistyped their address: there is nothing you need to do.`,
      ],
    }),
  };
}

/** Asks the owner of an address whether it is to be that of an account. */
export function newAddressEmail({
  to,
  token,
  publicUrl,
}: {
  to: string;
  token: string;
  publicUrl: URL;
}): Email {
  return {
    kind: 'email_change_confirm',
    urgent: true,
    to,
    subject: `Please confirm your new email address for ${brand.name}`,
    ...emailBody({
      greeting: GREETING,
      paragraphs: [
        `You asked for this to be the address of your ${brand.name} account. Once you confirm it, you log in with it and our emails come here.`,
        { link: confirmUrl(token, publicUrl), label: 'Confirm my new address' },
        'The link works for seven days. If you did not ask for this, there is nothing you need to do.',
      ],
    }),
  };
}

/** Tells the address an account has that another one was asked for. */
export function addressChangeAskedEmail({
  to,
  greeting,
  isConfirmed,
  email,
}: Addressee & { email: string }): Email {
  const wanted = isConfirmed ? email : 'another address';
  return {
    kind: 'email_change_asked',
    to,
    subject: `Somebody asked to change the email of your ${brand.name} account`,
    ...emailBody({
      greeting,
      paragraphs: [
        `Somebody who knows your password asked to use ${wanted} for your account. It will replace this address once it is confirmed.`,
        `If that was not you, change your password now: that cancels the change. You can also write to ${brand.supportEmail}.`,
      ],
    }),
  };
}

/** Tells a former address that it no longer belongs to an account. */
export function addressChangedEmail({
  to,
  greeting,
  isConfirmed,
  email,
}: Addressee & { email: string }): Email {
  const other = isConfirmed ? email : 'Another address';
  return {
    kind: 'email_changed',
    to,
    subject: `The email of your ${brand.name} account was changed`,
    ...emailBody({
      greeting,
      paragraphs: [
        `${other} is confirmed and is now the address of your account. We will send no more emails about it here.`,
        `If that was not you, write to ${brand.supportEmail} at once.`,
      ],
    }),
  };
}

/** Tells the owner of an address that somebody else wanted to have it for their account. Names nobody. */
export function takenAddressEmail({ to, greeting }: Addressee): Email {
  return {
    kind: 'email_taken',
    to,
    subject: `You already have an account on ${brand.name}`,
    ...emailBody({
      greeting,
      paragraphs: [
        'Somebody logged in to another account asked to use this address. It belongs to your account, so nothing was changed.',
        'If that was you: log in with this address, or choose another one for the other account. If not, there is nothing you need to do.',
      ],
    }),
  };
}
