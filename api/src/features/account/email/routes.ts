import * as contract from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { mount } from '../../../http/route.ts';
import { changeEmail } from './change.ts';
import { followLink, sendConfirmation } from './confirmation.ts';

export function emailRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.sendConfirmation, async ({ user }) => {
    await sendConfirmation(deps, user.id);
    return { message: 'An email with a link is on its way. The link works for seven days' };
  });

  mount(app, deps, contract.confirmEmail, async ({ body, request }) => ({
    message: await followLink(deps, body.token, request),
  }));

  mount(app, deps, contract.changeEmail, async ({ body, user, request }) => {
    await changeEmail(deps, { userId: user.id, ...body }, request);
    return {
      message: 'Please follow the link we sent to the new address. Until then the old one stays in use',
    };
  });
}
