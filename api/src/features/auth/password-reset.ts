import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { limitKey } from '../../http/limits.ts';
import { cookieName, endAllSessions, hashToken, setCookie } from '../../http/session.ts';
import { addressee } from '../../lib/addressee.ts';
import { enqueueMail } from '../../lib/mailer.ts';
import { hashPassword } from '../../lib/password.ts';
import { endPendingAccess, holdAccount } from '../account/queries.ts';
import { findUserByEmail, setPasswordHash } from '../users/queries.ts';
import { resetCodeMail } from './mails.ts';
import { replaceCode, returnTry, takeTry, useUpCode } from './queries.ts';

const COOKIE = 'reset';
const COOKIE_SECONDS = 15 * 60;
/** Every request for a code takes at least this long, so that the time does not tell whether the address is known. */
const ANSWER_AFTER_MS = 250;

const invalid = () =>
  new AppError('invalid_code', 'Invalid OTP', { fields: [{ path: 'otp', message: 'Invalid OTP' }] });

/** Keyed with the token that only the asking browser has: the stored hash alone cannot be guessed through. */
const codeHash = (token: string, code: string) => createHmac('sha256', token).update(code).digest();

/** Sends a code to the address if it is known, and binds it to this browser by a cookie. */
export async function requestCode(
  deps: Deps,
  email: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await deps.limits.count('resetAddress', limitKey(request.ip));
  await deps.limits.count('resetAccount', email);
  const token = randomBytes(16).toString('base64url');
  await Promise.all([sendCode(deps, email, token), delay(ANSWER_AFTER_MS)]);
  setCookie(reply, deps.config, COOKIE, token, COOKIE_SECONDS);
  request.log.info({ event: 'code_requested', address: request.ip }, 'one-time code requested');
}

async function sendCode(deps: Deps, email: string, token: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user || user.suspendedAt) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await deps.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, user.id))) return;
    await replaceCode(
      tx,
      { userId: user.id, requestHash: hashToken(token), codeHash: codeHash(token, code) },
      deps.now(),
    );
    await enqueueMail(tx, deps.jobs, resetCodeMail({ ...addressee(user), code }), { userId: user.id });
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
  if (!wanted || !timingSafeEqual(wanted, codeHash(token, otp))) {
    request.log.warn({ event: 'code_failed', userId: user.id, address: request.ip }, 'wrong one-time code');
    throw invalid();
  }
  return { key, user };
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

/** Sets the new password, uses the code up and ends every session of the person. */
export async function resetWithCode(
  deps: Deps,
  body: { email: string; otp: string; newPassword: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { key, user } = await checkCode(deps, body.email, body.otp, request);
  const passwordHash = await hashPassword(body.newPassword);
  await deps.db.transaction(async (tx) => {
    if (!(await useUpCode(tx, key))) throw invalid();
    await setPasswordHash(tx, user.id, passwordHash);
    await endPendingAccess(tx, user.id);
    await endAllSessions(tx, user.id);
  });
  await deps.limits.clear('loginAccount', `${user.email} ${limitKey(request.ip)}`);
  setCookie(reply, deps.config, COOKIE, '', 0);
  request.log.info({ event: 'password_reset', userId: user.id, address: request.ip }, 'password reset');
}
