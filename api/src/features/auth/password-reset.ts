import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { inSameTime } from '../../http/forms.ts';
import { findKnownBrowser, forgetOtherBrowsers, guesser, rememberBrowser } from '../../http/known-browser.ts';
import { limitKey } from '../../http/limits.ts';
import { cookieName, setCookie } from '../../http/session.ts';
import { addressee } from '../../lib/addressee.ts';
import { AppError } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { hashPassword } from '../../lib/password.ts';
import { endAllSessions } from '../../lib/sessions.ts';
import { hashToken } from '../../lib/tokens.ts';
import { proveOwnership } from '../account/ownership.ts';
import { endPendingAccess, holdAccount } from '../account/queries.ts';
import { findFactor } from '../account/two-factor/queries.ts';
import { clearGuesses, countGuess, type Guess } from '../guessing/guessing.ts';
import { findUserByEmail, setPasswordHash } from '../users/queries.ts';
import { passwordResetEmail, resetCodeEmail, suspendedEmail } from './emails.ts';
import { replaceCode, returnTry, takeTry, useUpCode } from './queries.ts';

const COOKIE = 'reset';
const COOKIE_SECONDS = 15 * 60;

const invalid = () =>
  new AppError('invalid_code', 'Invalid OTP', { fields: [{ path: 'otp', message: 'Invalid OTP' }] });

const TOKEN = /^[\w-]{22}$/;

/** Keyed with the token that only the asking browser has: the stored hash alone cannot be guessed through. */
const codeHash = (token: string, code: string) => createHmac('sha256', token).update(code).digest();

/**
 * Sends a code to the address if it is known, and binds it to this browser by a cookie. The answer is always the same:
 * what is too many for an address is left out. What strangers ask for leaves a browser that the account knows its own.
 * @throws {AppError} `rate_limited` for too many of one network address
 */
export async function requestCode(
  deps: Deps,
  email: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await deps.limits.count('resetAddress', limitKey(request.ip));
  const held = request.cookies[cookieName(deps.config, COOKIE)];
  // The token stands for the browser: a newer code takes the place of the older, which lives on where none is sent.
  const token = held && TOKEN.test(held) ? held : randomBytes(16).toString('base64url');
  const isSent = await inSameTime(sendIfRoom(deps, email, token, request));
  setCookie(reply, deps.config, COOKIE, token, COOKIE_SECONDS);
  audit(request, 'code_requested', { isSent });
}

async function sendIfRoom(
  deps: Deps,
  email: string,
  token: string,
  request: FastifyRequest,
): Promise<boolean> {
  const browserId = await findKnownBrowser(deps, request, email);
  const hasRoom = await deps.limits.hasRoom('resetCodes', guesser(email, browserId));
  if (hasRoom) await sendCode(deps, email, token);
  return hasRoom;
}

async function sendCode(deps: Deps, email: string, token: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await deps.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, user.id))) return;
    const owner = { userId: user.id };
    if (user.suspendedAt) return enqueueEmail(tx, deps.jobs, suspendedEmail(addressee(user)), owner);
    const until = await replaceCode(
      tx,
      { ...owner, requestHash: hashToken(token), codeHash: codeHash(token, code) },
      deps.now(),
    );
    await enqueueEmail(tx, deps.jobs, resetCodeEmail({ ...addressee(user), code, until }), owner);
  });
}

/** @throws {AppError} `invalid_code` for a wrong, old, used or foreign code, and after five wrong ones. */
async function checkCode(deps: Deps, email: string, otp: string, request: FastifyRequest) {
  await deps.limits.count('resetAddress', limitKey(request.ip));
  const token = request.cookies[cookieName(deps.config, COOKIE)];
  const user = await findUserByEmail(deps.db, email);
  if (!token || !user) throw invalid();
  const key = { userId: user.id, requestHash: hashToken(token) };
  const wanted = await takeTry(deps.db, key, deps.now());
  if (!wanted) throw invalid();
  const browserId = await findKnownBrowser(deps, request, email);
  const guess: Guess = {
    guessed: 'code',
    guesser: guesser(user.id, browserId),
    whom: { userId: user.id },
  };
  await countCode(deps, guess, request);
  if (!timingSafeEqual(wanted, codeHash(token, otp))) {
    audit(request, 'code_failed', { userId: user.id });
    throw invalid();
  }
  await clearGuesses(deps, guess);
  return { key, user, browserId };
}

/** Many codes with some tries each are still many tries. Too many read as wrong: 429 would tell that the address is known. */
async function countCode(deps: Deps, guess: Guess, request: FastifyRequest): Promise<void> {
  try {
    await countGuess(deps, guess, request);
  } catch (error) {
    throw error instanceof AppError && error.code === 'rate_limited' ? invalid() : error;
  }
}

export async function verifyCode(
  deps: Deps,
  email: string,
  otp: string,
  request: FastifyRequest,
): Promise<void> {
  const { key } = await checkCode(deps, email, otp, request);
  await returnTry(deps.db, key);
}

/**
 * Sets the new password, uses the code up, confirms the address and ends every session of the person; the account
 * forgets other browsers. It knows this one from now on: whoever reads the inbox gets in, however many guess. Not where
 * a second factor is in force, of which each known browser has tries of its own.
 */
export async function resetWithCode(
  deps: Deps,
  body: { email: string; otp: string; newPassword: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { key, user, browserId } = await checkCode(deps, body.email, body.otp, request);
  const passwordHash = await hashPassword(body.newPassword);
  const isShownAgain = await deps.db.transaction(async (tx) => {
    const shown = await proveOwnership(deps, tx, user.id);
    if (!(await useUpCode(tx, key))) throw invalid();
    await setPasswordHash(tx, user.id, passwordHash);
    await endPendingAccess(tx, user.id);
    await endAllSessions(tx, deps.bus, user.id);
    await forgetOtherBrowsers(tx, deps.config, request, user.id);
    await enqueueEmail(tx, deps.jobs, passwordResetEmail(addressee(user)), { userId: user.id });
    const factor = await findFactor(tx, user.id);
    if (!factor?.enabledAt) await rememberBrowser(deps, tx, request, reply, user.id);
    return shown;
  });
  if (isShownAgain) await deps.memberChanged(user.id);
  await deps.limits.clear('loginAccount', `${user.email} ${limitKey(request.ip)}`);
  for (const each of [undefined, browserId])
    await clearGuesses(deps, { guessed: 'password', guesser: guesser(user.email, each) });
  setCookie(reply, deps.config, COOKIE, '', 0);
  audit(request, 'password_reset', { userId: user.id });
}
