import { brand } from '@ampersand/contract/brand';
import { SOMEBODY } from './addressee.ts';
import { escapeHtml } from './escape-html.ts';

interface Link {
  link: string;
  label: string;
}
/** A paragraph, a code to type, or a link shown as a button. */
export type Part = string | { code: string } | Link;

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `    ${part.code}` : `${part.label}: ${part.link}`;
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`;
  if ('code' in part) {
    return `<p style="margin:0 0 16px;font:600 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:6px;color:#0B5D4B">${escapeHtml(part.code)}</p>`;
  }
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0B5D4B;color:#ffffff;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
}

/** How many are named in a sentence. */
export const NAMED = 5;
const together = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * People as a sentence begins with them, `Asha, Farid and 3 more`, or `3 people` where none may be named; of `count` people there
 * may be the first names only.
 */
export function namesIn(names: readonly (string | undefined)[], count = names.length): string {
  const named = new Set(names.slice(0, NAMED).filter((name) => name !== undefined));
  if (named.size === 0) return count === 1 ? SOMEBODY : `${count} people`;
  const rest = count - named.size;
  return together.format([...named, ...(rest > 0 ? [`${rest} more`] : [])]);
}

const small = (html: string) =>
  `<p style="max-width:520px;margin:16px auto 0;font-size:14px;color:#5C6862">${html}</p>`;

/**
 * An email in the product's look, as plain text and as HTML that needs nothing from outside. All values are shown as text.
 * The footnote stands in small print below the email.
 */
export function emailBody({
  greeting,
  paragraphs,
  footnote,
}: {
  greeting: string;
  paragraphs: readonly Part[];
  footnote?: Link & { text: string };
}): { text: string; html: string } {
  const footer = `${brand.name}. ${brand.tagline}. Questions: ${brand.supportEmail}`;
  const note = footnote ? [`${footnote.text} ${footnote.label}: ${footnote.link}`] : [];
  const text = [greeting, ...paragraphs.map(asText), ...note, `-- \n${footer}`].join('\n\n');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(brand.name)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBF9F4;color:#16211D;font:16px/1.6 Inter,system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #E4DFD3;border-radius:16px">
<p style="margin:0 0 24px;font:italic 600 28px/1 Fraunces,Georgia,serif;color:#0B5D4B">${escapeHtml(brand.mark)} <span style="font-style:normal;font-size:18px">${escapeHtml(brand.name)}</span></p>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
${paragraphs.map(asHtml).join('\n')}
</div>${footnote ? `\n${small(`${escapeHtml(footnote.text)} <a href="${escapeHtml(footnote.link)}" style="color:#0B5D4B">${escapeHtml(footnote.label)}</a>`)}` : ''}
${small(escapeHtml(footer))}
</body></html>`;
  return { text, html };
}
