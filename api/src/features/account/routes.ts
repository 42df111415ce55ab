import {
  cancelDeletion,
  changeEmail,
  changePassword,
  confirmEmail,
  disableTwoFactor,
  enableTwoFactor,
  endOtherSessions,
  endSessionById,
  getAccount,
  listSessions,
  renewRecoveryCodes,
  requestDeletion,
  requestExport,
  savePhone,
  saveSettings,
  sendConfirmation,
  startTwoFactor,
} from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { forgetOtherBrowsers } from '../../http/known-browser.ts';
import { mount } from '../../http/route.ts';
import { setCookie } from '../../http/session.ts';
import { indexMemberSoon } from '../matchings/after-save.ts';
import { followLink, sendConfirmationAgain } from './confirmation.ts';
import { askForDeletion, keepAccount } from './deletion.ts';
import { deviceLabel } from './device.ts';
import { askForEmail } from './email-change.ts';
import { askForExport, exportRoute } from './export.ts';
import { changePassword as setPassword } from './password.ts';
import {
  endSessionOf,
  endSessionsBut,
  findAccount,
  findAwaitedEmail,
  findSecondFactorState,
  findSessions,
  setPhone,
  updateSettings,
} from './queries.ts';
import { settingsOf } from './rules.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewCodes } from './second-factor.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getAccount, async ({ user }) => {
    const account = await findAccount(deps.db, user.id);
    return {
      data: {
        email: account.email,
        emailConfirmed: account.emailConfirmedAt !== null,
        newEmail: await findAwaitedEmail(deps.db, account, deps.now()),
        phone: account.phone,
        ...(await findSecondFactorState(deps.db, user.id)),
        deletedOn: account.deletionDueAt?.toISOString() ?? null,
        settings: settingsOf(account),
      },
    };
  });

  mount(app, deps, saveSettings, async ({ body, user, request }) => {
    const settings = await updateSettings(deps.db, user.id, body, deps.now());
    await indexMemberSoon(deps, user.id);
    request.log.info({ event: 'settings_saved', settings, address: request.ip }, 'settings saved');
    return { data: settings, message: 'Saved' };
  });

  mount(app, deps, sendConfirmation, async ({ user }) => {
    await sendConfirmationAgain(deps, user.id);
    return { message: 'A letter with a link is on its way. It works for seven days' };
  });

  mount(app, deps, confirmEmail, async ({ body, request }) => ({
    message: await followLink(deps, body.token, request),
  }));

  mount(app, deps, changeEmail, async ({ body, user, request }) => {
    await askForEmail(deps, { userId: user.id, ...body }, request);
    return {
      message: 'Please follow the link we have sent to the new address. Until then the old one counts',
    };
  });

  mount(app, deps, savePhone, async ({ body, user, request }) => {
    await setPhone(deps.db, user.id, body.phone);
    request.log.info({ event: 'phone_changed', address: request.ip }, 'phone number changed');
    return { data: body, message: 'Phone number saved' };
  });

  mount(app, deps, startTwoFactor, async ({ body, user, request }) => ({
    data: await beginSecondFactor(deps, user, body.password, request),
  }));

  mount(app, deps, enableTwoFactor, async ({ body, user, request }) => ({
    data: { recoveryCodes: await confirmSecondFactor(deps, user, body.code, request) },
  }));

  mount(app, deps, renewRecoveryCodes, async ({ body, user, request }) => ({
    data: { recoveryCodes: await renewCodes(deps, { userId: user.id, ...body }, request) },
  }));

  mount(app, deps, disableTwoFactor, async ({ body, user, request }) => {
    await endSecondFactor(deps, { userId: user.id, ...body }, request);
    return { message: 'Your log-in no longer asks for a code' };
  });

  mount(app, deps, requestExport, async ({ user, request }) => {
    await askForExport(deps, user, request);
    return { message: 'We are putting your data together. A letter with the link comes within minutes' };
  });
  exportRoute(app, deps);

  mount(app, deps, requestDeletion, async ({ body, user, request }) => {
    const date = await askForDeletion(deps, { userId: user.id, ...body }, request);
    return { data: { deletedOn: date.toISOString() }, message: 'Your profile is hidden from now on' };
  });

  mount(app, deps, cancelDeletion, async ({ user, request }) => {
    await keepAccount(deps, user.id, request);
    return { message: 'Your account stays' };
  });

  mount(app, deps, changePassword, async ({ body, user, request, reply }) => {
    await setPassword(deps, { userId: user.id, ...body }, request, reply);
    return { message: 'Your password is changed. Every other browser is logged out' };
  });

  mount(app, deps, listSessions, async ({ user }) => {
    const found = await findSessions(deps.db, user.id, deps.now());
    return {
      data: found.map(({ userAgent, createdAt, lastSeenAt, ...session }) => ({
        ...session,
        device: deviceLabel(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: session.id === user.sessionId,
      })),
    };
  });

  mount(app, deps, endSessionById, async ({ params, user, request, reply }) => {
    const sessionId = params.sessionId.toLowerCase();
    if (!(await endSessionOf(deps.db, deps.bus, user.id, sessionId)))
      throw new AppError('not_found', 'There is no such session');
    if (sessionId === user.sessionId) setCookie(reply, deps.config, 'session', '', 0);
    request.log.info({ event: 'session_ended', sessionId, address: request.ip }, 'session ended');
    return { message: 'Logged out there' };
  });

  mount(app, deps, endOtherSessions, async ({ user, request }) => {
    const ended = await endSessionsBut(deps.db, deps.bus, user.id, user.sessionId);
    await forgetOtherBrowsers(deps.db, deps.config, request, user.id);
    request.log.info({ event: 'sessions_ended', ended, address: request.ip }, 'other sessions ended');
    return { message: 'You are logged out everywhere but here' };
  });
}
