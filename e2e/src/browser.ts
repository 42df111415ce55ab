import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

declare global {
  /** What Equal Access leaves in a page. */
  var ace: typeof import('accessibility-checker-engine');
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors, page errors and policy violations so far. */
  problems: string[];
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One Chromium for the file; every visit is a fresh profile. A visit that ends with an unexpected console error fails its test. */
export function useBrowser(): { visit(options?: BrowserContextOptions): Promise<Visit> } {
  let browser: Browser;
  const visits: Visit[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: FLAGS,
    });
  });

  afterEach(async () => {
    const problems = visits.flatMap((visit) => visit.problems);
    await Promise.all(visits.splice(0).map((visit) => visit.context.close()));
    expect(problems).toEqual([]);
  });

  afterAll(() => browser?.close());

  return {
    async visit(options = {}) {
      const context = await browser.newContext({
        baseURL: inject('baseUrl'),
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        // Chromium reports every answer outside 200-299 here; tests look at those on the screen.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          problems.push(message.text());
      });
      const visit = { page, context, problems };
      visits.push(visit);
      return visit;
    },
  };
}

/** IBM's Equal Access: one script, which looks where axe does not. */
const equalAccess = readFile(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What Equal Access finds on the page; what is left out and why: docs/decisions/023-accessibility-engines.md. */
async function findWithEqualAccess(page: Page): Promise<string[]> {
  await page.evaluate(await equalAccess);
  return page.evaluate(async () => {
    const leftOut: Record<string, (node: Node) => boolean> = {
      aria_hidden_nontabbable: (node) =>
        node instanceof HTMLElement && node.dataset.headlessuiFocusGuard !== undefined,
      label_content_exists: (node) => node.textContent?.trim() !== '',
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId, node }) => !leftOut[ruleId]?.(node))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
  });
}

/** Colours fade from one scheme to the other, each element after the one it inherits from: over once some frames are quiet. */
async function fadedOut(): Promise<void> {
  const fades = () => document.getAnimations().some(({ playState }) => playState === 'running');
  for (let quiet = 0; quiet < 6; quiet = fades() ? 0 : quiet + 1) await new Promise(requestAnimationFrame);
}

/** Expects no accessibility violation (WCAG 2.2 A and AA, and best practices) on the page as it stands, in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(fadedOut);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    // What it finds is the same in both schemes, but for colours, at which axe looks in either.
    const furtherFound = colorScheme === 'light' ? await findWithEqualAccess(page) : [];
    expect([...found, ...furtherFound]).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
}

/** Text of the newest email to an address, once there is one that `matches`. */
export async function waitForEmail(to: string, matches: RegExp = /./): Promise<string> {
  const folder = inject('emailFolder');
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
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return (await find()) ?? '';
}
