import { forgotPassword, login, logout, resetPassword, verifyOtp } from '@ampersand/contract/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { findKnownBrowser, guesser, rememberBrowser } from '../../http/known-browser.ts';
import { limitKey } from '../../http/limits.ts';
import { mount } from '../../http/route.ts';
import { endSession, setSessionCookie, startSession, suspended } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { hashPassword, isOutdated, isRightPassword } from '../../lib/password.ts';
import { codeRequired, lockProven } from '../account/proven.ts';
import { checkSecondFactor } from '../account/two-factor/two-factor.ts';
import { clearGuesses, countGuess, type Guess } from '../guessing/guessing.ts';
import { presentOwnUser } from '../users/present.ts';
import { findUser, findUserByEmail, renewPasswordHash } from '../users/queries.ts';
import { requestCode, resetWithCode, verifyCode } from './password-reset.ts';

const passwordGuess = (email: string, browserId: string | undefined): Guess => ({
  guessed: 'password',
  guesser: guesser(email, browserId),
  whom: { email },
});

const wrongCredentials = () => new AppError('wrong_credentials', 'Wrong email or password');

/**
 * Counts a log-in before anything is looked at, alike for addresses that nobody has registered. Guesses of strangers at
 * one account count together, wherever they come from; they do not slow down a browser that the account knows.
 * @returns the browser, if the account knows it
 */
async function countLogin(deps: Deps, email: string, request: FastifyRequest): Promise<string | undefined> {
  const address = limitKey(request.ip);
  await deps.limits.count('loginAddress', address);
  const browserId = await findKnownBrowser(deps, request, email);
  if (!browserId) await deps.limits.count('loginAccount', `${email} ${address}`);
  await countGuess(deps, passwordGuess(email, browserId), request);
  return browserId;
}

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, login, async ({ body, request, reply }) => {
    const browserId = await countLogin(deps, body.email, request);
    const account = await findUserByEmail(deps.db, body.email);
    const right = await isRightPassword(body.password, account?.passwordHash);
    const user = right && account ? await findUser(deps.db, account.id) : undefined;
    if (!account || !user) {
      audit(request, 'login_failed', { userId: account?.id });
      throw wrongCredentials();
    }
    if (user.suspendedAt) throw suspended();
    const factorSince = await checkSecondFactor(
      deps,
      { userId: user.id, code: body.code, browserId },
      request,
    );
    await clearGuesses(deps, passwordGuess(body.email, browserId));
    const refusals = { wrong: wrongCredentials(), missing: codeRequired() };
    const token = await deps.db.transaction(async (tx) => {
      await lockProven(tx, { ...account, factorSince }, refusals);
      const started = await startSession(deps, tx, request, user.id);
      await rememberBrowser(deps, tx, request, reply, user.id);
      return started;
    });
    setSessionCookie(reply, deps.config, token);
    // After the session: one of the same password that begins at this moment is not refused.
    if (isOutdated(account.passwordHash)) {
      const to = await hashPassword(body.password);
      await renewPasswordHash(deps.db, user.id, { from: account.passwordHash, to });
    }
    audit(request, 'login', { userId: user.id });
    return { data: { user: presentOwnUser(user) }, message: 'Welcome back' };
  });

  mount(app, deps, logout, async ({ user, request, reply }) => {
    await endSession(deps, request, reply);
    if (user) audit(request, 'logout');
    return { message: 'Logged out' };
  });

  mount(app, deps, forgotPassword, async ({ body, request, reply }) => {
    await requestCode(deps, body.email, request, reply);
    return { message: 'OTP sent to your email' };
  });

  mount(app, deps, verifyOtp, async ({ body, request }) => {
    await verifyCode(deps, body.email, body.otp, request);
    return { message: 'OTP verified successfully' };
  });

  mount(app, deps, resetPassword, async ({ body, request, reply }) => {
    await resetWithCode(deps, body, request, reply);
    return { message: 'Password reset successfully' };
  });
}
