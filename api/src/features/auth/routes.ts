import { forgotPassword, login, logout, resetPassword, verifyOtp } from '@ampersand/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { limitKey } from '../../http/limits.ts';
import { mount } from '../../http/route.ts';
import { endSession, startSession, suspended } from '../../http/session.ts';
import { hashPassword, isOutdated, isRightPassword } from '../../lib/password.ts';
import { checkSecondFactor } from '../account/second-factor.ts';
import { presentOwnUser } from '../users/present.ts';
import { findUser, findUserByEmail, renewPasswordHash } from '../users/queries.ts';
import { requestCode, resetWithCode, verifyCode } from './password-reset.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, login, async ({ body, request, reply }) => {
    const address = limitKey(request.ip);
    await deps.limits.count('loginAddress', address);
    // Counted per account and address: a stranger's guesses do not lock the owner out elsewhere.
    await deps.limits.count('loginAccount', `${body.email} ${address}`);
    const account = await findUserByEmail(deps.db, body.email);
    const right = await isRightPassword(body.password, account?.passwordHash);
    const user = right && account ? await findUser(deps.db, account.id) : undefined;
    if (!user) {
      request.log.warn({ event: 'login_failed', userId: account?.id, address: request.ip }, 'log-in failed');
      throw new AppError('wrong_credentials', 'Email or password is not right');
    }
    if (user.suspendedAt) throw suspended();
    await checkSecondFactor(deps, { userId: user.id, code: body.code }, request);
    if (isOutdated(user.passwordHash)) {
      const to = await hashPassword(body.password);
      await renewPasswordHash(deps.db, user.id, { from: user.passwordHash, to });
    }
    await startSession(deps, request, reply, user.id);
    request.log.info({ event: 'login', userId: user.id, address: request.ip }, 'logged in');
    return { data: { user: presentOwnUser(user) }, message: 'Welcome back' };
  });

  mount(app, deps, logout, async ({ user, request, reply }) => {
    await endSession(deps, request, reply);
    if (user) request.log.info({ event: 'logout', address: request.ip }, 'logged out');
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
