import { readdir, readFile } from 'node:fs/promises';
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

/** Expects no accessibility violation (WCAG 2.2 A and AA, and best practices) on the page as it stands, in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours fade from one scheme to the other; what is looked at is the end.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
}

/** Text of the newest mail to an address, once there is one that `matches`. */
export async function waitForMail(to: string, matches: RegExp = /./): Promise<string> {
  const folder = inject('mailFolder');
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
