import * as contract from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { mount } from '../../../http/route.ts';
import { exportRoute, findArchive, requestExport } from './export.ts';

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.requestExport, async ({ user, request }) => {
    await requestExport(deps, user, request);
    return {
      message: 'We are putting your data together. An email with the link will reach you within minutes',
    };
  });

  mount(app, deps, contract.checkExport, async ({ body }) => {
    await findArchive(deps, body.token);
    return { message: 'The archive is there' };
  });

  exportRoute(app, deps);
}
