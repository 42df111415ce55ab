import type { FastifyInstance } from 'fastify';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { oneClick } from '../../http/one-click.ts';
import { unsubscribeUrl } from './mails.ts';
import { endNewsletter } from './subscription.ts';

export function oneClickRoute(app: FastifyInstance, deps: Deps): void {
  oneClick(app, deps, {
    opened: besides.newsletterPage,
    pressed: besides.newsletterOneClick,
    page: (token) => unsubscribeUrl(token, deps.config.publicUrl),
    async end(token, request) {
      const subscriberId = await endNewsletter(deps, token);
      deps.log.info(
        { event: 'newsletter_ended', subscriberId, address: request.ip, reqId: request.id },
        'newsletter unsubscribed by the mail provider',
      );
    },
  });
}
