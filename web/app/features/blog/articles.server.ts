import type { Article } from './posts.ts';

const articles = import.meta.glob<Article>('../../content/blog/*.md', {
  query: '?document',
  import: 'default',
  eager: true,
});

/** The article with its body; read while pages are written at build time, never in the browser. */
export function findArticle(id: string | undefined): Article | undefined {
  return Object.values(articles).find((article) => String(article.id) === id);
}
