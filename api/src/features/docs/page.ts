import { besides } from '../../http/besides.ts';
import type { RawRoute } from '../../http/route.ts';
import { escapeHtml } from '../../lib/email-body.ts';
import type { OpenApiDocument } from './openapi.ts';

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#FBF9F4,#0F1613);--surface:light-dark(#fff,#17211D);--ink:light-dark(#16211D,#EEF2EF);--muted:light-dark(#5C6862,#9DABA4);--line:light-dark(#E4DFD3,#2A3732);--primary:light-dark(#0B5D4B,#5CC9A7)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 Inter,system-ui,sans-serif}
main{max-width:900px;margin:0 auto;padding:48px 16px 96px}
h1{font:600 36px/1.2 Fraunces,Georgia,serif;margin:0 0 8px}h2{font:600 22px/1.3 Fraunces,Georgia,serif;margin:48px 0 12px;text-transform:capitalize}
p{margin:4px 0;color:var(--muted)}a{color:var(--primary)}
details{background:var(--surface);border:1px solid var(--line);border-radius:10px;margin:8px 0;padding:0 16px}
summary{padding:12px 0;cursor:pointer;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}
ul{list-style:none;padding:0}li{padding:6px 0}
summary b,li b{color:var(--primary);min-width:64px;display:inline-block;font:600 14px ui-monospace,monospace}code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow:auto;max-height:420px;font:13px/1.5 ui-monospace,monospace;border-top:1px solid var(--line);padding:12px 0;margin:8px 0}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`;

type Operation = OpenApiDocument['paths'][string][string];

const schemaBlock = (title: string, schema: unknown) =>
  `<p>${escapeHtml(title)}</p><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.length > 0 ? schemaBlock('Parameters', operation.parameters) : '';
  const body = operation.requestBody ? schemaBlock('Body', operation.requestBody.content) : '';
  const answers = schemaBlock('Answers', operation.responses);
  return `<details><summary><b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code><span>${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(operation.description)}</p>${parameters}${body}${answers}</details>`;
}

const besideHtml = ({ method, path, summary }: RawRoute) =>
  `<li><b>${method}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></li>`;

/** The contract as a page that needs neither script nor anything from outside. */
export function docsPage(document: OpenApiDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const sections = [...groups].map(
    ([tag, items]) => `<section><h2>${escapeHtml(tag)}</h2>${items.join('\n')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(document.info.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(document.info.title)}</h1>
<p>Paths are below <code>${escapeHtml(document.servers[0]?.url ?? '')}</code>. Log in with <code>POST /auth/login</code>; the session is a cookie. Failures all have one shape, <code>Failure</code>.
The same document for programs: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}
<section><h2>Besides these calls</h2><ul>${Object.values(besides).map(besideHtml).join('\n')}</ul></section></main></body></html>`;
}
