import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { baseUrl } from '../src/server.ts';
import type { Window } from './window.ts';

type Name = string | RegExp;

const PATIENCE_MS = 15_000;
/** Finds what is on a page by its role and name, as people and their aids do. */
const LIBRARY = fileURLToPath(
  import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
);
const library = await readFile(LIBRARY, 'utf8');

interface Sought {
  role: string;
  /** A name, or a regular expression for it. */
  name: string;
  flags: string | null;
}

interface Place {
  x: number;
  y: number;
}

/** Somebody in front of a window. */
export class Visitor {
  readonly window: Window;
  /** Errors that are part of what a test does. */
  forgiven = /^$/;

  constructor(window: Window) {
    this.window = window;
  }

  async open(path: string): Promise<void> {
    await this.window.open(baseUrl() + path);
    await until('the app', () => this.window.run(isLaidOut));
  }

  /** Waits for the control of this role and name. @returns its middle, once nothing moves. */
  async get(role: string, name: Name): Promise<Place> {
    const sought = soughtFor(role, name);
    let place: Place | null = null;
    await until(`${role} ${name}`, async () => {
      await this.learn();
      place = await this.window.run(placeByRole, sought);
      return place !== null;
    });
    if (!place) throw new Error(`There is no ${role} ${name}`);
    return place;
  }

  async press(role: string, name: Name): Promise<void> {
    const { x, y } = await this.get(role, name);
    await this.window.pressAt(x, y);
  }

  /** Puts a text in place of what the control with this label holds. */
  async fill(label: RegExp, text: string): Promise<void> {
    const filled = { label: label.source, text };
    await until(`a control for ${label}`, async () => {
      await this.learn();
      return this.window.run(fillByLabel, filled);
    });
  }

  async pick(name: Name, option: string): Promise<void> {
    await this.get('combobox', name);
    await this.window.run(pickByRole, { ...soughtFor('combobox', name), option });
  }

  async isThere(role: string, name: Name): Promise<boolean> {
    await this.learn();
    return (await this.window.run(placeByRole, soughtFor(role, name))) !== null;
  }

  /** Waits until the page says something. */
  async reads(text: string | RegExp): Promise<void> {
    await until(`'${text}' on the page`, async () => {
      const said = await this.window.run(pageText);
      return typeof text === 'string' ? said.includes(text) : text.test(said);
    });
  }

  async problems(): Promise<string[]> {
    return (await this.window.problems()).filter((problem) => !this.forgiven.test(problem));
  }

  path(): Promise<string> {
    return this.window.run(pathname);
  }

  async arrives(path: string | RegExp): Promise<void> {
    await until(`the page ${path}`, async () => {
      const now = await this.path();
      const isThere = typeof path === 'string' ? now === path : path.test(now);
      return isThere && this.window.run(isLaidOut);
    });
  }

  /** Calls the API with the cookies of the window. */
  async call(method: string, path: string, body?: object) {
    const { status, text } = await this.window.run(callApi, { method, path, body });
    expect(status, `${method} ${path}: ${text}`).toBeLessThan(300);
    return text ? JSON.parse(text) : undefined;
  }

  private async learn(): Promise<void> {
    if (!(await this.window.run(hasLibrary))) await this.window.define(library);
  }
}

function soughtFor(role: string, name: Name): Sought {
  return typeof name === 'string'
    ? { role, name, flags: null }
    : { role, name: name.source, flags: name.flags };
}

/** Waits for what comes; a page that is just being replaced by another answers nothing. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let last: unknown;
  do {
    try {
      if (await isSo()) return;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < deadline);
  throw new Error(`Waited in vain for ${what}`, { cause: last });
}

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom') | undefined;
}

const hasLibrary = () => 'TestingLibraryDom' in globalThis;
const pageText = () => document.body.innerText;
const pathname = () => location.pathname;
/** Presses go to a place, not to an element: the lists above it are to have their height. */
const isLaidOut = () => 'laidOut' in document.documentElement.dataset;

function placeByRole({ role, name, flags }: Sought): Place | null {
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const { iterations = 1 } = effect?.getTiming() ?? {};
    return playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
  });
  if (moves) return null;
  const wanted = flags === null ? name : new RegExp(name, flags);
  const [control] = globalThis.TestingLibraryDom?.queryAllByRole(document.body, role, { name: wanted }) ?? [];
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function fillByLabel({ label, text }: { label: string; text: string }): boolean {
  const [control] =
    globalThis.TestingLibraryDom?.queryAllByLabelText(document.body, new RegExp(label), {
      selector: 'input, textarea',
    }) ?? [];
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false;
  control.focus();
  control.select();
  // As pasted: what is typed key by key takes a driver seconds.
  return document.execCommand('insertText', false, text);
}

function pickByRole({ name, flags, option }: Sought & { option: string }): void {
  const wanted = flags === null ? name : new RegExp(name, flags);
  const [control] =
    globalThis.TestingLibraryDom?.queryAllByRole(document.body, 'combobox', { name: wanted }) ?? [];
  if (!(control instanceof HTMLSelectElement)) throw new TypeError(`${name} is no list to pick from`);
  // Lists to pick from are drawn by the system, outside of the page.
  control.value = option;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

async function callApi({ method, path, body }: { method: string; path: string; body: object | undefined }) {
  const response = await fetch(`/api/v1${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
