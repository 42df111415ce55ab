import fc from 'fast-check';
import type { OpenApiDocument } from '../api/src/features/docs/openapi.ts';

/** A part of a JSON Schema that this generator reads. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

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
}

/** What a call needs to know of the person: the names between the braces. */
export const NAMES = [
  'own',
  'other',
  'email',
  'fresh',
  'password',
  'experience',
  'education',
  'session',
  'notification',
  'cursor',
  'token',
  'otp',
] as const;

/** Values that get a field past its checks where the schema alone does not say how. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  email: ['{{email}}', '{{fresh}}', 'Somebody.Else@Example.org'],
  password: ['{{password}}'],
  confirmPassword: ['{{password}}'],
  currentPassword: ['{{password}}'],
  newPassword: ['{{password}}', 'Another#2026'],
  phone: ['9876543210', '+91 98204 17365'],
  website: ['https://kiln.example', 'kiln.example'],
  linkedin: ['https://www.linkedin.com/in/asha', 'linkedin.com/in/asha'],
  github: ['github.com/asha'],
  portfolio: ['https://asha.example', 'asha.example/boxes'],
  otp: ['{{otp}}', '123456'],
  code: ['123456'],
  token: ['{{token}}'],
  cursor: ['{{cursor}}'],
  viewerId: ['{{own}}'],
  viewedUserId: ['{{other}}'],
  contactUserId: ['{{other}}'],
  otherId: ['{{other}}'],
  userId: ['{{own}}'],
  id: ['{{own}}'],
  ids: [['{{notification}}']],
  experienceId: ['{{experience}}'],
  educationId: ['{{education}}'],
  sessionId: ['{{session}}'],
  startDate: ['2019-04-01', '2020-02-29', '1900-01-01'],
  endDate: ['2021-05-01', '9999-12-31', '2022-05-01T10:00:00+02:00'],
  foundingDate: ['2020-02-01', '1999-12-31T23:59:59.999999999Z'],
  fullName: ['Asha Okafor', 'Łukasz O’Neill-Wang', '王小明'],
  age: [18, 31, '100'],
  companySize: ['2-5', 4, '500+'],
};

/** A number as it is written, which JavaScript could not hold or would write otherwise. */
const RAW = '\u0001';
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b\ufeff',
  'x\r\nBcc: a@b.example',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  '%s%n',
  'javascript:alert(1)',
  '//evil.example',
  'http://[::1',
  '0000-01-01',
  '2024-02-30',
  '+275760-09-13',
  '-271821-04-20T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '1e400',
  '5e-324',
  '0x10',
  'NaN',
  '-0',
  '٣٤',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  `${'a'.repeat(250)}@example.com`,
  'x'.repeat(81),
  'é'.repeat(201),
  '👩‍🚀'.repeat(700),
  'x'.repeat(5001),
  'x'.repeat(70_000),
];
const NUMBERS = [
  0,
  -1,
  0.5,
  1e-40,
  1e-46,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e12,
  1e39,
  1.7976931348623157e308,
].map((value): unknown => value);
const RAW_NUMBERS = ['-0', '1e400', '-1e400', '9223372036854775808', '1e-400', '0.1e1'].map(
  (text) => RAW + text,
);
const SHAPES: readonly unknown[] = [
  { length: { toString: 'x', valueOf: 1 } },
  null,
  true,
  false,
  [],
  {},
  [[]],
  [''],
  [null],
  [25],
  { length: -1, toString: 'x', valueOf: 1 },
  { $ne: null },
  nested(200),
  Array.from({ length: 501 }, (_, i) => `tag ${i}`),
  Array(3).fill('same'),
];

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS, ...RAW_NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...SHAPES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const text = fc.oneof(
  fc.constantFrom('Backend systems', 'I look for a co-founder, 20 hours a week, 5 % equity', 'Pune, India'),
  fc.lorem({ maxCount: 30 }),
);

/** Everything a schema means by itself; `refs` are the document's named shapes. */
function valid(schema: Schema, refs: Readonly<Record<string, Schema>>, name = ''): fc.Arbitrary<unknown> {
  const known = KNOWN[name];
  if (known) return fc.constantFrom<unknown>(...known);
  if (schema.$ref) return valid(refs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, refs, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, refs, name)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => valid(part, refs, name));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, refs);
    case 'array':
      return fc.array(valid(schema.items ?? {}, refs), { maxLength: 3 });
    case 'number':
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e6),
        max: Math.min(schema.maximum ?? 100, 1e6),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return text;
  }
}

function objectOf(schema: Schema, refs: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const keys = schema.propertyNames?.enum;
  if (keys && typeof schema.additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom(...keys.map(String)), valid(schema.additionalProperties, refs));
  const fields = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valid(field, refs, name)])), {
    requiredKeys: [...(schema.required ?? [])],
  });
}

