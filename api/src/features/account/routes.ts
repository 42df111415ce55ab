import { confirmEmail, sendConfirmation } from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { followLink, sendConfirmationAgain } from './confirmation.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, sendConfirmation, async ({ user }) => {
    await sendConfirmationAgain(deps, user.id);
    return { message: 'A letter with a link is on its way. It works for seven days' };
  });

  mount(app, deps, confirmEmail, async ({ body, request }) => ({
    message: await followLink(deps, body.token, request),
  }));
}
