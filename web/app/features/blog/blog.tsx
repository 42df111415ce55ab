import { clsx } from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { feedLink } from './head.ts';
import { PostCard } from './post-card.tsx';
import { posts } from './posts.ts';
import { matchingPosts } from './rules.ts';
import { useBlogFilter } from './use-blog-filter.ts';

export const meta = (page: MetaOf) => [
  ...pageMeta(page, {
    title: 'Founder Insights',
    description:
      'Plain advice on finding, choosing and keeping a co-founder: equity, vesting, remote work and the first months together.',
    path: paths.blog,
    image: { path: '/og/blog.png', alt: 'Founder Insights' },
  }),
  feedLink,
];

export default function Blog() {
  const [filter, setFilter] = useBlogFilter();
  const searchBox = useRef<HTMLInputElement>(null);
  const [featured, ...rest] = matchingPosts(posts, filter);
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    setFilter({ text: '', category: 'All' });
    // The link goes with the message: the focus needs a place to go.
    searchBox.current?.focus();
  };
  const count = featured ? rest.length + 1 : 0;
  // Two that would be left over in rows of three make a first row of their own.
  const isWide = (index: number) => rest.length % 3 === 2 && index < 2;
  // So does one that would be left over in rows of two.
  const isAlone = (index: number) => rest.length % 2 === 1 && index === 0;
  return (
    <>
      <PageHero title="Founder Insights" className="pb-8 sm:pb-10">
        <p>
          What we have learned about finding a co-founder, agreeing on the hard things, and staying friends.
        </p>
      </PageHero>
      <div className="page pb-24">
        <BlogFilters filter={filter} onChange={setFilter} searchBox={searchBox} />
        <div>
          <p role="status" className="mt-6 mb-4 text-muted">
            {count} {count === 1 ? 'article' : 'articles'} found
          </p>
          {featured ? (
            <PostCard post={featured} featured heading="h2" />
          ) : (
            <EmptyState
              title="No articles found"
              action={
                <Link to={paths.blog} onClick={clear} className={buttonClass()}>
                  Clear Filters
                </Link>
              }
            >
              Nothing we have written fits this search. Try a shorter word, or another category.
            </EmptyState>
          )}
          {rest.length > 0 && (
            <section aria-labelledby="latest" className="mt-16">
              <h2 id="latest" className="mb-8 text-3xl">
                Latest Articles
              </h2>
              <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
                {rest.map((post, index) => (
                  <li
                    key={post.id}
                    className={clsx(
                      'grid',
                      isAlone(index) && 'sm:max-lg:col-span-2',
                      isWide(index) ? 'lg:col-span-3' : 'lg:col-span-2',
                    )}
                  >
                    <PostCard post={post} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
