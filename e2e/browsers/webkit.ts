import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../api/src/testing/server-process.ts';
import { until } from './visitor.ts';
import { type Browser, expression, type Window } from './window.ts';

const PROBLEMS = 'problems of the page';

/** WebKitGTK by WebDriver, on a screen nobody sees. Its windows are private ones, as Safari's can be. */
export async function openWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  return {
    // A driver has one window.
    async window() {
      const { port, driver } = await startDriver(display);
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        // Its drivers wait for every script that a page asks for before it is laid out, whatever else they are told.
        .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' })
        .build();
      return windowOf(session, () => end(driver));
    },
    close: () => end(screen),
  };
}

async function startDriver(display: string) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without a graphics card the faster ways of drawing hang.
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  await untilAnswered(`http://127.0.0.1:${port}/status`);
  return { port, driver };
}

function windowOf(driver: WebDriver, onClose: () => Promise<void>): Window {
  return {
    async open(url) {
      await driver.executeScript(markLeft);
      await driver.get(url);
      await until(`the page ${url}`, () => driver.executeScript(isAnother));
      await driver.executeScript(keepProblems, PROBLEMS);
    },
    run: (script, argument) => driver.executeScript(`return ${expression(script, argument)}`),
    async define(source) {
      await driver.executeScript(source);
    },
    async choose(path) {
      await driver.findElement(By.css('input[type=file]')).sendKeys(path);
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    pressAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    problems: () => driver.executeScript(keptProblems, PROBLEMS),
    async close() {
      await driver.quit();
      await onClose();
    },
  };
}

const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB } as const;

const markLeft = () => document.documentElement.setAttribute('data-left', '');
const isAnother = () => document.readyState !== 'loading' && !('left' in document.documentElement.dataset);

/** The driver tells nothing of the console: the page writes down its errors, also those of being left. */
function keepProblems(name: string) {
  const keep = (problem: unknown) =>
    localStorage.setItem(
      name,
      JSON.stringify([...JSON.parse(localStorage.getItem(name) ?? '[]'), String(problem)]),
    );
  addEventListener('error', ({ message }) => {
    // Sizes that change while sizes are told are told in the next frame: a notice, which this driver calls an error.
    if (!message.startsWith('ResizeObserver loop')) keep(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => keep(violatedDirective));
}

function keptProblems(name: string): string[] {
  return JSON.parse(localStorage.getItem(name) ?? '[]');
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const text of stream) return String(text).trim();
  throw new Error('Xvfb did not start');
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
