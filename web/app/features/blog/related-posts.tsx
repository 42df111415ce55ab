import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PostCard } from './post-card.tsx';
import type { PostSummary } from './posts.ts';

/** Where to read on after an article. */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  return (
    <section aria-labelledby="related" className="mt-20 border-t border-line bg-sunken py-16 sm:py-20">
      <div className="page">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="related" className="text-3xl">
            Related articles
          </h2>
          <Link
            to={paths.blog}
            className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
          >
            All articles
          </Link>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.id} className="grid sm:max-lg:last:hidden">
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
