import { switchOffEmails } from '@ampersand/contract/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { besides } from '../../../http/besides.ts';
import type { Deps } from '../../../http/deps.ts';
import { oneClick } from '../../../http/one-click.ts';
import { mount } from '../../../http/route.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { readSwitchOff, switchOffUrl } from '../../notifications/switch-off.ts';
import { muteEmails } from './queries.ts';

function unknownLink(): AppError {
  const message = 'We do not know this link. You can turn emails off on your account page';
  return new AppError('invalid_code', message, { fields: [{ path: 'token', message }] });
}

/** Switches off the kind of email that somebody has come from: by an email program itself, or by a person on a page with a button. */
export function switchOffRoutes(app: FastifyInstance, deps: Deps): void {
  async function end(token: string, request: FastifyRequest) {
    const wanted = readSwitchOff(deps, token);
    if (!wanted || !(await muteEmails(deps.db, wanted))) throw unknownLink();
    audit(request, 'emails_switched_off', { ...wanted });
  }

  mount(app, deps, switchOffEmails, async ({ body, request }) => {
    await end(body.token, request);
    return { message: 'Turned off. You can turn them on again on your account page' };
  });

  oneClick(app, deps, {
    opened: besides.emailPage,
    pressed: besides.emailOneClick,
    page: (token) => switchOffUrl(deps.config.publicUrl, token),
    end,
  });
}
