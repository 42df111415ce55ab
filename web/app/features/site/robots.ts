import { robotsTxt } from './feeds.server.ts';

export function loader({ request }: { request: Request }) {
  const text = robotsTxt(new URL(request.url).origin);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
