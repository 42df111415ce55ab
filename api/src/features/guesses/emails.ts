import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import type { Addressee } from '../../lib/addressee.ts';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';

/** What the owner is told, and can do, for each thing that somebody guesses. */
const GUESSING = {
  password: {
    subject: `Somebody tries passwords for your ${brand.name} account`,
    paragraphs: [
      'Somebody has entered many wrong passwords for your account. We slow them down, and soon look at none of their tries.',
      'In the browsers in which you have logged in before you log in as usual. Anywhere else, or if that was you and the password has slipped your mind, ‘Forgot password’ lets you in.',
      'If your password is short, or you use it on other sites too, choose a better one, and switch on a second factor in the settings of your account.',
    ],
    page: { path: pages.forgotPassword, label: 'Choose a new password' },
  },
  secondFactor: {
    subject: `Somebody knows your ${brand.name} password`,
    paragraphs: [
      'Somebody has entered the right password of your account, and then many wrong codes of your second factor. So far they are not in your account.',
      'If that was not you, choose a new password at once, one that you use nowhere else. Your second factor stays in force.',
    ],
    page: { path: pages.forgotPassword, label: 'Choose a new password' },
  },
  code: {
    subject: `Somebody tries to reset your ${brand.name} password`,
    paragraphs: [
      'Somebody has asked for codes to set a new password for your account, and then guessed. We look at a few tries of a code and at few in a day, so this leads nowhere; your password stays as it is.',
      'If you want to set a new password yourself, do so in a browser in which you have logged in before: what others try does not count there. Never tell anybody a code from our emails.',
    ],
    page: { path: pages.login, label: 'Log in' },
  },
  ownPassword: {
    subject: `Wrong passwords were entered in your ${brand.name} account`,
    paragraphs: [
      'In a browser that is logged in to your account, somebody has entered many wrong passwords where we ask for it once more, such as to change the address or the password. Nothing was changed.',
      'If that was not you, somebody else uses a browser of yours: look at where you are logged in, log out everywhere else, and choose a new password. You find all of that in the settings of your account.',
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
