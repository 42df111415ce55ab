import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a built page says of itself in its head. */
export interface BuiltPage {
  /** Canonical address. */
  url: string;
  title: string;
  /** Path of the picture shown where the page is shared: "/og/about.png". */
  picture: string;
  /** Category of an article. */
  section: string | undefined;
  /** Day an article appeared. */
  published: string | undefined;
}

/** The pages of the build that may be found: those with a canonical address. */
export async function readPages(client: string): Promise<BuiltPage[]> {
  const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  const pages = await Promise.all(
    names.map(async (name) => readPage(await readFile(join(client, name), 'utf8'))),
  );
  return pages.filter((page) => page !== undefined);
}

function readPage(html: string): BuiltPage | undefined {
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributes(tag));
  const url = tags.find(({ rel }) => rel === 'canonical')?.href;
  if (!url) return undefined;
  const property = (name: string) => tags.find((tag) => tag.property === name)?.content;
  const [title, picture] = [property('og:title'), property('og:image')];
  if (!title || !picture)
    throw new Error(`${url} has a canonical address, but no title or picture for sharing`);
  return {
    url,
    title,
    picture: new URL(picture).pathname,
    section: property('article:section'),
    published: property('article:published_time'),
  };
}

function attributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
