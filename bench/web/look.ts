import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { percentile } from '../statistics.ts';
import type { Page } from './pages.ts';
import { type Session, sessionCookie } from './server.ts';

const TRIES = 3;
/** Scores of audits, 0 to 1; Lighthouse itself shows these in orange or red. */
const FAULT_BELOW = 0.9;
export const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const PICTURE_OF_A_PERSON = /\/uploads\//;

/** What Lighthouse finds with its own settings for a mid-range phone on slow 4G, both simulated. */
export interface Figures {
  readonly score: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds to the first paint, to the largest, and for which the page could not answer. */
  readonly first: number;
  readonly largest: number;
  readonly blocked: number;
  readonly shift: number;
  /** In kB, compressed. */
  readonly scripts: number;
  readonly fonts: number;
  readonly all: number;
  /** Without pictures of people. */
  readonly requests: number;
  /** How fast Lighthouse saw the machine. */
  readonly machine: number;
}

export interface Look {
  readonly figures: Figures;
  /** What Lighthouse finds fault with, in any run. */
  readonly faults: readonly string[];
}

async function lookOnce(browserPath: string, url: string, page: Page, session?: Session): Promise<Result> {
  const browser = await launch({ executablePath: browserPath, headless: 'shell', args: BROWSER_FLAGS });
  try {
    if (session) await browser.setCookie(sessionCookie(session));
    const tab = await browser.newPage();
    const skipped = [
      // Pages inside and those that emails lead to stay out of search on purpose.
      ...((await isIndexed(url)) ? [] : ['is-crawlable']),
      ...(page.missing ? ['http-status-code', 'errors-in-console'] : []),
    ];
    const result = await lighthouse(
      url,
      {
        formFactor: 'mobile',
        throttlingMethod: 'simulate',
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        skipAudits: skipped,
        ignoreStatusCode: page.missing === true,
      },
      undefined,
      tab,
    );
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    if (result.lhr.finalDisplayedUrl !== url) throw new Error(`It leads to ${result.lhr.finalDisplayedUrl}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Pages inside lead strangers to the log-in. */
async function isIndexed(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' });
  return response.status === 200 && !/<meta name="robots" content="noindex"/.test(await response.text());
}

/** A browser that gets no processor time loses its trace: that look says nothing of the page, and is taken again. */
async function lookAgain(url: string, take: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await take();
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`${url}: ${error instanceof Error ? error.message : error} Looking again.`);
    return lookAgain(url, take, tries - 1);
  }
}

function figuresOf({ categories, audits, environment }: Result): Figures {
  const score = (name: string) => 100 * (categories[name]?.score ?? Number.NaN);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const rows = (name: string) => {
    const details = audits[name]?.details;
    return details?.type === 'table' ? details.items : [];
  };
  const size = (type: string) =>
    Number(rows('resource-summary').find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) /
    1000;
  const requests = rows('network-requests')
    .map(({ url }) => String(url))
    .filter((url) => /^https?:/.test(url) && !PICTURE_OF_A_PERSON.test(url));
  return {
    score: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: size('script'),
    fonts: size('font'),
    all: size('total'),
    requests: requests.length,
    machine: environment.benchmarkIndex,
  };
}

function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ weight, group }) => weight > 0 || group === 'insights')
      .map((ref) => audits[ref.id])
      .filter((audit) => audit !== undefined)
      .filter(({ score }) => score !== null && score < FAULT_BELOW)
      .map((audit) => `${title}: ${audit.title} ${audit.displayValue ?? ''}`.trim()),
  );
}

export function mediansOf<Name extends string>(all: readonly Readonly<Record<Name, number>>[]) {
  const names = Object.keys(all[0] ?? {}) as Name[];
  const median = (name: Name) =>
    percentile(
      all.map((figures) => figures[name]),
      0.5,
    );
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Record<Name, number>;
}

/** The medians of `runs` looks at a page, each by a browser of its own that knows nothing yet. */
export async function look(
  browserPath: string,
  url: string,
  runs: number,
  page: Page,
  session?: Session,
): Promise<Look> {
  const all: Result[] = [];
  for (let run = 0; run < runs; run++)
    all.push(await lookAgain(url, () => lookOnce(browserPath, url, page, session)));
  return { figures: mediansOf(all.map(figuresOf)), faults: [...new Set(all.flatMap(faultsOf))] };
}
