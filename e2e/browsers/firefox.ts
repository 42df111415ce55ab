import { launch, type Page } from 'puppeteer-core';
import { type Browser, expression, type Window } from './window.ts';

/** Puppeteer turns the screen too, which Firefox ESR 140 cannot; the size is set all the same. */
const NO_ORIENTATION = 'unknown command emulation.setScreenOrientationOverride';

/** A font or a stream of news under way when its page is left is no loss. */
const LEFT =
  /^downloadable font|\/stream was interrupted while|establish a connection to the server at \S+\/stream/;

/** Firefox as it is installed, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    async window() {
      const context = await browser.createBrowserContext();
      return windowOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function windowOf(page: Page, close: () => Promise<void>): Window {
  const problems: string[] = [];
  const keep = (problem: string) => {
    if (!LEFT.test(problem)) problems.push(problem);
  };
  page.on('pageerror', (error) => keep(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    // What is thrown is told as a page's error, too.
    if (message.type() === 'error') keep(message.text().replace(/ ?JSHandle@error/g, ''));
  });
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    // Both protocols carry JSON: the types are those of the script.
    run: (script, argument) =>
      page.evaluate(expression(script, argument)) as ReturnType<typeof script> as never,
    async define(source) {
      await page.evaluate(source);
    },
    async choose(path) {
      const input = await page.waitForSelector('input[type=file]');
      await input?.uploadFile(path);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pressAt: (x, y) => page.mouse.click(x, y),
    async resize(width, height) {
      try {
        await page.setViewport({ width, height });
      } catch (error) {
        if (!String(error).includes(NO_ORIENTATION)) throw error;
      }
    },
    problems: async () => problems,
    close,
  };
}
