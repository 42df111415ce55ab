import type { FastifyInstance } from 'fastify';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { oneClick } from '../../http/one-click.ts';
import { audit } from '../../lib/audit.ts';
import { unsubscribeUrl } from './emails.ts';
import { endNewsletter } from './subscription.ts';

export function oneClickRoute(app: FastifyInstance, deps: Deps): void {
  oneClick(app, deps, {
    opened: besides.newsletterPage,
    pressed: besides.newsletterOneClick,
    page: (token) => unsubscribeUrl(token, deps.config.publicUrl),
    async end(token, request) {
      const subscriberId = await endNewsletter(deps, token);
      audit(request, 'newsletter_ended', { subscriberId, by: 'email provider' });
    },
  });
}
