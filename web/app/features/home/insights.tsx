import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PostCover } from '../blog/cover.tsx';
import { type PostSummary, posts } from '../blog/posts.ts';
import { SectionHeading } from './section-heading.tsx';

const FEATURED = 2;
const MORE = 4;

/** The newest articles: two large, four as a list. */
export function Insights() {
  return (
    <section aria-labelledby="founder-insights" className="page py-20 sm:py-28">
      <SectionHeading
        id="founder-insights"
        aside={
          <Link to={paths.blog} className="text-link inline-flex min-h-11 items-center">
            See All Blog Posts
          </Link>
        }
      >
        Founder Insights
      </SectionHeading>
      <div className="grid gap-x-10 gap-y-14 wrap-anywhere sm:grid-cols-2">
        {posts.slice(0, FEATURED).map((post) => (
          <Featured key={post.id} post={post} />
        ))}
      </div>
      <h3 className="mt-16 mb-2 text-2xl">More Articles</h3>
      <ul className="grid gap-x-10 wrap-anywhere md:grid-cols-2">
        {posts.slice(FEATURED, FEATURED + MORE).map((post) => (
          <li key={post.id} className="border-t border-line">
            <Row post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Featured({ post }: { post: PostSummary }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="group relative">
      <div className="overflow-hidden rounded-card">
        <PostCover
          cover={post.cover}
          className="aspect-video w-full transition-transform duration-300 group-hover:scale-[1.02]"
        />
      </div>
      <p className="mt-5 text-sm text-muted">
        {post.category} · <time dateTime={post.date}>{post.dateText}</time> · {post.readTime}
      </p>
      <h3 id={titleId} className="mt-2 text-3xl">
        <PostLink {...post} />
      </h3>
      <p className="mt-3 line-clamp-3 text-lg text-muted">{post.excerpt}</p>
      <p className="mt-3 text-sm">{post.author}</p>
    </article>
  );
}

function Row({ post }: { post: PostSummary }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="group relative flex flex-wrap items-start gap-5 py-5">
      <PostCover cover={post.cover} className="w-28 shrink-0 rounded-control sm:w-32" />
      <div className="min-w-0 grow basis-40">
        <h4 id={titleId} className="font-display text-xl leading-snug font-medium">
          <PostLink {...post} />
        </h4>
        <p className="mt-1.5 text-sm text-muted">
          {post.category} · {post.readTime}
        </p>
      </div>
    </article>
  );
}

/** The whole article leads where its title leads. */
function PostLink({ id, title }: PostSummary) {
  return (
    <Link
      to={paths.blogPost(id)}
      className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </Link>
  );
}
