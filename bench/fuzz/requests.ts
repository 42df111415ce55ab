import fc from 'fast-check';
import type { OpenApiDocument } from '../../api/src/features/docs/openapi.ts';
import { type Place, type Schema, shapeOf, valid } from './bodies.ts';
import { hostile, RAW } from './hostile.ts';
import { json, type Sent, sentBody } from './sent.ts';

export type Caller = 'founder' | 'applicant' | 'admin' | 'stranger';

/** A call of the API. What only the run knows, such as the caller's own id, stands in it as `{{name}}`. */
export interface Planned {
  readonly operation: string;
  readonly caller: Caller;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Each character is one byte. */
  readonly body: string | undefined;
  /** Which of several known values it takes. */
  readonly pick: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

const asText = (value: unknown) => {
  const written = typeof value === 'string' ? value.replace(RAW, '') : json(value);
  return written.slice(0, 3000).toWellFormed();
};

/** Leaves the braces of names as they are. */
const encoded = (value: string) =>
  value.startsWith('{{') ? value : encodeURIComponent(value).replaceAll('%2F', '/');

function queryOf(parameters: readonly Parameter[], place: Place) {
  const ours = parameters.filter((each) => each.in === 'query');
  if (ours.length === 0) return fc.constantFrom('', '', '', '?x=1', '?limit[]=1');
  const needed = ours
    .filter(({ required }) => required)
    .map(({ name, schema }) =>
      valid(schema, place, name).map((value) => `${name}=${encoded(asText(value))}`),
    );
  const pair = fc.constantFrom(...ours).chain(({ name, schema }) => {
    const value = fc.oneof(
      { weight: 2, arbitrary: valid(schema, place, name) },
      { weight: 1, arbitrary: hostile },
    );
    const written = fc.oneof(
      { weight: 8, arbitrary: fc.constant(name) },
      { weight: 1, arbitrary: fc.constantFrom(`${name}[]`, `${name}[x]`, name.toUpperCase(), '__proto__') },
    );
    return fc.tuple(written, value).map(([key, each]) => `${key}=${encoded(asText(each))}`);
  });
  const whole = fc.tuple(...needed);
  return fc
    .tuple(fc.oneof({ weight: 8, arbitrary: whole }, fc.constant([])), fc.array(pair, { maxLength: 3 }))
    .map(([right, others]) => [...right, ...others].join('&'))
    .map((pairs) => (pairs ? `?${pairs}` : ''));
}

/** The path with its parameters; the one that `description` says must be the caller's own id is, mostly. */
function pathOf(parameters: readonly Parameter[], place: Place, description: string) {
  const own = /`(\w+)` must be the caller's own id/.exec(description)?.[1];
  const ours = parameters.filter((each) => each.in === 'path');
  const values = ours.map(({ name, schema }) => {
    const right = name === own ? fc.constant('{{own}}') : valid(schema, place, name);
    return fc.oneof(
      { weight: 16, arbitrary: right.map((value) => encoded(String(value))) },
      { weight: 1, arbitrary: fc.constantFrom('{{other}}', '{{own}}') },
      { weight: 1, arbitrary: hostile.map((value) => encoded(asText(value).slice(0, 150))) },
    );
  });
  return fc
    .tuple(...values)
    .map((given) =>
      ours.reduce((url, { name }, i) => url.replace(`{${name}}`, () => given[i] ?? ''), place.path),
    );
}

const SIDES: readonly Caller[] = ['founder', 'applicant'];
/** By the first word of the description. */
const CALLERS: Readonly<Record<string, readonly Caller[]>> = {
  'Founders.': ['founder'],
  'Applicants.': ['applicant'],
  'Administrators.': ['admin'],
  'Anybody.': [...SIDES, 'stranger'],
};

/** Who may make the call, mostly; the description names them. */
function callerOf(description: string): fc.Arbitrary<Caller> {
  const fitting = CALLERS[description.split(' ')[0] ?? ''] ?? SIDES;
  return fc.oneof(
    { weight: 18, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom<Caller>('admin', 'stranger', ...SIDES) },
  );
}

const VERSIONS: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { 'if-match': '"1"' },
  { 'if-match': 'W/"x"' },
  { 'if-match': '"999999999"' },
];

/** Name of the binary part of a form. */
function partOf(schema: Schema, refs: Place['refs']): string | undefined {
  const whole = refs[shapeOf(schema) ?? ''] ?? schema;
  const [found] = Object.entries(whole.properties ?? {}).filter(
    ([, field]) => 'format' in field && field.format === 'binary',
  );
  if (found) return found[0];
  return (whole.allOf ?? []).map((part) => partOf(part, refs)).find((name) => name !== undefined);
}

/** Calls of every operation of the document, each as often as any other; `photo` is one that can be read. */
export function callsOf(
  document: OpenApiDocument,
  photo: Buffer,
): { operations: string[]; calls: fc.Arbitrary<Planned> } {
  const refs = document.components.schemas as Place['refs'];
  const base = document.servers[0]?.url ?? '';
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, declared]) => ({ path, method: method.toUpperCase(), declared })),
  );
  const arbitraries = operations.map(({ path, method, declared }) => {
    const place = { refs, path };
    const parameters = declared.parameters as readonly Parameter[];
    const content = declared.requestBody?.content as Record<string, { schema: Schema }> | undefined;
    const schema = content?.['application/json']?.schema ?? { type: 'object' };
    const form = content?.['multipart/form-data']?.schema;
    const part = form && partOf(form, refs);
    const hasVersion = parameters.some((each) => each.in === 'header');
    const body = sentBody(schema, place, { part, photo });
    const none: Sent = { body: undefined, type: undefined };
    return fc
      .record({
        operation: fc.constant(`${method} ${path}`),
        method: fc.constant(method),
        caller: callerOf(declared.description),
        route: pathOf(parameters, place, declared.description),
        query: queryOf(parameters, place),
        headers: fc.constantFrom(...(hasVersion ? VERSIONS : [{}])),
        sent: content ? body : fc.oneof({ weight: 9, arbitrary: fc.constant(none) }, body),
        pick: fc.nat(),
      })
      .map(
        ({ route, query, headers, sent: { body, type }, ...call }): Planned => ({
          ...call,
          url: `${base}${route}${query}`,
          headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
          body,
        }),
      );
  });
  return {
    operations: operations.map(({ method, path }) => `${method} ${path}`),
    calls: fc.oneof(...arbitraries),
  };
}
