import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { PASSWORD, photo } from '../src/person.ts';
import { openFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';
import type { Browser } from './window.ts';

/** Those that are there (scripts/prepare.mjs). */
const here = process.env.OTHER_BROWSERS?.split(',');
export const browserNames = (['Firefox', 'WebKit'] as const).filter((name) => here?.includes(name) ?? true);

/** A browser that hangs is not waited for long. */
const END_MS = 15_000;

type BrowserName = (typeof browserNames)[number];

/** One browser for the tests of a group. A visit that ends with an error nobody handled fails its test. */
export function useBrowser(name: BrowserName) {
  let browser: Browser | undefined;
  let folder = '';
  let picture = '';
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ampersand-browsers-'));
    picture = join(folder, photo().name);
    await writeFile(picture, photo().buffer);
    browser = await (name === 'Firefox'
      ? openFirefox(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr')
      : openWebKit());
  });

  afterEach(async () => {
    const left = visitors.splice(0);
    const problems = (await Promise.all(left.map((visitor) => visitor.problems()))).flat();
    await Promise.all(left.map(({ window }) => window.close()));
    expect(problems).toEqual([]);
  }, END_MS);

  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  }, END_MS);

  async function visit(path: string): Promise<Visitor> {
    if (!browser) throw new Error(`${name} is not open`);
    const visitor = new Visitor(await browser.window());
    visitors.push(visitor);
    await visitor.window.resize(1280, 900);
    await visitor.open(path);
    return visitor;
  }

  return {
    visit,
    /** Path of a picture to choose. */
    picture: () => picture,
    /** Visits the site and logs in without the form. */
    async visitAs(email: string, password = PASSWORD): Promise<Visitor> {
      const visitor = await visit('/login');
      await visitor.call('POST', '/auth/login', { email, password });
      return visitor;
    },
  };
}
