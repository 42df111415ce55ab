import { besides } from '../../http/besides.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { RawRoute } from '../../http/route.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { OpenApiDocument } from './openapi.ts';

const STYLE = `h2{font:600 22px/1.3 Fraunces,Georgia,serif;margin:48px 0 12px;text-transform:capitalize}
details{background:var(--surface);border:1px solid var(--line);border-radius:10px;margin:8px 0;padding:0 16px}
summary{padding:12px 0;cursor:pointer;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}
ul{list-style:none;padding:0}li{padding:6px 0}
summary b,li b{color:var(--primary);min-width:64px;display:inline-block;font:600 14px ui-monospace,monospace}code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow:auto;max-height:420px;font:13px/1.5 ui-monospace,monospace;border-top:1px solid var(--line);padding:12px 0;margin:8px 0}`;

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
  return plainPage({
    title: document.info.title,
    style: STYLE,
    html: `<h1>${escapeHtml(document.info.title)}</h1>
<p>Paths are below <code>${escapeHtml(document.servers[0]?.url ?? '')}</code>. Log in with <code>POST /auth/login</code>; the session is a cookie. Failures all have one shape, <code>Failure</code>.
The same document for programs: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}
<section><h2>Besides these calls</h2><ul>${Object.values(besides).map(besideHtml).join('\n')}</ul></section>`,
  });
}
