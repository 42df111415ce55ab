import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';

type Node = DefaultTreeAdapterMap['node'];

export interface ElementFacts {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own, without that of elements in it. */
  readonly text: string;
}

/** What a browser makes of a page. */
export interface PageFacts {
  readonly elements: readonly ElementFacts[];
  /** What people can read: text between two tags or comments, and what stands in fields. */
  readonly texts: readonly string[];
  readonly comments: readonly string[];
}

const OUT_OF_SIGHT = new Set(['script', 'style', 'template', 'noscript']);

export function readPage(html: string): PageFacts {
  const elements: ElementFacts[] = [];
  const texts: string[] = [];
  const comments: string[] = [];
  function walk(node: Node, inSight: boolean) {
    if (node.nodeName === '#comment' && 'data' in node) comments.push(node.data);
    if ('value' in node && inSight) texts.push(node.value);
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const own = node.childNodes.map((child) => ('value' in child ? child.value : ''));
      elements.push({ tag: node.tagName, attributes, text: own.join('') });
      if (attributes.value) texts.push(attributes.value);
    }
    const shown = inSight && !OUT_OF_SIGHT.has(node.nodeName);
    if ('content' in node) walk(node.content, shown);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, shown);
  }
  walk(parse(html), true);
  return { elements, texts, comments };
}

/** All texts in the data that a page starts the app with, as the app reads it. */
export function startTexts({ elements }: PageFacts): Promise<string[]> {
  const block = elements.find(({ attributes }) => attributes.id === 'hydration');
  return dataTexts(JSON.parse(block?.text ?? '').state);
}

/** What the router sends for a move inside the app, as the app reads it. */
export async function decode(stream: string): Promise<unknown> {
  // What brings the classes of errors is the window, in browsers.
  const { value, done } = await decodeViaTurboStream(new Blob([stream]).stream(), globalThis as never);
  await done;
  return value;
}

/** All texts in it. */
export const dataTexts = async (stream: string) => textsIn(await decode(stream));

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  // What leads elsewhere stands under a symbol.
  return Reflect.ownKeys(data).flatMap((key) => [
    ...(typeof key === 'string' ? [key] : []),
    ...textsIn(Reflect.get(data, key)),
  ]);
}
