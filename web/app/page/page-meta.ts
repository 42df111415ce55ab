import { brand } from '@ampersand/contract/brand';
import type { MetaDescriptor } from 'react-router';

/** What of a `meta` function's argument is read here. */
export interface MetaOf {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Where the pages are published, without a slash at the end, as root.tsx has it from the server. */
export function originOf({ matches }: MetaOf): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined;
  return root?.origin ?? '';
}

interface PageFacts {
  /** Without the product's name, which is added; the home page leaves it out. */
  title?: string;
  /** One or two sentences, at most some 160 characters. */
  description: string;
  /** From `paths`; decides the canonical address. */
  path: string;
  /** A PNG or JPEG of 1200 by 630 under `public`. */
  image?: { path: string; alt: string };
  type?: 'website' | 'article';
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** Structured data, one entry a block. */
  jsonLd?: Record<string, unknown>[];
}

const shared = { path: '/og/ampersand.png', alt: `${brand.name}: ${brand.tagline}` };

/** Head of a public page: title, description, canonical address, what is shown when it is shared, structured data. */
export function pageMeta(of: MetaOf, page: PageFacts): MetaDescriptor[] {
  const siteUrl = originOf(of);
  const { description, path, image = shared, type = 'website', noindex = false, jsonLd = [] } = page;
  const title = page.title ? `${page.title} | ${brand.name}` : `${brand.name} | ${brand.headline}`;
  const url = `${siteUrl}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : [canonical(url)]),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: page.title ?? brand.headline },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${siteUrl}${image.path}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}

function canonical(href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'canonical', href };
}
