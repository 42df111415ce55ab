import * as contract from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { forgetOtherBrowsers } from '../../../http/known-browser.ts';
import { mount } from '../../../http/route.ts';
import { setCookie } from '../../../http/session.ts';
import { requireFound } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { deviceLabel } from './device.ts';
import { endSessionOf, endSessionsBut, findSessions } from './queries.ts';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.listSessions, async ({ user }) => {
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

  mount(app, deps, contract.endSessionById, async ({ params, user, request, reply }) => {
    const sessionId = params.sessionId.toLowerCase();
    requireFound(await endSessionOf(deps.db, deps.bus, user.id, sessionId), 'There is no such session');
    if (sessionId === user.sessionId) setCookie(reply, deps.config, 'session', '', 0);
    audit(request, 'session_ended', { sessionId });
    return { message: 'Logged out on that device' };
  });

  mount(app, deps, contract.endOtherSessions, async ({ user, request }) => {
    const ended = await endSessionsBut(deps.db, deps.bus, user.id, user.sessionId);
    await forgetOtherBrowsers(deps.db, deps.config, request, user.id);
    audit(request, 'sessions_ended', { ended });
    return { message: 'You are logged out everywhere else' };
  });
}
