import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type HandleDocumentRequestFunction, ServerRouter } from 'react-router';

/**
 * Runs at build only. The framework's own answer streams: it holds parts of a page back and moves them into place by
 * script, which makes a phone lay the page out twice. A file is written whole.
 */
const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, context) => {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw new AggregateError(failures, `${request.url} cannot be written`);
  headers.set('content-type', 'text/html');
  return new Response(await text(prelude), { status, headers });
};

export default handleRequest;
