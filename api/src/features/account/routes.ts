import * as contract from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { findAwaitedEmail } from './email/queries.ts';
import { emailRoutes } from './email/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { ownAccount } from './own-account.ts';
import { changePassword } from './password.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { settingsOf } from './settings/rules.ts';
import { findSecondFactorState } from './two-factor/queries.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.getAccount, async ({ user }) => {
    const account = await ownAccount(deps.db, user.id);
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

  mount(app, deps, contract.changePassword, async ({ body, user, request, reply }) => {
    await changePassword(deps, { user, ...body }, request, reply);
    return { message: 'Your password is changed. You are logged out everywhere else' };
  });

  emailRoutes(app, deps);
  settingsRoutes(app, deps);
  sessionRoutes(app, deps);
  twoFactorRoutes(app, deps);
  exportRoutes(app, deps);
  deletionRoutes(app, deps);
}
