import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalText } from '../../app/content/types.ts';
import type { Article } from '../../app/features/blog/posts.ts';
import { paths, publicPages } from '../../app/paths.ts';
import { findProblems } from './check.ts';
import {
  type ArticleFacts,
  ContentError,
  type Document,
  dateText,
  type LegalFacts,
  parseArticle,
  parseLegal,
  readTime,
} from './document.ts';

export const folder = join(import.meta.dirname, '../../app/content');

const legalPaths = { 'privacy-policy.md': paths.privacy, 'terms-condition.md': paths.terms } as const;

/**
 * All articles, the newest first, after checking them and the legal texts.
 * @throws {ContentError} with every problem found.
 */
export async function readArticles(): Promise<Article[]> {
  const names = (await readdir(join(folder, 'blog'))).filter((name) => name.endsWith('.md')).sort();
  const articles = await Promise.all(
    names.map(async (name) => parseArticle(`blog/${name}`, await read(`blog/${name}`))),
  );
  const legal = await Promise.all(
    Object.entries(legalPaths).map(async ([name, path]) => ({
      ...parseLegal(`legal/${name}`, await read(`legal/${name}`)),
      path,
    })),
  );
  const problems = findProblems({ articles, legal, pages: publicPages });
  if (problems.length > 0) throw new ContentError(problems);
  return articles.map(toArticle).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/** One file of `app/content`: an article when it is in `blog/`, else a legal text. */
export async function readDocument(path: string): Promise<Article | LegalText> {
  const text = await read(path);
  return path.startsWith('blog/') ? toArticle(parseArticle(path, text)) : toLegal(parseLegal(path, text));
}

function read(path: string): Promise<string> {
  return readFile(join(folder, path), 'utf8');
}

function toArticle({ facts, body: { words, html, sections } }: Document<ArticleFacts>): Article {
  return { ...facts, dateText: dateText(facts.date), readTime: readTime(words), html, sections };
}

function toLegal({ facts, body: { html, sections } }: Document<LegalFacts>): LegalText {
  return { ...facts, html, sections };
}
