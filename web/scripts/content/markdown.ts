import { Lexer, Marked, type Token, type Tokens } from 'marked';
import type { Section } from '../../app/content/types.ts';

export interface Rendered {
  html: string;
  /** The second-level headings, in order. */
  sections: Section[];
  /** Every heading's anchor. */
  anchors: string[];
  /** Targets of all links, as written. */
  links: string[];
  /** Words a reader reads. */
  words: number;
  /** What the text may not have: raw HTML, pictures, headings out of order. One sentence each. */
  problems: string[];
}

const ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}$/;

/**
 * HTML of a Markdown text. A heading's anchor is made from its words or given as `## Cookies {#cookies}`;
 * links to other sites open with `rel="noopener"`; tables scroll by themselves on narrow screens.
 */
export function renderMarkdown(text: string): Rendered {
  const tokens = new Lexer().lex(text);
  const found: Rendered = { html: '', sections: [], anchors: [], links: [], words: 0, problems: [] };
  const marked = new Marked();
  let depth = 1;
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'html') found.problems.push(`Raw HTML is not allowed: ${token.raw.trim()}`);
    if (token.type === 'image') found.problems.push(`Pictures are not supported: ${token.raw.trim()}`);
    if (isLink(token)) found.links.push(token.href);
    if (!isHeading(token)) return;
    if (token.depth === 1) found.problems.push('The title is in the front matter; headings start at ##');
    else if (token.depth > depth + 1) found.problems.push(`A level is missing above "${token.text}"`);
    depth = token.depth;
    const { id, title } = anchorOf(token);
    if (found.anchors.includes(id)) found.problems.push(`Two headings have the anchor "${id}"`);
    found.anchors.push(id);
    if (token.depth === 2) found.sections.push({ id, title });
  });
  marked.use({
    renderer: {
      heading(token) {
        const { id } = anchorOf(token);
        const content = this.parser.parseInline(token.tokens).replace(ANCHOR, '');
        return `<h${token.depth} id="${id}">${content}</h${token.depth}>\n`;
      },
      link(token) {
        const content = this.parser.parseInline(token.tokens);
        const outside = /^https?:/.test(token.href) ? ' rel="noopener"' : '';
        return `<a href="${escapeAttribute(token.href)}"${outside}>${content}</a>`;
      },
      // Not marked's own: it aligns with an attribute that HTML has given up.
      tablecell({ tokens, header, align }) {
        const tag = header ? 'th scope="col"' : 'td';
        const content = this.parser.parseInline(tokens);
        return `<${tag}${align === 'right' ? ' class="number"' : ''}>${content}</${tag.slice(0, 2)}>`;
      },
      table(token) {
        const head = row(token.header.map((cell) => this.tablecell(cell)));
        const body = token.rows.map((cells) => row(cells.map((cell) => this.tablecell(cell)))).join('');
        // What one can scroll has to be reachable by keyboard, and named.
        return `<div class="wide" role="group" tabindex="0" aria-label="Table"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  found.html = marked.parser(tokens);
  found.words = countWords(found.html);
  return found;
}

function row(cells: string[]): string {
  return `<tr>${cells.join('')}</tr>`;
}

function anchorOf(token: Tokens.Heading): Section {
  const given = ANCHOR.exec(token.text)?.[1];
  const title = token.text.replace(ANCHOR, '').replace(/[*_`]/g, '');
  return { title, id: given ?? slug(title) };
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, "'");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function escapeAttribute(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;');
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function isLink(token: Token): token is Tokens.Link {
  return token.type === 'link';
}
