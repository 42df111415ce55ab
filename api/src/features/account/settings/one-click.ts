import { pages } from '@ampersand/contract/pages';
import type { FastifyInstance } from 'fastify';
import { besides } from '../../../http/besides.ts';
import type { Deps } from '../../../http/deps.ts';
import { oneClick } from '../../../http/one-click.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { pageUrl } from '../../../lib/page-url.ts';
import { readSwitchOff } from '../../notifications/switch-off.ts';
import { muteEmails } from './queries.ts';

function unknownLink(): AppError {
  const message = 'We do not know this link. You can turn emails off on your account page';
  return new AppError('invalid_code', message, { fields: [{ path: 'token', message }] });
}

/** Switches off the kind of email whose header an email program has followed; a person is led to the account page. */
export function emailOneClick(app: FastifyInstance, deps: Deps): void {
  oneClick(app, deps, {
    opened: besides.emailPage,
    pressed: besides.emailOneClick,
    page: () => pageUrl(deps.config.publicUrl, pages.account),
    async end(token, request) {
      const wanted = readSwitchOff(deps, token);
      if (!wanted || !(await muteEmails(deps.db, wanted))) throw unknownLink();
      audit(request, 'emails_switched_off', { ...wanted });
    },
  });
}
