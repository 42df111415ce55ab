import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailFolder } from '../src/server.ts';
import { type HeldScripts, holdScripts } from './held-scripts.ts';
import { until, type Visitor } from './visitor.ts';
import { browserNames, useBrowser } from './visits.ts';

const HELD_MS = 5_000;
/** Scripts that ask for others, each of which is held. */
const APP_MS = 40_000;
const LONG_MS = 120_000;
/** A page that is left while its scripts are on their way: browsers say so. */
const LEFT = /dynamically imported module|Importing a module script failed/;
const DEMO_PASSWORD = 'Demo#2026';

describe.each(browserNames)('in %s, scripts come after five seconds', (name) => {
  const browser = useBrowser(name);
  let held: HeldScripts;

  beforeAll(async () => {
    held = await holdScripts(HELD_MS);
  });
  afterAll(() => held.close());

  const runs = (visitor: Visitor) => visitor.window.run(appRuns);

  test(
    'what is typed and sent before they come counts, once, and a log-in needs none',
    async () => {
      const visitor = await browser.visit('/about');
      visitor.forgiven = LEFT;
      const email = `early-${name.toLowerCase()}-${Date.now()}@example.com`;
      await visitor.window.open(`${held.url}/`);
      await visitor.fill(/email/i, email);
      await visitor.window.press('Enter');
      expect(await runs(visitor)).toBe(false);
      await visitor.reads(/check your inbox|confirm/i);
      await expect.poll(() => runs(visitor), { timeout: APP_MS }).toBe(true);
      expect(await countEmailsTo(email)).toBe(1);

      await visitor.window.open(`${held.url}/login`);
      await visitor.fill(/^Email/, 'founder@demo.test');
      await visitor.fill(/^Password/, DEMO_PASSWORD);
      await visitor.window.press('Enter');
      await until('the dashboard', async () => (await visitor.path()) === '/founder-dashboard');
    },
    LONG_MS,
  );

  test(
    'pages inside are there at once, links work, and a second look brings the scripts from the cache',
    async () => {
      const visitor = await browser.visitAs('founder@demo.test', DEMO_PASSWORD);
      visitor.forgiven = LEFT;
      for (const page of ['', '/matches', '/profile', '/preferance', '/account', '/messages']) {
        await visitor.window.open(`${held.url}/founder-dashboard${page}`);
        await visitor.get('heading', /./);
      }
      await visitor.window.open(`${held.url}/founder-dashboard`);
      await visitor.press('link', 'Matches');
      await until('the matches', async () => (await visitor.path()) === '/founder-dashboard/matches');
      await expect.poll(() => runs(visitor), { timeout: APP_MS }).toBe(true);
      const before = held.asked();
      await visitor.window.open(`${held.url}/founder-dashboard/matches`);
      await expect.poll(() => runs(visitor), { timeout: APP_MS }).toBe(true);
      expect(held.asked()).toBe(before);
    },
    LONG_MS,
  );
});

const appRuns = () => document.documentElement.dataset.app === 'runs';

async function countEmailsTo(address: string): Promise<number> {
  const files = await readdir(emailFolder());
  const texts = await Promise.all(files.map((file) => readFile(join(emailFolder(), file), 'utf8')));
  return texts.filter((text) => text.includes(address)).length;
}
