import { brand } from '@ampersand/contract/brand';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { categories } from '../../app/features/blog/category.ts';
import { coverNames } from '../../app/features/blog/cover-drawings.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';

const articleFacts = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(10).max(80),
  excerpt: z.string().min(60).max(200),
  author: z.string().min(2),
  date: z.iso.date(),
  category: z.enum(categories),
  cover: z.enum(coverNames),
  tags: z.array(z.string().min(2).max(30)).min(1).max(5),
});

const legalFacts = z.strictObject({
  title: z.string().min(3),
  description: z.string().min(60).max(200),
  effective: z.string().min(8),
});

export type ArticleFacts = z.infer<typeof articleFacts>;
export type LegalFacts = z.infer<typeof legalFacts>;

/** A content file with what the check needs to know about it. */
export interface Document<Facts> {
  file: string;
  facts: Facts;
  body: Rendered;
}

/** What is wrong with the content; one sentence a problem, each with its file. */
export class ContentError extends Error {
  constructor(problems: string[]) {
    super(`The content has problems:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/** @throws {ContentError} when the front matter is missing or does not fit. */
export function parseArticle(file: string, text: string): Document<ArticleFacts> {
  return parseDocument(file, text, articleFacts);
}

/** @throws {ContentError} when the front matter is missing or does not fit. */
export function parseLegal(file: string, text: string): Document<LegalFacts> {
  return parseDocument(file, text, legalFacts);
}

/** Minutes at 220 words a minute, a usual pace for prose on a screen. */
export function readTime(words: number): string {
  return `${Math.max(1, Math.round(words / 220))}\u00a0min read`;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "September 1, 2026" for "2026-09-01": the US long format, wherever the page is built. */
export function dateText(date: string): string {
  return longDate.format(new Date(date));
}

/** `{{name}}` and `{{support}}` are the deployment's name and support address. */
function parseDocument<Facts>(file: string, text: string, schema: z.ZodType<Facts>): Document<Facts> {
  const filled = text.replaceAll('{{name}}', brand.name).replaceAll('{{support}}', brand.supportEmail);
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(filled);
  if (!match) throw new ContentError([`${file}: the front matter between two lines of --- is missing`]);
  const [, head = '', body = ''] = match;
  const facts = schema.safeParse(parseYaml(head));
  if (!facts.success) {
    throw new ContentError(
      facts.error.issues.map(
        ({ path, message }) => `${file}: ${path.join('.') || 'front matter'}: ${message}`,
      ),
    );
  }
  return { file, facts: facts.data, body: renderMarkdown(body) };
}
