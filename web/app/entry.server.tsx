import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { afterPaintScript, hydrationOf } from './hydration.server.ts';
import { backendContext } from './loading.server.ts';

/**
 * Writes a page whole: the framework's own answer holds parts of it back and moves them into place by script, which makes a
 * phone lay the page out twice. What the app starts with, after the first paint, stands at the end.
 */
const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, context) => {
  const failures: unknown[] = [];
  const { serverHandoffStream, ...page } = context;
  const shown = import.meta.env.DEV ? context : page;
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={shown} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw new Error('a page cannot be written', { cause: failures[0] });
  const html = await text(prelude);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const data = await hydrationOf(page, serverHandoffStream);
  const [head, body] = [html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</body>')];
  const parts = [html.slice(0, head), afterPaintScript, html.slice(head, body), data, html.slice(body)];
  return new Response(parts.join(''), { status, headers });
};

export default handleRequest;

/** What was answered with a reason, an address that leads nowhere say, is no fault of ours. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(backendContext).report(error);
};
