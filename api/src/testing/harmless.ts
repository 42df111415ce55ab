import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { ElementFacts, PageFacts } from './read-page.ts';
import { webBuild } from './web-build.ts';

const ADDRESSES = /^(href|src|srcset|action|formaction|xlink:href|poster|data|cite|ping|background)$/;
/** What browsers ask for by themselves, and where forms go. */
const ASKED_FOR = new Set(['script', 'img', 'link', 'form', 'button', 'input', 'use', 'image']);
const OWN = /^\/(?![/\\])/;
const HARMLESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[?#])/;

const isData = ({ attributes: { type, id } }: ElementFacts) =>
  type === 'application/ld+json' || (type === 'application/json' && id === 'hydration');
const isStart = ({ attributes, text }: ElementFacts) =>
  Object.keys(attributes).length === 0 &&
  webBuild.website.scriptSources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** It runs something, or asks others for something. */
const isOdd = ({ tag, attributes }: ElementFacts) =>
  Object.entries(attributes).some(([name, value]) => {
    if (name === 'srcdoc' || name.startsWith('on')) return true;
    if (!ADDRESSES.test(name) || attributes.rel === 'canonical') return false;
    return !(ASKED_FOR.has(tag) ? OWN : HARMLESS).test(value);
  });

/** Tags, attributes and comments. */
export const markupOf = ({ elements, comments }: PageFacts) => [
  ...elements.flatMap(({ tag, attributes }) => [
    tag,
    ...Object.keys(attributes).map((name) => `${tag} ${name}`),
  ]),
  ...comments.map((comment) => `<!--${comment}-->`),
];

/** A page holds no markup but such as is known, runs the one script that starts the app, and asks nobody else for anything. */
export function expectHarmless(page: PageFacts, markup: ReadonlySet<string>): void {
  const scripts = page.elements.filter(({ tag }) => tag === 'script');
  expect(scripts.filter((script) => !isData(script)).map(isStart)).toEqual([true]);
  expect(page.elements.filter(isOdd)).toEqual([]);
  expect(markupOf(page).filter((each) => !markup.has(each))).toEqual([]);
}
