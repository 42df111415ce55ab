import * as contract from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { mount } from '../../../http/route.ts';
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.ts';

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.startTwoFactor, async ({ body, user, request }) => ({
    data: await startTwoFactor(deps, user, body.password, request),
  }));

  mount(app, deps, contract.enableTwoFactor, async ({ body, user, request }) => ({
    data: { recoveryCodes: await enableTwoFactor(deps, user, body.code, request) },
  }));

  mount(app, deps, contract.renewRecoveryCodes, async ({ body, user, request }) => ({
    data: { recoveryCodes: await renewRecoveryCodes(deps, { userId: user.id, ...body }, request) },
  }));

  mount(app, deps, contract.disableTwoFactor, async ({ body, user, request }) => {
    await disableTwoFactor(deps, { userId: user.id, ...body }, request);
    return { message: 'Your log-in no longer asks for a code' };
  });
}
