import type { Body } from '../../content/types.ts';
import type { Category } from './category.ts';
import type { CoverName } from './cover-drawings.ts';

/** What a list shows of an article; its body is loaded with its own page. */
export interface PostSummary {
  id: number;
  title: string;
  excerpt: string;
  author: string;
  /** ISO 8601, a day: "2026-09-01". */
  date: string;
  /** The same for reading, made at build: "September 1, 2026". Browsers take ten milliseconds to begin with dates. */
  dateText: string;
  /** "7 min read". */
  readTime: string;
  category: Category;
  /** Which drawing stands above it: `<PostCover cover={post.cover} />`. */
  cover: CoverName;
  tags: string[];
}

/** An article with its body. */
export type Article = PostSummary & Body;

const facts = import.meta.glob<PostSummary>('../../content/blog/*.md', {
  query: '?facts',
  import: 'default',
  eager: true,
});

/** Every article, the newest first. */
export const posts: PostSummary[] = Object.values(facts).sort(
  (a, b) => b.date.localeCompare(a.date) || b.id - a.id,
);
