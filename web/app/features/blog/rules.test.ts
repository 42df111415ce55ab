import { describe, expect, test } from 'vitest';
import type { PostSummary } from './posts.ts';
import { filterParams, matchingPosts, readFilter, relatedPosts } from './rules.ts';

const vesting = post(1, {
  title: 'Four years and a cliff',
  excerpt: 'How shares are earned.',
  category: 'Legal & Equity',
  tags: ['Vesting', 'Equity'],
});
const split = post(2, {
  title: 'How to split',
  excerpt: 'A calm afternoon.',
  category: 'Legal & Equity',
  tags: ['Equity'],
});
const remote = post(3, {
  title: 'Two cities',
  excerpt: 'Habits for a distance of FOUR hours.',
  category: 'Remote Work',
  tags: ['Time zones'],
});
const posts = [remote, split, vesting];

describe('the list of articles', () => {
  test('shows everything when nothing is asked', () => {
    expect(matchingPosts(posts, { text: '', category: 'All' })).toEqual(posts);
  });
  test.each([
    ['a title', 'CITIES', [remote]],
    ['an excerpt', 'calm', [split]],
    ['a tag', 'vest', [vesting]],
    ['a title and an excerpt', 'four', [remote, vesting]],
  ])('finds words of %s in any case', (_, text, expected) => {
    expect(matchingPosts(posts, { text, category: 'All' })).toEqual(expected);
  });
  test('ignores space around the words', () => {
    expect(matchingPosts(posts, { text: '  two cities ', category: 'All' })).toEqual([remote]);
  });
  test('keeps to the category', () => {
    expect(matchingPosts(posts, { text: '', category: 'Legal & Equity' })).toEqual([split, vesting]);
  });
  test('needs both the words and the category', () => {
    expect(matchingPosts(posts, { text: 'four', category: 'Remote Work' })).toEqual([remote]);
    expect(matchingPosts(posts, { text: 'vesting', category: 'Remote Work' })).toEqual([]);
  });
  test('does not search the category, author or date', () => {
    expect(matchingPosts(posts, { text: 'legal', category: 'All' })).toEqual([]);
    expect(matchingPosts(posts, { text: '2026', category: 'All' })).toEqual([]);
  });
});

describe('the address of the list', () => {
  test('keeps the filter and gives it back', () => {
    const filter = { text: 'a & b', category: 'Legal & Equity' } as const;
    expect(readFilter(new URLSearchParams(filterParams(filter).toString()))).toEqual(filter);
  });
  test('is empty when nothing is asked', () => {
    expect(filterParams({ text: '', category: 'All' }).toString()).toBe('');
  });
  test('means all when it names an unknown category', () => {
    expect(readFilter(new URLSearchParams('category=Gossip'))).toEqual({ text: '', category: 'All' });
  });
});

test('related articles are others, the nearest in subject first', () => {
  expect(relatedPosts(posts, vesting)).toEqual([split, remote]);
  expect(relatedPosts(posts, vesting, 1)).toEqual([split]);
});

function post(id: number, facts: Pick<PostSummary, 'title' | 'excerpt' | 'category' | 'tags'>): PostSummary {
  const shown = { author: 'A writer', dateText: `January ${id}, 2026`, readTime: '5 min read' };
  return { id, date: `2026-01-0${id}`, cover: 'split', ...shown, ...facts };
}
