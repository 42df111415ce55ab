import { brand } from '@ampersand/contract/brand';
import { indexedPages, paths } from '../../paths.ts';
import { allArticles } from '../blog/articles.server.ts';
import type { Article } from '../blog/posts.ts';

/** Where nothing is to be found without logging in. */
const closed = ['/api/', paths.dashboard, paths.founder.index, paths.applicant.index, '/preference'];

export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

export function sitemapXml(siteUrl: string): string {
  const days = new Map<string, string>(allArticles.map(({ id, date }) => [paths.blogPost(id), date]));
  const entries = indexedPages.map((path) => {
    const day = days.get(path);
    return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** RSS 2.0 with the whole articles; links inside them are made absolute. */
export function rssXml(siteUrl: string): string {
  const [newest] = allArticles;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(brand.name)}: Founder Insights</title>`,
    `<link>${siteUrl}${paths.blog}</link>`,
    '<description>Plain advice on finding, choosing and keeping a co-founder.</description>',
    '<language>en</language>',
    `<atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${rssDate(newest.date)}</lastBuildDate>`] : []),
    ...allArticles.map((article) => rssItem(article, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function rssItem(article: Article, siteUrl: string): string {
  const url = `${siteUrl}${paths.blogPost(article.id)}`;
  const html = article.html.replaceAll('href="/', `href="${siteUrl}/`).replaceAll('href="#', `href="${url}#`);
  return [
    '<item>',
    `<title>${escapeXml(article.title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${rssDate(article.date)}</pubDate>`,
    `<dc:creator>${escapeXml(article.author)}</dc:creator>`,
    ...[article.category, ...article.tags].map((term) => `<category>${escapeXml(term)}</category>`),
    `<description>${escapeXml(article.excerpt)}</description>`,
    `<content:encoded>${escapeXml(html)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

function rssDate(day: string): string {
  return new Date(day).toUTCString().replace('GMT', '+0000');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
