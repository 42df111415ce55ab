import { brand } from '@ampersand/contract/brand';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { limitKey } from './limits.ts';
import { API_BASE } from './route.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const BODY_LIMIT = 4096;

interface OneClick {
  /** Below the base of the API; the token follows. */
  readonly path: string;
  /** Where a person is led who opens the address. */
  readonly page: (token: string) => string;
  /** Ends what the token stands for; doing so twice is fine. */
  readonly end: (token: string, request: FastifyRequest) => Promise<void>;
}

/**
 * The address in `List-Unsubscribe`. A mail provider posts a form to it without cookie, origin or JSON (RFC 8058), so
 * it is no endpoint of the contract; the token says everything, the form nothing. A person who opens the address gets
 * a page instead: programs that follow every link must not unsubscribe anybody.
 */
export function oneClick(app: FastifyInstance, deps: Deps, { path, page, end }: OneClick): void {
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
      url: `${API_BASE}${path}/:token`,
      // The log line of a request holds its path, and this path a secret.
      logLevel: 'warn',
      onRequest: (request) => deps.limits.count('read', limitKey(request.ip)),
      handler: async (request, reply) => {
        const { token } = request.params;
        reply.header('cache-control', 'no-store');
        if (request.method !== 'POST') return reply.redirect(page(token), 303);
        await end(token, request);
        return { message: 'Unsubscribed' };
      },
    });
  });
}

/**
 * The header fields that let a mail program unsubscribe by itself (RFC 2369, RFC 8058), by that address or by an email
 * with the given subject. RFC 8058 wants both signed (DKIM) by the mail server.
 */
export function unsubscribeHeaders(path: string, token: string, subject: string, publicUrl: URL) {
  const address = new URL(`${API_BASE}${path}/${token}`, publicUrl).href;
  return {
    'List-Unsubscribe': `<${address}>, <mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
