import { type Category, categories } from './category.ts';
import type { PostSummary } from './posts.ts';

export interface BlogFilter {
  text: string;
  category: Category | 'All';
}

/** What the address asks for; an unknown category means all. */
export function readFilter(params: URLSearchParams): BlogFilter {
  const wanted = params.get('category');
  return {
    text: params.get('q') ?? '',
    category: categories.find((category) => category === wanted) ?? 'All',
  };
}

/** The query of an address that asks for the filter; empty for everything. */
export function filterParams({ text, category }: BlogFilter): URLSearchParams {
  return new URLSearchParams({
    ...(text && { q: text }),
    ...(category !== 'All' && { category }),
  });
}

/** Posts of the category that have the text, in any case, in the title, the excerpt or a tag. */
export function matchingPosts(posts: readonly PostSummary[], { text, category }: BlogFilter): PostSummary[] {
  const wanted = text.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (category === 'All' || post.category === category) &&
      [post.title, post.excerpt, ...post.tags].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** Up to `count` other posts: those of the same category and with common tags first, the newer before the older. */
export function relatedPosts(posts: readonly PostSummary[], post: PostSummary, count = 3): PostSummary[] {
  const nearness = (other: PostSummary) =>
    Number(other.category === post.category) + other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter(({ id }) => id !== post.id)
    .sort((a, b) => nearness(b) - nearness(a) || b.date.localeCompare(a.date))
    .slice(0, count);
}
