import { brand } from '@ampersand/contract/brand';
import type { Role } from '@ampersand/contract/enumerations';
import { applicantPassword, founderPassword } from '@ampersand/contract/registration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { forgetOtherBrowsers, rememberBrowser } from '../../http/known-browser.ts';
import { type SessionUser, sessionMark, setSessionCookie } from '../../http/session.ts';
import { addressee } from '../../lib/addressee.ts';
import { AppError } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { hashPassword, isRightPassword } from '../../lib/password.ts';
import { renewSession } from '../../lib/sessions.ts';
import { clearGuesses, countGuess, type Guess } from '../guessing/guessing.ts';
import { notify } from '../notifications/notify.ts';
import { accountPath } from '../notifications/rules.ts';
import { passwordChangedEmail } from './emails.ts';
import { ownAccount } from './own-account.ts';
import { endPendingAccess, replacePasswordHash } from './queries.ts';
import { endSessionsBut } from './sessions/queries.ts';

const field = (path: string, message: string) =>
  new AppError('invalid_fields', message, { fields: [{ path, message }] });

export const wrongPassword = (path = 'password') => field(path, 'Wrong password');

/**
 * The logged-in person's account, if they know its password: what cannot be undone asks for it once more.
 * `path` is the field of the form. Ten wrong ones of a session in a quarter of an hour, then none of it is
 * looked at: an intruder does not keep the owner from changing the password.
 * @throws {AppError} `invalid_fields`, `rate_limited`
 */
export async function withPassword(
  deps: Deps,
  { userId, password, path }: { userId: string; password: string; path?: string },
  request: FastifyRequest,
) {
  const guess: Guess = {
    guessed: 'ownPassword',
    guesser: `${userId} ${sessionMark(deps.config, request)}`,
    whom: { userId },
  };
  await countGuess(deps, guess, request);
  const account = await ownAccount(deps.db, userId);
  if (!(await isRightPassword(password, account.passwordHash))) {
    audit(request, 'password_refused');
    throw wrongPassword(path);
  }
  await clearGuesses(deps, guess);
  return account;
}

/** The rule of the form the person registered with. */
const RULES = {
  APPLICANT: applicantPassword,
  FOUNDER: founderPassword,
  ADMIN: founderPassword,
} satisfies Record<Role, unknown>;

/**
 * Sets a new password, ends every other session and what an intruder may have begun, and tells the owner. This session goes
 * on with a new token: were it another, the windows of this browser would hear of its end before its cookie is there.
 */
export async function changePassword(
  deps: Deps,
  {
    user: { id: userId, sessionId },
    currentPassword,
    newPassword,
  }: { user: SessionUser; currentPassword: string; newPassword: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const account = await withPassword(
    deps,
    { userId, password: currentPassword, path: 'currentPassword' },
    request,
  );
  const rule = RULES[account.role].safeParse(newPassword);
  if (!rule.success)
    throw field('newPassword', rule.error.issues[0]?.message ?? 'Please choose another password');
  const passwordHash = await hashPassword(newPassword);
  const token = await deps.db.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, userId, account.passwordHash, passwordHash)))
      throw wrongPassword('currentPassword');
    await endPendingAccess(tx, userId);
    await endSessionsBut(tx, deps.bus, userId, sessionId);
    await forgetOtherBrowsers(tx, deps.config, request, userId);
    await notify(deps, tx, {
      userId,
      kind: 'SYSTEM',
      title: 'Your password was changed',
      text: `You were logged out everywhere else. If that was not you, write to ${brand.supportEmail}.`,
      link: accountPath(account),
    });
    await enqueueEmail(tx, deps.jobs, passwordChangedEmail(addressee(account)), { userId });
    await rememberBrowser(deps, tx, request, reply, userId);
    return renewSession(tx, sessionId, deps.now());
  });
  if (token) setSessionCookie(reply, deps.config, token);
  audit(request, 'password_changed');
}
