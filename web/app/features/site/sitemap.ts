import { sitemapXml } from './feeds.server.ts';

export function loader({ request }: { request: Request }) {
  const text = sitemapXml(new URL(request.url).origin);
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
