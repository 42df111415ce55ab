import { brand } from '@ampersand/contract/brand';
import { letter } from '../../lib/letter.ts';
import type { Mail } from '../../lib/mailer.ts';

interface Recipient {
  readonly to: string;
  readonly fullName: string;
}

const confirmUrl = (token: string, publicUrl: URL) =>
  new URL(`/confirm-email?token=${encodeURIComponent(token)}`, publicUrl).href;

/** Asks the owner of an address that somebody registered with whether it is theirs. */
export function confirmEmailMail({
  to,
  fullName,
  token,
  publicUrl,
}: Recipient & { token: string; publicUrl: URL }): Mail {
  return {
    kind: 'email_confirm',
    to,
    subject: `Please confirm your e-mail address for ${brand.name}`,
    ...letter({
      greeting: `Hello ${fullName},`,
      paragraphs: [
        `Please confirm that this address is yours. Your profile then carries the verified mark, and you can see the contact details of more people a day.`,
        { link: confirmUrl(token, publicUrl), label: 'Confirm my e-mail address' },
        `The link works for seven days. If you have no account at ${brand.name}, somebody mistyped their address: you need not do anything.`,
      ],
    }),
  };
}

const NOT_YOU = `If that was not you, set a new password at once ('Forgot password' on the log-in page) and write to ${brand.supportEmail}.`;

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail({ to, fullName }: Recipient): Mail {
  return {
    kind: 'password_changed',
    to,
    subject: `Your ${brand.name} password was changed`,
    ...letter({
      greeting: `Hello ${fullName},`,
      paragraphs: ['Your password was changed just now, and every other browser was logged out.', NOT_YOU],
    }),
  };
}
