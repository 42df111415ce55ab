import * as contract from '@ampersand/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../http/deps.ts';
import { mount } from '../../../http/route.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { switchOffRoutes } from './one-click.ts';
import { setPhone, updateSettings } from './queries.ts';

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.saveSettings, async ({ body, user, request }) => {
    const settings = await updateSettings(deps.db, user.id, body, deps.now());
    if (!settings) throw new AppError('unauthenticated', 'Please log in first');
    await deps.memberChanged(user.id);
    audit(request, 'settings_saved', { settings });
    return { data: settings, message: 'Saved' };
  });

  mount(app, deps, contract.savePhone, async ({ body, user, request }) => {
    await setPhone(deps.db, user.id, body.phone);
    audit(request, 'phone_changed');
    return { data: body, message: 'Phone number saved' };
  });

  switchOffRoutes(app, deps);
}
