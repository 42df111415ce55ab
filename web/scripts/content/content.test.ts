import { brand } from '@ampersand/contract/brand';
import { describe, expect, test } from 'vitest';
import { findProblems } from './check.ts';
import { ContentError, dateText, parseArticle, parseLegal } from './document.ts';
import { renderMarkdown } from './markdown.ts';
import { readArticles } from './read.ts';

const pages = ['/', '/blog', '/blog/1', '/blog/2', '/privacy-policy'];
const enough = 'word '.repeat(900);

describe('an article', () => {
  test('that is complete has no problem', () => {
    expect(problemsOf([article(1), article(2)])).toEqual([]);
  });
  test.each([
    ['without front matter', 'Just a text.', /front matter .* is missing/],
    ['of an unknown category', file(1).replace('Remote Work', 'Gossip'), /category/],
    ['with a date that does not exist', file(1).replace('2026-01-01', '2026-02-30'), /date/],
    ['with a fact nobody knows', file(1).replace('id: 1', 'id: 1\nmood: good'), /mood/],
    ['with too short an excerpt', file(1).replace(/excerpt: .*/, 'excerpt: Short.'), /excerpt/],
  ])('%s is refused', (_, text, message) => {
    expect(() => parseArticle('a.md', text)).toThrow(ContentError);
    expect(() => parseArticle('a.md', text)).toThrow(message);
  });
  test.each([
    [799, /799 words/],
    [1501, /1501 words/],
  ])('of %d words is refused', (count, message) => {
    expect(problemsOf([article(1, 'word '.repeat(count)), article(2)])).toEqual([
      expect.stringMatching(message),
    ]);
  });
  test.each([800, 1500])('of %d words is fine', (count) => {
    expect(problemsOf([article(1, 'word '.repeat(count)), article(2)])).toEqual([]);
  });
  test('may not take the id of another', () => {
    expect(problemsOf([article(1), article(2), article(2)])).toEqual([
      expect.stringMatching('id 2 is taken by blog/2.md'),
    ]);
  });
  test('has to be among the public pages, and each of those has to be an article', () => {
    expect(problemsOf([article(1), article(3)])).toEqual([
      expect.stringMatching('/blog/3 is not among the public pages'),
      expect.stringMatching('/blog/2 is among the public pages'),
    ]);
  });
});

describe('a link', () => {
  test.each([
    'https://example.org/a',
    'mailto:a@example.org',
    '/',
    '/blog/2',
    '/blog/2#known',
    '#known',
    '/privacy-policy#cookies',
  ])('to %s is fine', (link) => {
    expect(problemsOf([article(1, withLink(link)), article(2, withLink('/'))])).toEqual([]);
  });
  test.each([
    ['/blog/9', /leads nowhere/],
    ['/nowhere', /leads nowhere/],
    ['/blog/2#unknown', /names no heading/],
    ['#unknown', /names no heading/],
    ['http://example.org', /neither https/],
    ['javascript:alert(1)', /neither https/],
    ['post.html', /neither https/],
  ])('to %s is refused', (link, message) => {
    expect(problemsOf([article(1, withLink(link)), article(2)])).toEqual([expect.stringMatching(message)]);
  });
});

describe('a text', () => {
  test.each([
    ['<script>alert(1)</script>', /Raw HTML/],
    ['A <b>bold</b> word', /Raw HTML/],
    ['![A face](/face.png)', /Pictures/],
    ['# Title', /headings start at ##/],
    ['## One\n\n#### Three', /A level is missing/],
    ['## Same\n\n## Same', /Two headings/],
  ])('with %j is refused', (text, message) => {
    expect(renderMarkdown(text).problems).toContainEqual(expect.stringMatching(message));
  });
  test('gets anchors from its headings, or the ones it names', () => {
    const { html, sections } = renderMarkdown('## What it’s *for*\n\n## Cookies and more {#cookies}');
    expect(sections).toEqual([
      { id: 'what-its-for', title: 'What it’s for' },
      { id: 'cookies', title: 'Cookies and more' },
    ]);
    expect(html).toBe(
      '<h2 id="what-its-for">What it’s <em>for</em></h2>\n<h2 id="cookies">Cookies and more</h2>\n',
    );
  });
  test('escapes what only looks like HTML, and the targets of links', () => {
    const { html } = renderMarkdown('1 < 2 & [more](https://example.org/?a=1&b="2")');
    expect(html).toContain(
      '1 &lt; 2 &amp; <a href="https://example.org/?a=1&amp;b=&quot;2&quot;" rel="noopener">',
    );
  });
  test('makes tables with named columns and aligned numbers', () => {
    const { html } = renderMarkdown('| Month | Shares |\n| --- | ---: |\n| 12 | **120,000** |');
    expect(html).toContain('<tr><th scope="col">Month</th><th scope="col" class="number">Shares</th></tr>');
    expect(html).toContain('<tr><td>12</td><td class="number"><strong>120,000</strong></td></tr>');
  });
  test('counts the words a reader reads, not the marks', () => {
    expect(renderMarkdown('## One two\n\n- **three** — four\n- [five](/x)').words).toBe(5);
  });
});

test('the legal texts take the name and the support address of the deployment', () => {
  const { facts, body } = parseLegal(
    'a.md',
    `---\ntitle: About {{name}}\ndescription: ${'long '.repeat(15)}\neffective: July 2025\n---\nWrite to {{support}}.`,
  );
  expect(facts.title).toBe(`About ${brand.name}`);
  expect(body.html).toContain(`mailto:${brand.supportEmail}`);
});

test('the articles of the blog have no problem and come newest first', async () => {
  const articles = await readArticles();
  expect(articles.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(new Set(articles.map(({ category }) => category)).size).toBe(4);
});

function problemsOf(articles: ReturnType<typeof article>[]): string[] {
  const legal = {
    ...parseLegal(
      'privacy.md',
      `---\ntitle: Privacy\ndescription: ${'long '.repeat(15)}\neffective: July 2025\n---\n## Cookies {#cookies}`,
    ),
    path: '/privacy-policy',
  };
  return findProblems({ articles, legal: [legal], pages });
}

function article(id: number, text = `## Known\n\n${enough}`) {
  return parseArticle(`blog/${id}.md`, file(id, text));
}

function withLink(link: string): string {
  return `## Known\n\n${enough}\n\n[A link](${link})`;
}

function file(id: number, text = enough): string {
  const facts = [
    `id: ${id}`,
    'title: A title long enough',
    `excerpt: ${'some words '.repeat(8)}`,
    'author: A writer',
    'date: 2026-01-01',
    'category: Remote Work',
    'cover: distance',
    'tags: [One]',
  ];
  return `---\n${facts.join('\n')}\n---\n${text}`;
}

test('days are written the long way of the United States', () => {
  expect(dateText('2026-09-01')).toBe('September 1, 2026');
});
