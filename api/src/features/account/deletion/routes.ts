import * as contract from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { mount } from '../../../http/route.ts';
import { cancelDeletion, requestDeletion } from './deletion.ts';

export function deletionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.requestDeletion, async ({ body, user, request }) => {
    const date = await requestDeletion(deps, { userId: user.id, ...body }, request);
    return { data: { deletedOn: date.toISOString() }, message: 'Your profile is hidden now' };
  });

  mount(app, deps, contract.cancelDeletion, async ({ user, request }) => {
    await cancelDeletion(deps, user.id, request);
    return { message: 'Your account will not be deleted' };
  });
}
