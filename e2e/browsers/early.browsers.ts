import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { members, type Page, pages } from '../../bench/web/pages.ts';
import { emailFolder } from '../src/server.ts';
import { holdScripts } from './held-scripts.ts';
import { until, type Visitor } from './visitor.ts';
import { browserNames, useBrowser } from './visits.ts';

const HELD_MS = 5_000;
const APP_MS = 20_000;
const LONG_MS = 120_000;
const ALL_MS = 300_000;
/** Windows that wait together. */
const TOGETHER = 3;
/** A page that is left while its scripts are on their way: browsers say so. */
const LEFT = /dynamically imported module|Importing a module script failed/;
const DEMO_PASSWORD = 'Demo#2026';

describe.each(browserNames)('in %s, scripts come after five seconds', (name) => {
  const browser = useBrowser(name);

  const runs = (visitor: Visitor) => visitor.window.run(appRuns);

  test(
    'what is typed and sent before they come counts, once, and a log-in needs none',
    async () => {
      await using held = await holdScripts(HELD_MS);
      const visitor = await browser.visit('/about');
      visitor.forgiven = LEFT;
      const email = `early-${name.toLowerCase()}-${Date.now()}@example.com`;
      await visitor.window.open(`${held.url}/`);
      await visitor.fill(/email/i, email);
      await visitor.window.press('Enter');
      expect(await runs(visitor)).toBe(false);
      await visitor.reads(/check your inbox|confirm/i);
      held.arrive();
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
    'links work before they come, and a second look brings them from the cache',
    async () => {
      await using held = await holdScripts(HELD_MS);
      const visitor = await browser.visitAs('founder@demo.test', DEMO_PASSWORD);
      visitor.forgiven = LEFT;
      await visitor.window.open(`${held.url}/founder-dashboard`);
      await visitor.press('link', 'Matches');
      await until('the matches', async () => (await visitor.path()) === '/founder-dashboard/matches');
      held.arrive();
      await expect.poll(() => runs(visitor), { timeout: APP_MS }).toBe(true);
      const before = held.asked();
      await visitor.window.open(`${held.url}/founder-dashboard/matches`);
      await expect.poll(() => runs(visitor), { timeout: APP_MS }).toBe(true);
      expect(held.asked()).toBe(before);
    },
    LONG_MS,
  );

  /** Types, and presses what only the app can answer, on a page that waits for its scripts. */
  async function tryEarly(visitor: Visitor, { path, member }: Page): Promise<void> {
    await using held = await holdScripts(HELD_MS);
    await visitor.window.open(held.url + path);
    await until('the first paint', () => visitor.window.run(isPainted));
    const typed = await visitor.window.run(typeInField, 'Early');
    if (member) await visitor.press('button', /^Notifications/);
    expect(await runs(visitor), `the app on ${path}`).toBe(false);
    held.arrive();
    await expect.poll(() => runs(visitor), { timeout: APP_MS, message: path }).toBe(true);
    expect(await visitor.window.run(typedText), `what was typed on ${path}`).toBe(typed);
    if (member) await visitor.get('dialog', 'Notifications');
    expect(await visitor.problems(), `errors on ${path}`).toEqual([]);
    await visitor.window.run(leaveUnasked);
  }

  /** Shares pages among some windows, each with scripts of its own. */
  async function tryAllEarly(some: readonly Page[], visit: () => Promise<Visitor>): Promise<void> {
    const left = [...some];
    const turn = async () => {
      const visitor = await visit();
      for (let page = left.pop(); page; page = left.pop()) await tryEarly(visitor, page);
    };
    await Promise.all(Array.from({ length: TOGETHER }, turn));
  }

  test(
    'what is typed on a page of visitors stays',
    async () => {
      const some = pages.filter(({ member }) => !member);
      await tryAllEarly(some, () => browser.visit('/about'));
    },
    ALL_MS,
  );

  test.each(members)(
    'what is typed and pressed on a page of a %s counts, once',
    async (side) => {
      const email = `${side}@demo.test`;
      const visitor = await browser.visitAs(email, DEMO_PASSWORD);
      const { data: me } = await visitor.call('GET', '/users/current-user');
      const { data: matches } = await visitor.call('GET', `/matchings/${side}/${me.id}?limit=1`);
      const { data: connections } = await visitor.call('GET', '/connections');
      const other = matches[0][side === 'founder' ? 'applicant' : 'founder'];
      const some = pages
        .filter(({ member }) => member === side)
        .map((page) => {
          const id = /detail-page/.test(page.path) ? other.id : connections[0].id;
          return { ...page, path: page.path.replace(':id', id).replace(':theme', 'vision') };
        });
      await tryAllEarly(some, () => browser.visitAs(email, DEMO_PASSWORD));
    },
    ALL_MS,
  );
});

const appRuns = () => document.documentElement.dataset.app === 'runs';

const isPainted = () => 'painted' in document.documentElement.dataset;

/** @returns what the first field holds then; null without one. */
function typeInField(text: string): string | null {
  const field = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].find((control) => /^(text|email|search|textarea)$/.test(control.type) && control.checkVisibility());
  if (!field) return null;
  field.focus();
  document.execCommand('insertText', false, text);
  field.dataset.early = '';
  return field.value;
}

const typedText = () =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-early]')?.value ?? null;

/** Nobody is there to answer whether what was typed may be lost. */
const leaveUnasked = () =>
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);

async function countEmailsTo(address: string): Promise<number> {
  const files = await readdir(emailFolder());
  const texts = await Promise.all(files.map((file) => readFile(join(emailFolder(), file), 'utf8')));
  return texts.filter((text) => text.includes(address)).length;
}
