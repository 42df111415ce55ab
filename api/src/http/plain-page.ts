import { escapeHtml } from '../lib/escape-html.ts';

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#FBF9F4,#0F1613);--surface:light-dark(#fff,#17211D);--ink:light-dark(#16211D,#EEF2EF);--muted:light-dark(#5C6862,#9DABA4);--line:light-dark(#E4DFD3,#2A3732);--primary:light-dark(#0B5D4B,#5CC9A7)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 Inter,system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:48px 16px 96px}
h1{font:600 36px/1.2 Fraunces,Georgia,serif;margin:0 0 8px}
p{margin:4px 0;color:var(--muted)}a{color:var(--primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`;

/** A page of the server itself, in the product's look, that needs neither script nor anything else. */
export function plainPage({
  title,
  style = '',
  html,
}: {
  title: string;
  style?: string;
  html: string;
}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}
${style}</style></head>
<body><main>${html}</main></body></html>`;
}
