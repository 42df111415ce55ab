import type { PostSummary } from '../features/blog/posts.ts';

/** A second-level heading of a text and its anchor. */
export interface Section {
  id: string;
  title: string;
}

interface Body {
  /** Made at build time from Markdown that has no raw HTML. */
  html: string;
  sections: Section[];
}

export type Article = PostSummary & Body;

export interface LegalText extends Body {
  title: string;
  description: string;
  /** In words: "July 23, 2025". */
  effective: string;
}
