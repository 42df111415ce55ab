import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import type { Addressee } from '../../lib/addressee.ts';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';

/** What the owner is told, and can do, for each thing that somebody guesses. */
const GUESSING = {
  password: {
    subject: `Somebody is trying passwords on your ${brand.name} account`,
    paragraphs: [
      'Somebody has entered many wrong passwords for your account. We are slowing them down, and will soon ignore their tries altogether.',
      'In a browser where you have logged in before, you can log in as usual. Anywhere else, or if that was you and you have forgotten the password, use ‘Forgot password’.',
      'If your password is short, or you use it on other sites too, choose a better one, and turn on a second factor on your account page.',
    ],
    page: { path: pages.forgotPassword, label: 'Choose a new password' },
  },
  secondFactor: {
    subject: `Somebody knows your ${brand.name} password`,
    paragraphs: [
      'Somebody has entered the right password for your account, and then many wrong codes for your second factor. So far they have not got in.',
      'If that was not you, choose a new password at once, one that you use nowhere else. Your second factor stays on.',
    ],
    page: { path: pages.forgotPassword, label: 'Choose a new password' },
  },
  code: {
    subject: `Somebody is trying to reset your ${brand.name} password`,
    paragraphs: [
      'Somebody has asked for codes to set a new password for your account, and then guessed at them. We allow only a few tries, so this will not get them anywhere; your password stays as it is.',
      'If you want to set a new password yourself, use a browser where you have logged in before: what others try does not count there. Never give anybody a code from our emails.',
    ],
    page: { path: pages.login, label: 'Log in' },
  },
  ownPassword: {
    subject: `Wrong passwords were entered in your ${brand.name} account`,
    paragraphs: [
      'Somebody using a browser that is logged in to your account has entered many wrong passwords where we ask for it again, for example to change your address or your password. Nothing was changed.',
      'If that was not you, somebody else is using a browser of yours: check where you are logged in, log out everywhere else, and choose a new password. You will find all of that on your account page.',
    ],
    page: { path: pages.login, label: 'Go to your account' },
  },
} as const;

/** Tells the owner of an account that somebody guesses, and what to do. */
export function guessingEmail({
  to,
  greeting,
  guessed,
  publicUrl,
}: Addressee & { guessed: keyof typeof GUESSING; publicUrl: URL }): Email {
  const { subject, paragraphs, page } = GUESSING[guessed];
  const button = { link: pageUrl(publicUrl, page.path), label: page.label };
  return {
    kind: 'guessing',
    to,
    subject,
    ...emailBody({ greeting, paragraphs: [...paragraphs, button] }),
  };
}
