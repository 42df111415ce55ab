import type { CoverName } from './cover-drawings.ts';

/** What a list shows of an article; its body is loaded with its own page. */
export interface PostSummary {
  id: number;
  title: string;
  excerpt: string;
  author: string;
  /** ISO 8601, a day: "2026-09-01". */
  date: string;
  /** "7 min read". */
  readTime: string;
  category: Category;
  /** Which drawing stands above it: `<PostCover cover={post.cover} />`. */
  cover: CoverName;
  tags: string[];
}

export const categories = ['Co-founder Tips', 'Legal & Equity', 'Remote Work', 'Startup Journey'] as const;

export type Category = (typeof categories)[number];

/** Every article, the newest first. */
export const posts: PostSummary[] = [
  {
    id: 6,
    title: 'Learn to disagree before it matters',
    excerpt:
      'Two people who never argue have usually stopped telling each other things. How to practise on small questions, so that the large ones do not end the company.',
    author: 'The Ampersand team',
    date: '2026-11-10',
    readTime: '6 min read',
    category: 'Co-founder Tips',
    cover: 'disagree',
    tags: ['Communication', 'Conflict', 'Decisions'],
  },
  {
    id: 5,
    title: 'How to split equity without splitting up',
    excerpt:
      'Equal shares are not always fair, and clever formulas are not always kind. A way to reach a number that both of you can still defend in three years.',
    author: 'The Ampersand team',
    date: '2026-10-27',
    readTime: '6 min read',
    category: 'Legal & Equity',
    cover: 'split',
    tags: ['Equity', 'Negotiation', 'Founders agreement'],
  },
  {
    id: 4,
    title: 'The first ninety days with a co-founder',
    excerpt:
      'From the first shared document to the first honest review: what to do in which week, and the three signs that tell you to stop while stopping is cheap.',
    author: 'The Ampersand team',
    date: '2026-10-13',
    readTime: '6 min read',
    category: 'Startup Journey',
    cover: 'ninety',
    tags: ['Getting started', 'Trial project', 'Planning'],
  },
  {
    id: 3,
    title: 'Two cities, one company: co-founding at a distance',
    excerpt:
      'Distance does not break partnerships; guessing does. The handful of habits that let two founders who rarely share a room share a company.',
    author: 'The Ampersand team',
    date: '2026-09-29',
    readTime: '6 min read',
    category: 'Remote Work',
    cover: 'distance',
    tags: ['Remote', 'Time zones', 'Habits'],
  },
  {
    id: 2,
    title: 'Four years and a cliff: vesting, explained with numbers',
    excerpt:
      'Why founders earn their own shares month by month, what the first year is for, and what happens to two people when one of them leaves. With every sum written out.',
    author: 'The Ampersand team',
    date: '2026-09-15',
    readTime: '7 min read',
    category: 'Legal & Equity',
    cover: 'vesting',
    tags: ['Vesting', 'Equity', 'Leaving'],
  },
  {
    id: 1,
    title: 'Twelve questions to ask before you say yes to a co-founder',
    excerpt:
      'You will spend more waking hours with this person than with anyone else. These are the questions worth an awkward evening now.',
    author: 'The Ampersand team',
    date: '2026-09-01',
    readTime: '7 min read',
    category: 'Co-founder Tips',
    cover: 'questions',
    tags: ['Choosing', 'Values', 'Trust'],
  },
];
