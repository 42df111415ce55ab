import { brand } from '@ampersand/contract/brand';
import { ArrowLeft } from 'lucide-react';
import { data, isRouteErrorResponse, Link } from 'react-router';
import { Prose } from '../../content/prose.tsx';
import { ErrorPage } from '../../error-page.tsx';
import { originOf, pageMeta } from '../../page/page-meta.ts';
import { SignUpLinks } from '../../page/sign-up-links.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Route } from './+types/blog-post';
import { findArticle } from './articles.server.ts';
import { PostCover } from './cover.tsx';
import { feedLink } from './head.ts';
import { PostNotFound } from './post-not-found.tsx';
import type { Article } from './posts.ts';
import { posts } from './posts.ts';
import { RelatedPosts } from './related-posts.tsx';
import { relatedPosts } from './rules.ts';

const notFound = () => data(null, { status: 404 });

export function loader({ params }: Route.LoaderArgs): Article {
  const article = findArticle(params.id);
  if (!article) throw notFound();
  return article;
}

export const meta: Route.MetaFunction = (page) => {
  const { loaderData: article } = page;
  if (!article) return [{ title: `Blog Post Not Found | ${brand.name}` }];
  const picture = `/og/blog-${article.id}.png`;
  const siteUrl = originOf(page);
  const publisher = { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` };
  return [
    ...pageMeta(page, {
      title: article.title,
      description: article.excerpt,
      path: paths.blogPost(article.id),
      image: { path: picture, alt: article.title },
      type: 'article',
      jsonLd: [
        {
          '@type': 'BlogPosting',
          headline: article.title,
          description: article.excerpt,
          image: `${siteUrl}${picture}`,
          datePublished: article.date,
          articleSection: article.category,
          keywords: article.tags,
          mainEntityOfPage: `${siteUrl}${paths.blogPost(article.id)}`,
          author: { '@type': 'Organization', name: article.author, url: `${siteUrl}${paths.about}` },
          publisher,
        },
      ],
    }),
    { property: 'article:published_time', content: article.date },
    { property: 'article:section', content: article.category },
    feedLink,
  ];
};

export default function BlogPost({ loaderData: article }: Route.ComponentProps) {
  return (
    <>
      <article className="page pt-10 sm:pt-14">
        <ArticleHeader article={article} />
        <div className="mx-auto mt-12 max-w-[54ch] text-lg sm:mt-16">
          <Prose html={article.html} />
          <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2 border-t border-line pt-8">
            {article.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
          <aside aria-labelledby="sign-up" className="mt-12 rounded-card bg-tint-1 p-6 sm:p-8">
            <h2 id="sign-up" className="text-2xl">
              Find the person to build it with
            </h2>
            <p className="mt-2">{brand.earlyAccess}</p>
            <SignUpLinks className="mt-5" />
          </aside>
        </div>
      </article>
      <RelatedPosts posts={relatedPosts(posts, article)} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PostNotFound />;
  return <ErrorPage error={error} />;
}

function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
      <div>
        <Link
          to={paths.blog}
          className="mb-6 inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
        >
          <ArrowLeft className="size-4.5" aria-hidden="true" /> Back to Blog
        </Link>
        <p>
          <Badge tone="primary">{article.category}</Badge>
        </p>
        <h1 className="mt-4 text-4xl">{article.title}</h1>
        <p className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <span>{article.author}</span>
          <time dateTime={article.date}>{article.dateText}</time>
          <span>{article.readTime}</span>
        </p>
      </div>
      <PostCover cover={article.cover} className="aspect-video w-full rounded-card" />
    </header>
  );
}
