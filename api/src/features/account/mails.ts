import { brand } from '@ampersand/contract/brand';
import { type Addressee, GREETING } from '../../lib/addressee.ts';
import { letter } from '../../lib/letter.ts';
import type { Mail } from '../../lib/mailer.ts';

const confirmUrl = (token: string, publicUrl: URL) =>
  new URL(`/confirm-email?token=${encodeURIComponent(token)}`, publicUrl).href;

/** Asks the owner of an address that somebody registered with whether it is theirs. */
export function confirmEmailMail({
  to,
  token,
  publicUrl,
}: {
  to: string;
  token: string;
  publicUrl: URL;
}): Mail {
  return {
    kind: 'email_confirm',
    to,
    subject: `Please confirm your e-mail address for ${brand.name}`,
    ...letter({
      greeting: GREETING,
      paragraphs: [
        `Please confirm that this address is yours. Your profile then carries the verified mark, and you can connect with more people a day.`,
        { link: confirmUrl(token, publicUrl), label: 'Confirm my e-mail address' },
        `The link works for seven days. If you have no account at ${brand.name}, somebody mistyped their address: you need not do anything.`,
      ],
    }),
  };
}

const NOT_YOU = `If that was not you, set a new password at once ('Forgot password' on the log-in page) and write to ${brand.supportEmail}.`;

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail({ to, greeting }: Addressee): Mail {
  return {
    kind: 'password_changed',
    to,
    subject: `Your ${brand.name} password was changed`,
    ...letter({
      greeting,
      paragraphs: ['Your password was changed just now, and every other browser was logged out.', NOT_YOU],
    }),
  };
}

/** Asks the owner of an address whether it is to be that of an account. */
export function newEmailMail({ to, token, publicUrl }: { to: string; token: string; publicUrl: URL }): Mail {
  return {
    kind: 'email_change_confirm',
    to,
    subject: `Please confirm your new e-mail address for ${brand.name}`,
    ...letter({
      greeting: GREETING,
      paragraphs: [
        `You asked for this to be the address of your ${brand.name} account. From the moment you confirm it you log in with it, and our letters come here.`,
        { link: confirmUrl(token, publicUrl), label: 'Confirm my new address' },
        'The link works for seven days. If you did not ask for this, you need not do anything.',
      ],
    }),
  };
}

/** Tells the address an account has that another one was asked for. */
export function emailChangeAskedMail({
  to,
  greeting,
  isConfirmed,
  email,
}: Addressee & { email: string }): Mail {
  const wanted = isConfirmed ? email : 'another address';
  return {
    kind: 'email_change_asked',
    to,
    subject: `Another e-mail address was asked for on ${brand.name}`,
    ...letter({
      greeting,
      paragraphs: [
        `Somebody who knows your password asked for ${wanted} to be the address of your account. It takes this one's place once it is confirmed there.`,
        `If that was not you, change your password now: the link sent there then no longer works. You can also write to ${brand.supportEmail}.`,
      ],
    }),
  };
}

/** Tells a former address that it no longer belongs to an account. */
export function emailChangedMail({ to, greeting, isConfirmed, email }: Addressee & { email: string }): Mail {
  const other = isConfirmed ? email : 'Another address';
  return {
    kind: 'email_changed',
    to,
    subject: `Your ${brand.name} account has another e-mail address now`,
    ...letter({
      greeting,
      paragraphs: [
        `${other} is confirmed and is the address of your account from now on. No more letters about it come here.`,
        `If that was not you, write to ${brand.supportEmail} at once.`,
      ],
    }),
  };
}

/** Tells the owner of an address that somebody else wanted to have it for their account. Names nobody. */
export function takenEmailMail({ to, greeting }: Addressee): Mail {
  return {
    kind: 'email_taken',
    to,
    subject: `You already have an account on ${brand.name}`,
    ...letter({
      greeting,
      paragraphs: [
        'Somebody who is logged in to another account asked for this address to be theirs. It belongs to your account, so nothing was changed.',
        'If that was you: log in with this address, or choose another one for the other account. If not, you need not do anything.',
      ],
    }),
  };
}

/** Tells the owner of an account when it will be deleted. */
export function deletionAskedMail({ to, greeting, date }: Addressee & { date: Date }): Mail {
  return {
    kind: 'deletion_asked',
    to,
    subject: `Your ${brand.name} account will be deleted`,
    ...letter({
      greeting,
      paragraphs: [
        `As you asked, your account and everything in it will be deleted on ${date.toUTCString()}. Your profile is hidden from now on.`,
        'Until then you can log in and keep the account after all.',
        NOT_YOU,
      ],
    }),
  };
}

/** Tells the owner of an account that it stays. */
export function deletionCancelledMail({ to, greeting }: Addressee): Mail {
  return {
    kind: 'deletion_cancelled',
    to,
    subject: `Your ${brand.name} account stays`,
    ...letter({
      greeting,
      paragraphs: [
        'Your account will not be deleted, and your profile can be found again. Good to have you.',
        NOT_YOU,
      ],
    }),
  };
}

/** The last letter to a former member; nothing of it is kept. */
export function accountDeletedMail({ to, greeting }: Addressee): Mail {
  return {
    kind: 'account_deleted',
    to,
    forget: true,
    subject: `Your ${brand.name} account is deleted`,
    ...letter({
      greeting,
      paragraphs: [
        'Your account is deleted: profile, photo, preferences, matches, visits, sessions, and your address on our lists. Back-ups are overwritten within their usual time.',
        'This is our last letter to you. All the best!',
      ],
    }),
  };
}

const ALSO = 'Every other browser was logged out, and a change of address under way was called off.';

/** Tells the owner of an account that a log-in now asks for a second factor, or no longer does. */
export function secondFactorMail({ to, greeting, on }: Addressee & { on: boolean }): Mail {
  const does = on
    ? 'now also asks for a code from your authenticator app'
    : 'no longer asks for a code from your authenticator app';
  return {
    kind: on ? 'second_factor_on' : 'second_factor_off',
    to,
    subject: `Your ${brand.name} log-in ${does}`,
    ...letter({ greeting, paragraphs: [`Your log-in ${does}.`, ...(on ? [ALSO] : []), NOT_YOU] }),
  };
}

/** Tells the owner of an account that its recovery codes are other ones now. */
export function recoveryCodesMail({ to, greeting }: Addressee): Mail {
  return {
    kind: 'recovery_codes_renewed',
    to,
    subject: `Your ${brand.name} recovery codes were renewed`,
    ...letter({
      greeting,
      paragraphs: [
        'Your account has new recovery codes. Those you kept before no longer work, so please throw them away.',
        NOT_YOU,
      ],
    }),
  };
}

/** Brings the link to the archive of everything held about a member. */
export function exportReadyMail({ to, greeting, url }: Addressee & { url: string }): Mail {
  return {
    kind: 'export_ready',
    to,
    subject: `Your ${brand.name} data is ready`,
    ...letter({
      greeting,
      paragraphs: [
        'The archive of everything we hold about you is ready. The link works for seven days, then the archive is removed. Whoever has the link can fetch it, so please keep this letter to yourself.',
        { link: url, label: 'Fetch my data' },
        NOT_YOU,
      ],
    }),
  };
}
