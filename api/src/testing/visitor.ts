import type { TestApp } from './test-app.ts';

/** What a page without scripts shows of its form. */
export interface Shown {
  status: number;
  /** Path and query. */
  url: string;
  html: string;
  heading: string;
  /** The words of the box above the button. */
  alert: string;
  /** Words beside fields, by name. */
  errors: Record<string, string>;
  /** What the fields hold, by name. */
  values: Record<string, string>;
}

export type Visitor = ReturnType<typeof openVisitor>;

const FORM_TYPE = 'application/x-www-form-urlencoded';
let lastAddress = 0;

/** A browser without scripts: it opens pages, sends the form of the page it is on, and follows where that leads. */
export function openVisitor(t: TestApp) {
  const cookies = new Map<string, string>();
  const remoteAddress = `10.9.${(++lastAddress >> 8) & 255}.${lastAddress & 255}`;
  let page: Shown;

  async function request(url: string, sent?: { payload: string; headers?: Record<string, string> }) {
    const response = await t.app.inject({
      method: sent ? 'POST' : 'GET',
      url,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      headers: {
        host: t.deps.config.publicUrl.host,
        accept: 'text/html',
        ...(sent && { 'content-type': FORM_TYPE, 'sec-fetch-site': 'same-origin', ...sent.headers }),
      },
      ...(sent && { payload: sent.payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  async function open(url: string): Promise<Shown> {
    const { statusCode, headers, body } = await request(url);
    if (headers.location && statusCode < 400) return open(String(headers.location));
    page = readPage(statusCode, url, body);
    return page;
  }

  return {
    cookies,
    open,
    /** The bare answer to a form. */
    post: (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
      request(url, { payload: encode(values), headers }),
    /** Fills in the form of the page, which must have these fields, and presses its button, or the one of that name. */
    async send(values: Record<string, string>, button?: string): Promise<Shown> {
      const { action, fields } = formIn(page.html);
      for (const name of Object.keys(values))
        if (!(name in fields)) throw new Error(`${page.url} has no field ${name}`);
      const sent = { ...fields, ...values, ...(button && { [button]: 'yes' }) };
      const response = await request(action, { payload: encode(sent) });
      const { location } = response.headers;
      if (response.statusCode === 303) return open(String(location));
      page = readPage(response.statusCode, action, response.body);
      return page;
    },
  };
}

/** As browsers do, with line breaks of two characters. */
const encode = (values: Record<string, string>) =>
  new URLSearchParams(values).toString().replaceAll('%0A', '%0D%0A');

function readPage(status: number, url: string, html: string): Shown {
  const main = mainOf(html);
  const controls = [...main.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) =>
    attributesOf(tag),
  );
  const errors = controls.flatMap(({ name, 'aria-invalid': invalid, 'aria-describedby': by = '' }) => {
    const id = by.split(' ').find((one) => one.endsWith('-error'));
    return name && invalid === 'true' && id ? [[name, textOf(main, `id="${id}"`)]] : [];
  });
  return {
    status,
    url,
    html,
    heading: textOf(main, '<h1'),
    alert: textOf(main, 'role="alert"'),
    errors: Object.fromEntries(errors),
    values: formIn(html).fields,
  };
}

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** The first form of the page's own part: where it goes, and what its fields hold. */
function formIn(html: string): { action: string; fields: Record<string, string> } {
  const form = /<form\b[\s\S]*?<\/form>/.exec(mainOf(html))?.[0] ?? '<form>';
  const areas = [...form.matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g)].map(
    ([, tag = '', text = '']) => [attributesOf(tag).name, unescapeHtml(text)],
  );
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => attributesOf(tag))
    .filter(({ type, checked }) => type !== 'radio' || checked !== undefined)
    .map(({ name, value = '' }) => [name, value]);
  const radios = [...form.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].map(([tag]) => [
    attributesOf(tag).name,
    '',
  ]);
  return {
    action: attributesOf(/<form[^>]*>/.exec(form)?.[0] ?? '').action ?? '',
    fields: Object.fromEntries([...radios, ...inputs, ...areas]),
  };
}

function attributesOf(tag: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );
}

/** The text of the first element whose tag begins with, or holds, this. */
function textOf(html: string, mark: string): string {
  const at = html.indexOf(mark);
  if (at < 0) return '';
  const start = html.lastIndexOf('<', at + 1);
  const name = /^<(\w+)/.exec(html.slice(start))?.[1] ?? '';
  const end = html.indexOf(`</${name}>`, start);
  return unescapeHtml(html.slice(start, end).replace(/<[^>]*>/g, '')).trim();
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
