import type { Website } from '@ampersand/contract/backend';
import { indexedPages } from '../../app/paths.ts';

/** What a page says of itself in its head. */
export interface PageHead {
  path: string;
  title: string;
  /** Path of the picture shown where the page is shared: "/og/about.png". */
  picture: string;
  /** Category of an article. */
  section: string | undefined;
}

/** The pages that may be found, as a stranger gets them. */
export function readPages(website: Website): Promise<PageHead[]> {
  const stranger = {
    hasSession: false,
    call: () => Promise.reject(new Error('A page for strangers asks the API')),
    report(error: unknown) {
      throw error;
    },
  };
  return Promise.all(
    indexedPages.map(async (path) => {
      const response = await website.render(new Request(new URL(path, 'http://localhost')), stranger);
      return readHead(path, await response.text());
    }),
  );
}

function readHead(path: string, html: string): PageHead {
  const tags = [...html.matchAll(/<meta\b[^>]*>/g)].map(([tag]) => attributes(tag));
  const property = (name: string) => tags.find((tag) => tag.property === name)?.content;
  const [title, picture] = [property('og:title'), property('og:image')];
  if (!title || !picture) throw new Error(`${path} has no title or picture for sharing`);
  return { path, title, picture: new URL(picture).pathname, section: property('article:section') };
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
