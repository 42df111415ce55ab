import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { limitKey } from '../../http/limits.ts';
import { API_BASE } from '../../http/route.ts';
import { unsubscribeUrl } from './mails.ts';
import { endNewsletter } from './subscription.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const BODY_LIMIT = 4096;

/**
 * The address in `List-Unsubscribe`. A mail provider posts a form to it without cookie, origin or JSON (RFC 8058), so
 * it is no endpoint of the contract; the token says everything, the form nothing. A person who opens the address gets
 * the page with the button instead: programs that follow every link must not unsubscribe anybody.
 */
export function oneClickRoute(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, __, done) =>
      done(null),
    );
    scope.addContentTypeParser('*', (_, __, done) =>
      done(new AppError('unsupported_media_type', `Send the body as ${FORMS[0]}`)),
    );
    scope.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: `${API_BASE}/newsletter/one-click/:token`,
      // The log line of a request holds its path, and this path a secret.
      logLevel: 'warn',
      onRequest: (request) => deps.limits.count('read', limitKey(request.ip)),
      handler: async (request, reply) => {
        const { token } = request.params;
        reply.header('cache-control', 'no-store');
        if (request.method !== 'POST') {
          return reply.redirect(unsubscribeUrl(token, deps.config.publicUrl), 303);
        }
        const subscriberId = await endNewsletter(deps, token);
        deps.log.info(
          { event: 'newsletter_ended', subscriberId, address: request.ip, reqId: request.id },
          'newsletter unsubscribed by the mail provider',
        );
        return { message: 'Unsubscribed' };
      },
    });
  });
}
