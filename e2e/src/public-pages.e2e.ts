import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { publicPages, visitorPages } from '../../web/app/paths.ts';
import { expectAccessible, expectLoaded, expectNothingSideways, test } from './browser.ts';
import { baseUrl } from './server.ts';

interface PageFacts {
  status: number;
  html: string;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  image: string;
  headings: number;
  ids: string[];
  /** Everything the page points at, resolved. */
  targets: string[];
  data: string[];
}

/** Reads a page as a browser would, without running it. */
async function readPage(path: string): Promise<PageFacts> {
  const response = await fetch(path);
  const html = await response.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const read = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute) ?? '';
  const address = new URL(path, location.origin);
  return {
    status: response.status,
    html,
    lang: page.documentElement.lang,
    title: page.title,
    description: read('meta[name=description]', 'content'),
    robots: read('meta[name=robots]', 'content'),
    canonical: read('link[rel=canonical]', 'href'),
    image: read('meta[property="og:image"]', 'content'),
    headings: page.querySelectorAll('h1').length,
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    targets: [...page.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((target) => new URL(target, address).href),
    data: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  };
}

/** Width and height from the head of a PNG. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('no link and no fragment of the public pages is dead, and each page says what it is', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/robots.txt');
  const base = baseUrl();
  const home = await page.evaluate(readPage, '/');
  // Pages carry the address they were built for, which need not be this server's.
  const published = new URL(home.canonical).origin;
  const local = (address: string) => address.replace(new RegExp(`^${published}(?=/|$)`), base);

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => local(address));
  const pages = new Map<string, PageFacts>();
  const fragments = new Set<string>();
  const waiting = [...visitorPages.map((path) => new URL(path, base).href), ...listed];
  const dead: string[] = [];
  const seen = new Set(waiting);
  for (const address of waiting) {
    const url = new URL(address);
    const response = await page.request.get(address);
    if (response.status() !== 200) dead.push(`${url.pathname}: ${response.status()}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const facts = await page.evaluate(readPage, url.pathname + url.search);
    pages.set(url.pathname, facts);
    for (const target of facts.targets.map(local).filter((found) => /^https?:/.test(found))) {
      const found = new URL(target);
      if (found.origin !== base) {
        expect(found.protocol).toBe('https:');
        continue;
      }
      if (found.hash) fragments.add(target);
      found.hash = '';
      if (seen.has(found.href)) continue;
      seen.add(found.href);
      waiting.push(found.href);
    }
  }
  expect(dead).toEqual([]);
  for (const fragment of fragments) {
    const { pathname, hash } = new URL(fragment);
    expect(pages.get(pathname)?.ids, fragment).toContain(decodeURIComponent(hash.slice(1)));
  }
  expect([...fragments].some((fragment) => fragment.endsWith('/privacy-policy#cookies'))).toBe(true);

  const open = visitorPages.filter((path) => !pages.get(path)?.robots);
  expect(listed.map((address) => new URL(address).pathname).sort()).toEqual([...open].sort());
  for (const path of publicPages) {
    const facts = pages.get(path);
    expect(facts, path).toMatchObject({ status: 200, lang: 'en', headings: 1 });
    if (!facts) continue;
    expect(new Set(facts.ids).size, path).toBe(facts.ids.length);
    expect(facts.description.length, path).toBeGreaterThan(30);
    expect(facts.description.length, path).toBeLessThan(180);
    if (!facts.robots) expect(facts.canonical, path).toBe(`${published}${path}`);
    const picture = await page.request.get(local(facts.image));
    expect(picture.headers()['content-type'], path).toBe('image/png');
    expect(pngSize(await picture.body()), path).toEqual([1200, 630]);
    for (const data of facts.data) expect(JSON.parse(data), path).toHaveProperty('@type');
  }
  const kinds = (path: string) => pages.get(path)?.data.map((data) => JSON.parse(data)['@type']);
  expect(kinds('/')).toEqual(['Organization', 'FAQPage']);
  expect(kinds('/blog/1')).toEqual(['BlogPosting']);
  const titles = open.map((path) => pages.get(path)?.title);
  expect(new Set(titles).size).toBe(open.length);
});

test('robots, feed, manifest and icons answer what they promise', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/robots.txt');
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const feed = await page.evaluate(async () => {
    const response = await fetch('/rss.xml');
    const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
    return {
      type: response.headers.get('content-type'),
      broken: xml.querySelector('parsererror')?.textContent,
      links: [...xml.querySelectorAll('item > link')].map(({ textContent }) => textContent),
    };
  });
  expect(feed.broken).toBeUndefined();
  expect(feed.type).toMatch(/xml/);
  expect(feed.links).toHaveLength(6);
  for (const link of feed.links) {
    expect((await page.request.get(new URL(link ?? '').pathname)).status()).toBe(200);
  }

  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/' });
  const icons: { src: string; sizes: string; type: string }[] = manifest.icons;
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    if (type === 'image/png') expect(pngSize(await icon.body()).join('x')).toBe(sizes);
  }
});

test('the HTML of every page for visitors is valid', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const base = baseUrl();
  const faults: string[] = [];
  for (const path of visitorPages) {
    const html = await (await fetch(new URL(path, base))).text();
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
      }
    }
  }
  expect(faults).toEqual([]);
});

/** Addresses of one template: what is wrong on a small screen is wrong in all. */
const templates = [
  /^\/blog\/\d$/,
  /\/(?:confirm|unsubscribe)$|^\/(?:confirm-email|still-looking|pause-profile|emails-off)$/,
];
const alike = (path: string) => {
  const template = templates.find((one) => one.test(path));
  return template ? publicPages.filter((other) => template.test(other)) : [path];
};

for (const path of publicPages)
  test(`${path} is accessible in both schemes, wide and narrow, fits 320 pixels and reports no error`, async ({
    visit,
  }) => {
    const { page, problems } = await visit();
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The page broke ${violatedDirective} with ${blockedURI}`),
      ),
    );
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left stops what it was still loading ahead.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed ${request.url()}`);
    });
    await page.goto(path);
    await expectLoaded(page);
    await expectAccessible(page);
    if (alike(path)[0] === path) {
      await page.setViewportSize({ width: 360, height: 740 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingSideways(page);
    expect(problems).toEqual([]);
  });
