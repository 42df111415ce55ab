import { brand } from '@ampersand/contract/brand';
import type { ErrorCode, Failure } from '@ampersand/contract/errors';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../lib/escape-html.ts';
import { plainPage } from './plain-page.ts';

const API_PATH = /^\/(api|uploads)(\/|$)/;

/** Programs speak there, browsers included. */
export const isApiPath = (path: string) => API_PATH.test(path);

/** Whether somebody looks at the answer: a browser that opens an address says so, one that a script asks does not. */
export function wantsPage({ headers: { accept = '' }, url }: FastifyRequest): boolean {
  return accept.includes('text/html') && !isApiPath(url.split('?')[0] ?? '');
}

const TITLES: Partial<Record<ErrorCode, string>> = {
  bad_request: 'This address does not work',
  not_found: 'We cannot find this page',
  rate_limited: 'That was a lot at once',
  unavailable: 'We cannot show this page right now',
  internal: 'Something went wrong on our side',
};
/** A second try may do. */
const PASSING = new Set<ErrorCode>(['rate_limited', 'unavailable', 'internal']);

const STYLE = `main{max-width:560px;padding-top:15vh}
nav{display:flex;flex-wrap:wrap;gap:12px 24px;margin-top:24px}nav a{padding:10px 0}
.mark{font:italic 600 28px/1 Fraunces,Georgia,serif;color:var(--primary);margin-bottom:24px}
.small{font-size:14px;margin-top:24px;overflow-wrap:anywhere}`;

const sentence = (message: string) => message.replace(/[^.!?]$/, '$&.');

/** Why there is no page, for people. It is made of nothing that could fail as well. */
export function failurePage({ code, message, requestId }: Failure): string {
  const title = TITLES[code] ?? 'This did not work';
  // An address of nothing is that of the page itself.
  const again = PASSING.has(code) ? '<a href="">Try again</a>' : '';
  const help =
    code === 'internal'
      ? `<p class="small">If it stays like this, write to <a href="mailto:${brand.supportEmail}">${brand.supportEmail}</a> and give the number ${escapeHtml(requestId)}.</p>`
      : '';
  return plainPage({
    title: `${title} | ${brand.name}`,
    style: STYLE,
    html: `<p class="mark">${escapeHtml(brand.mark)} ${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence(message))}</p>
<nav aria-label="Where to go next">${again}<a href="/">Go to the home page</a></nav>${help}`,
  });
}
