import type { ArticleFacts, Document, LegalFacts } from './document.ts';
import type { Rendered } from './markdown.ts';

/** The bounds of an article: shorter says too little, longer is two articles. */
const words = { min: 800, max: 1500 };

interface Content {
  articles: Document<ArticleFacts>[];
  /** Address of each legal text and the text. */
  legal: (Document<LegalFacts> & { path: string })[];
  /** Addresses of the public pages. */
  pages: readonly string[];
}

/** Everything that must not be published as it is; empty when all is well. */
export function findProblems({ articles, legal, pages }: Content): string[] {
  const anchors = new Map<string, string[]>([
    ...articles.map(({ facts, body }) => [`/blog/${facts.id}`, body.anchors] as const),
    ...legal.map(({ path, body }) => [path, body.anchors] as const),
  ]);
  const documents = [
    ...articles.map(({ file, facts, body }) => ({ file, body, path: `/blog/${facts.id}` })),
    ...legal,
  ];
  return [
    ...documents.flatMap(({ file, body, path }) =>
      [...body.problems, ...body.links.flatMap((link) => linkProblem(link, path, pages, anchors))].map(
        (problem) => `${file}: ${problem}`,
      ),
    ),
    ...articles.flatMap(({ file, body }) => lengthProblem(body).map((problem) => `${file}: ${problem}`)),
    ...idProblems(articles),
    ...documents
      .filter(({ path }) => !pages.includes(path))
      .map(({ file, path }) => `${file}: ${path} is not among the public pages of app/paths.ts`),
    ...pages
      .filter((page) => /^\/blog\/./.test(page) && !anchors.has(page))
      .map((page) => `${page} is among the public pages of app/paths.ts and no article has that id`),
  ];
}

function lengthProblem({ words: count }: Rendered): string[] {
  if (count >= words.min && count <= words.max) return [];
  return [`${count} words; an article has ${words.min} to ${words.max}`];
}

function idProblems(articles: Content['articles']): string[] {
  const seen = new Map<number, string>();
  return articles.flatMap(({ file, facts: { id } }) => {
    const first = seen.get(id);
    seen.set(id, first ?? file);
    return first ? [`${file}: id ${id} is taken by ${first}`] : [];
  });
}

function linkProblem(
  link: string,
  from: string,
  pages: readonly string[],
  anchors: Map<string, string[]>,
): string[] {
  if (/^(https:\/\/|mailto:)/.test(link)) return [];
  if (!/^[/#]/.test(link)) return [`The link ${link} is neither https, mailto nor an address of this site`];
  const [path = '', anchor] = link.split('#');
  const page = path || from;
  if (!pages.includes(page)) return [`The link ${link} leads nowhere`];
  if (anchor && !anchors.get(page)?.includes(anchor)) return [`The link ${link} names no heading there`];
  return [];
}
