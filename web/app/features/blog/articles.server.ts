import type { Article } from './posts.ts';

const articles = import.meta.glob<Article>('../../content/blog/*.md', {
  query: '?document',
  import: 'default',
  eager: true,
});

/** Every article with its body, the newest first; never in the browser. */
export const allArticles: Article[] = Object.values(articles).sort(
  (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
);

export function findArticle(id: string | undefined): Article | undefined {
  return allArticles.find((article) => String(article.id) === id);
}