type Json = Record<string, unknown>;

/** A body that is right but for at most three places, if any; a list or an object inside it may be the place. */
function bodyOf(schema: Schema, refs: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const place = fc.tuple(fc.nat(), fc.boolean(), hostile);
  const whole = valid(schema, refs);
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    {
      weight: 8,
      arbitrary: fc
        .tuple(whole, fc.array(place, { minLength: 1, maxLength: 3 }))
        .map(([body, places]) => places.reduce(disturb, body)),
    },
    { weight: 1, arbitrary: hostile },
  );
}

function disturb(body: unknown, [which, inside, value]: [number, boolean, unknown]): unknown {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const chosen = entries[which % Math.max(1, entries.length)];
  if (!chosen) return value;
  const [key, old] = chosen;
  const deeper = inside && typeof old === 'object' && old !== null;
  const next = deeper ? disturb(old, [which >> 3, true, value]) : value;
  if (Array.isArray(body)) return body.with(Number(key), next);
  return { ...(body as Json), [key]: next };
}

const binary = (value: string) => Buffer.from(value).toString('latin1');
const json = (value: unknown) =>
  (JSON.stringify(value) ?? 'null').replace(/"\\u0001([-\w.]+)"/g, (_, number: string) => number);

/** What text becomes on the way, mostly nothing. */
const spoiled = fc.oneof(
  { weight: 20, arbitrary: fc.constant((body: string) => body) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (body: string) => body.slice(0, -1),
      (body: string) => body.replace('{', '{"__proto__":{"role":"ADMIN"},'),
      (body: string) => body.replace('{', '{"role":"ADMIN","isVerified":true,"id":"{{other}}",'),
      (body: string) => body.replace(/^\{("[^"]+"):/, '{$1:1,$1:'),
      (body: string) => `\u00ef\u00bb\u00bf${body}`,
      (body: string) => `${body}\u00ff\u00fe`,
      () => '',
      () => '['.repeat(20_000) + ']'.repeat(20_000),
    ),
  },
);

/** What a form brings as its photo; each character is one byte. */
const filesOf = (photo: Buffer) => [
  photo.toString('latin1'),
  photo.toString('latin1'),
  photo.subarray(0, photo.length / 2).toString('latin1'),
  '',
  'no photo',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
];

/** The values as a form, lists as JSON; the file in the part of that name. */
function formOf(values: unknown, part: string, file: string): string {
  const lines: string[] = [];
  for (const [name, value] of Object.entries((values ?? {}) as Json)) {
    const written = typeof value === 'string' && !value.startsWith(RAW) ? value : json(value);
    const safe = binary(name.replace(/[\r\n"]/g, '_'));
    lines.push(`--x\r\nContent-Disposition: form-data; name="${safe}"\r\n\r\n${binary(written)}\r\n`);
  }
  lines.push(`--x\r\nContent-Disposition: form-data; name="${part}"; filename="me.png"\r\n\r\n${file}\r\n`);
  return `${lines.join('')}--x--\r\n`;
}

type Sent = Pick<Planned, 'body'> & { readonly type: string | undefined };

function sentBody(
  schema: Schema,
  refs: Readonly<Record<string, Schema>>,
  part: string | undefined,
  photo: Buffer,
) {
  const asJson = fc
    .tuple(bodyOf(schema, refs), spoiled)
    .map(([value, spoil]): Sent => ({ type: 'application/json', body: spoil(binary(json(value))) }));
  const asForm = fc
    .tuple(
      bodyOf(schema, refs),
      fc.constantFrom(...filesOf(photo)),
      fc.constantFrom(part ?? 'file', 'cv'),
      spoiled,
    )
    .map(
      ([values, file, name, spoil]): Sent => ({
        type: 'multipart/form-data; boundary=x',
        body: spoil(formOf(values, part ? (name === 'cv' && file ? part : name) : name, file)),
      }),
    );
  const odd = fc
    .tuple(
      asJson,
      fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        '',
      ),
    )
    .map(([sent, type]): Sent => ({ ...sent, type: type || undefined }));
  return fc.oneof(
    { weight: part ? 10 : 30, arbitrary: asJson },
    { weight: part ? 10 : 1, arbitrary: asForm },
    { weight: 1, arbitrary: odd },
  );
}

const asText = (value: unknown) => {
  const written = typeof value === 'string' ? value.replace(RAW, '') : json(value);
  return written.slice(0, 3000).toWellFormed();
};

/** Leaves the braces of names as they are. */
const encoded = (value: string) =>
  value.startsWith('{{') ? value : encodeURIComponent(value).replaceAll('%2F', '/');

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

function queryOf(parameters: readonly Parameter[], refs: Readonly<Record<string, Schema>>) {
  const ours = parameters.filter((each) => each.in === 'query');
  if (ours.length === 0) return fc.constantFrom('', '', '', '?x=1', '?limit[]=1');
  const pair = fc.constantFrom(...ours).chain(({ name, schema }) => {
    const value = fc.oneof(
      { weight: 2, arbitrary: valid(schema, refs, name) },
      { weight: 1, arbitrary: hostile },
    );
    const written = fc.oneof(
      { weight: 8, arbitrary: fc.constant(name) },
      { weight: 1, arbitrary: fc.constantFrom(`${name}[]`, `${name}[x]`, name.toUpperCase(), '__proto__') },
    );
    return fc.tuple(written, value).map(([key, each]) => `${key}=${encoded(asText(each))}`);
  });
  return fc.array(pair, { maxLength: 3 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}

function pathOf(path: string, parameters: readonly Parameter[], refs: Readonly<Record<string, Schema>>) {
  const ours = parameters.filter((each) => each.in === 'path');
  const values = ours.map(({ name, schema }) =>
    fc.oneof(
      { weight: 16, arbitrary: valid(schema, refs, name).map((value) => encoded(String(value))) },
      { weight: 1, arbitrary: fc.constantFrom('{{other}}', '{{own}}') },
      { weight: 1, arbitrary: hostile.map((value) => encoded(asText(value).slice(0, 150))) },
    ),
  );
  return fc
    .tuple(...values)
    .map((given) => ours.reduce((url, { name }, i) => url.replace(`{${name}}`, () => given[i] ?? ''), path));
}

/** Who may make the call, mostly; the description names them. */
function callerOf(description: string, isPublic: boolean): fc.Arbitrary<Caller> {
  const side = description.startsWith('Founders') ? 'founder' : 'applicant';
  const fitting: readonly Caller[] =
    side === 'founder' || description.startsWith('Applicants') ? [side] : ['founder', 'applicant'];
  return fc.oneof(
    {
      weight: 18,
      arbitrary: fc.constantFrom<Caller>(...fitting, ...(isPublic ? ['stranger' as const] : [])),
    },
    { weight: 1, arbitrary: fc.constant<Caller>('admin') },
    { weight: 1, arbitrary: fc.constantFrom<Caller>('stranger', 'founder', 'applicant') },
  );
}

/** Calls of every operation of the document, each as often as any other; `photo` is one that can be read. */
export function callsOf(
  document: OpenApiDocument,
  photo: Buffer,
): { operations: string[]; calls: fc.Arbitrary<Planned> } {
  const refs = document.components.schemas as Readonly<Record<string, Schema>>;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, declared]) => ({ path, method: method.toUpperCase(), declared })),
  );
  const arbitraries = operations.map(({ path, method, declared }) => {
    const operation = `${method} ${path}`;
    const parameters = declared.parameters as readonly Parameter[];
    const content = declared.requestBody?.content as Record<string, { schema: Schema }> | undefined;
    const schema = content?.['application/json']?.schema ?? {};
    const form = content?.['multipart/form-data']?.schema;
    const part = form && partOf(form, refs);
    const headers = parameters.some((each) => each.in === 'header')
      ? fc.constantFrom<Record<string, string>>(
          {},
          {},
          {},
          { 'if-match': '"1"' },
          { 'if-match': 'W/"x"' },
          { 'if-match': '"999999999"' },
        )
      : fc.constant<Record<string, string>>({});
    const none: Sent = { body: undefined, type: undefined };
    return fc
      .tuple(
        callerOf(declared.description, declared.security.length === 0),
        pathOf(path, parameters, refs),
        queryOf(parameters, refs),
        headers,
        content
          ? sentBody(schema, refs, part, photo)
          : fc.oneof({ weight: 9, arbitrary: fc.constant(none) }, sentBody({}, refs, undefined, photo)),
      )
      .map(
        ([caller, route, query, more, { body, type }]): Planned => ({
          operation,
          caller,
          method,
          url: `${document.servers[0]?.url ?? ''}${route}${query}`,
          headers: { ...more, ...(type ? { 'content-type': type } : {}) },
          body,
        }),
      );
  });
  return {
    operations: operations.map(({ method, path }) => `${method} ${path}`),
    calls: fc.oneof(...arbitraries),
  };
}

/** Name of the binary part of a form. */
function partOf(schema: Schema, refs: Readonly<Record<string, Schema>>): string | undefined {
  const whole = schema.$ref ? (refs[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const [found] = Object.entries(whole.properties ?? {}).filter(
    ([, field]) => 'format' in field && field.format === 'binary',
  );
  if (found) return found[0];
  return (whole.allOf ?? []).map((part) => partOf(part, refs)).find((name) => name !== undefined);
}
