import { brand } from '@ampersand/contract/brand';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import type { besides } from './besides.ts';
import type { Deps } from './deps.ts';
import { mountRaw } from './route.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const BODY_LIMIT = 4096;

type Opened = typeof besides.newsletterPage | typeof besides.inactivityPage | typeof besides.emailPage;
type Pressed =
  | typeof besides.newsletterOneClick
  | typeof besides.inactivityOneClick
  | typeof besides.emailOneClick;

interface OneClick {
  /** One address: what a person opens, what an email provider posts to. */
  readonly opened: Opened;
  readonly pressed: Pressed;
  /** Where a person is led who opens the address. */
  readonly page: (token: string) => string;
  /** Ends what the token stands for; doing so twice is fine. */
  readonly end: (token: string, request: FastifyRequest) => Promise<void>;
}

/**
 * The address in `List-Unsubscribe`. An email provider posts a form to it without cookie, origin or JSON (RFC 8058), so
 * it is no endpoint of the contract; the token says everything, the form nothing. A person who opens the address gets
 * a page instead: programs that follow every link must not unsubscribe anybody.
 */
export function oneClick(app: FastifyInstance, deps: Deps, { opened, pressed, page, end }: OneClick): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, __, done) =>
      done(null),
    );
    scope.addContentTypeParser('*', (_, __, done) =>
      done(new AppError('unsupported_media_type', `Send the body as ${FORMS[0]}`)),
    );
    mountRaw(scope, deps, opened, async ({ params: { token }, reply }) =>
      reply.header('cache-control', 'no-store').redirect(page(token), 303),
    );
    mountRaw(scope, deps, pressed, async ({ params: { token }, request, reply }) => {
      reply.header('cache-control', 'no-store');
      await end(token, request);
      return { message: 'Unsubscribed' };
    });
  });
}

/**
 * The header fields that let an email program unsubscribe by itself (RFC 2369, RFC 8058), by that address or by an email
 * with the given subject. RFC 8058 wants both signed (DKIM) by the email server.
 */
export function unsubscribeHeaders({ path }: Pressed, token: string, subject: string, publicUrl: URL) {
  const address = new URL(path.replace('{token}', token), publicUrl).href;
  return {
    'List-Unsubscribe': `<${address}>, <mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
