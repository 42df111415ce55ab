import { rssXml } from './feeds.server.ts';

export function loader({ request }: { request: Request }) {
  const text = rssXml(new URL(request.url).origin);
  return new Response(text, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
