import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PostCover } from './cover.tsx';
import type { PostSummary } from './posts.ts';

interface PostCardProps {
  post: PostSummary;
  /** Wide, with the cover beside the words. */
  featured?: boolean;
  /** The level of its title below the heading around it. */
  heading?: 'h2' | 'h3';
}

/** An article in a list. The whole card follows its one link. */
export function PostCard({ post, featured = false, heading: Heading = 'h3' }: PostCardProps) {
  const titleId = useId();
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      className={clsx(
        'group relative grid overflow-hidden p-0 transition-colors hover:border-primary',
        featured ? 'lg:grid-cols-[1.25fr_1fr]' : 'grid-rows-[auto_1fr]',
      )}
    >
      <PostCover
        cover={post.cover}
        className={clsx('w-full', featured ? 'aspect-video h-full lg:aspect-auto' : 'aspect-video')}
      />
      <div className={clsx('flex flex-col p-5 sm:p-6', featured && 'lg:justify-center lg:p-10')}>
        <p>
          <Badge tone="primary">{post.category}</Badge>
        </p>
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
          <time dateTime={post.date}>{post.dateText}</time>
          <span>{post.readTime}</span>
        </p>
        <Heading id={titleId} className={clsx('mt-2', featured ? 'text-3xl' : 'text-xl')}>
          {post.title}
        </Heading>
        <p className={clsx('mt-3 text-muted', featured && 'text-lg')}>{post.excerpt}</p>
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-5">
          <span className="text-sm text-muted">{post.author}</span>
          <Link
            to={paths.blogPost(post.id)}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            Read More
            <span className="sr-only">{post.title}</span>
            <ArrowRight
              className="size-4.5 transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
              aria-hidden="true"
            />
          </Link>
        </div>
      </div>
    </Card>
  );
}
