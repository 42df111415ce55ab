import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as plain,
} from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { baseUrl, emailFolder } from './server.ts';

declare global {
  /** What Equal Access leaves in a page. */
  var ace: typeof import('accessibility-checker-engine');
  /** What axe leaves there. */
  var axe: typeof import('axe-core');
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors, page errors and policy violations so far, in all windows of the visit. */
  problems: string[];
}

/** Opens the site's first window in a fresh profile. */
export type Visits = (options?: BrowserContextOptions) => Promise<Visit>;

/** A test that visits the site as often as it likes. A visit that ends with an unexpected console error fails its test. */
export const test = plain.extend<{ visit: Visits }>({
  visit: async ({ browser }, use) => {
    const visits: Visit[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseUrl(), ...options });
      context.on('page', keepIntercepting);
      context.on('page', goBackFromHere);
      if (options.javaScriptEnabled !== false) context.on('page', waitForApp);
      const visit = { context, problems: problemsOf(context), page: await context.newPage() };
      visits.push(visit);
      return visit;
    });
    const problems = visits.flatMap((visit) => visit.problems);
    // Soft, as a profile that is closed before its test has failed leaves no trace.
    expect.soft(problems, 'errors in the consoles').toEqual([]);
    await Promise.all(visits.map(({ context }) => context.close()));
  },
});

/**
 * Chromium reports every answer outside 200-299; tests look at those on the screen. The trace reads pictures once more, which
 * the site's policy refuses for those in memory.
 */
const NO_PROBLEM = /^Failed to load resource|^Connecting to 'blob:/;

/** React Router leaves the end of an answer to nobody: where a page is left while its next one is read, Chromium says so. */
const LEFT_MEANWHILE = 'BodyStreamBuffer was aborted';

function problemsOf(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (message !== LEFT_MEANWHILE) problems.push(`page error: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !NO_PROBLEM.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** The browser hears of a move inside the app later than the page shows it, and would go back to the page before. */
function goBackFromHere(page: Page): void {
  const { goBack } = page;
  page.goBack = async (...args) => {
    await page.waitForURL(await page.evaluate(() => location.href));
    return goBack.apply(page, args);
  };
}

/** Chromium never answers a call that is on its way when the last route of a page is taken away: one stays. */
function keepIntercepting(page: Page): void {
  const { unroute } = page;
  page.unroute = async (...args) => {
    await page.route('**/no-such-call', (route) => route.continue());
    await unroute.apply(page, args);
  };
}

/**
 * Lets a page that is opened or loaded anew come to run its app, the parts too that React takes up late, unless the journey says by
 * `waitUntil` how long it waits.
 */
function waitForApp(page: Page): void {
  const runs = () =>
    !document.getElementById('hydration') || document.documentElement.dataset.laidOut !== undefined;
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await page.waitForFunction(runs);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await page.waitForFunction(runs);
    return response;
  };
}

/** Waits until the app runs and nothing on the page is still to come. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-app=runs]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
}

/** Expects that nothing is wider than the screen. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const tooWideBy = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWideBy).toBe(0);
}

const scriptOf = (path: string) => readFile(createRequire(import.meta.url).resolve(path), 'utf8');
const axeScript = scriptOf('axe-core/axe.min.js');
/** IBM's Equal Access: one script, which looks where axe does not. */
const equalAccess = scriptOf('accessibility-checker-engine/ace.js');

/** What Equal Access finds on the page; what is left out and why: docs/decisions/023-accessibility-engines.md. */
async function findWithEqualAccess(page: Page): Promise<string[]> {
  // Each time anew: it remembers of a document what a move inside the app has changed.
  await page.evaluate(await equalAccess);
  return page.evaluate(async () => {
    const leftOut: Record<string, (node: Node) => boolean> = {
      aria_hidden_nontabbable: (node) =>
        node instanceof HTMLElement && node.dataset.headlessuiFocusGuard !== undefined,
      label_content_exists: (node) => node.textContent?.trim() !== '',
    };
    const checker = new ace.Checker();
    // Half of its rules only ask a person to look, or recommend: without them it takes two thirds of the time.
    for (const guideline of checker.getGuidelines().filter(({ id }) => id === 'WCAG_2_2')) {
      const canFail = ({ id, level }: { id: string; level: string }) =>
        level === 'VIOLATION' && String(checker.engine.getRule(id).run).includes('RuleFail');
      const checkpoints = guideline.checkpoints.map(({ rules = [], ...rest }) => ({
        ...rest,
        rules: rules.filter(canFail),
      }));
      checker.addGuideline({ ...guideline, checkpoints });
    }
    const { results } = await checker.check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId, node }) => !leftOut[ruleId]?.(node))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
  });
}

/** Expects no accessibility violation (WCAG 2.2 A and AA, and best practices) on the page as it stands, in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // It stays in the page, through moves inside the app.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeScript);
  // Who speaks to their computer says what they see (WCAG 2.5.3): off by default.
  const found = await findWithAxe(page, { rules: { 'label-content-name-mismatch': { enabled: true } } });
  expect([...found, ...(await findWithEqualAccess(page))], 'in light colours').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Only colours differ from scheme to scheme.
  const inColours = await findWithAxe(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  expect(inColours, 'in dark colours').toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
}

/** What axe finds; told of what passes as well, it takes half as long again. */
const findWithAxe = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { violations } = await axe.run({ ...options, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);

/** Text of the newest email to an address, once there is one that `matches`. */
export async function waitForEmail(to: string, matches: RegExp = /./): Promise<string> {
  const folder = emailFolder();
  const find = async () => {
    const names = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8');
      if (text.includes(`To: ${to}`) && matches.test(text)) return text;
    }
    return undefined;
  };
  await expect.poll(find, { intervals: [100] }).toBeDefined();
  return (await find()) ?? '';
}
