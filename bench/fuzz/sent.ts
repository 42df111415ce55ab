import fc from 'fast-check';
import { bodyOf, type Place, type Schema } from './bodies.ts';
import { RAW } from './hostile.ts';

/** What travels below the headers. */
export interface Sent {
  /** Each character is one byte. */
  readonly body: string | undefined;
  /** Its media type. */
  readonly type: string | undefined;
}

const binary = (value: string) => Buffer.from(value).toString('latin1');
export const json = (value: unknown) =>
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
  for (const [name, value] of Object.entries(values ?? {})) {
    const written = typeof value === 'string' && !value.startsWith(RAW) ? value : json(value);
    const safe = binary(name.replace(/[\r\n"]/g, '_'));
    lines.push(`--x\r\nContent-Disposition: form-data; name="${safe}"\r\n\r\n${binary(written)}\r\n`);
  }
  lines.push(`--x\r\nContent-Disposition: form-data; name="${part}"; filename="me.png"\r\n\r\n${file}\r\n`);
  return `${lines.join('')}--x--\r\n`;
}
/** A body as JSON, as a form with a file in that `part`, or as something odd; `photo` is one that can be read. */
export function sentBody(
  schema: Schema,
  place: Place,
  { part, photo }: { part: string | undefined; photo: Buffer },
): fc.Arbitrary<Sent> {
  const asJson = fc
    .tuple(bodyOf(schema, place), spoiled)
    .map(([value, spoil]): Sent => ({ type: 'application/json', body: spoil(binary(json(value))) }));
  const asForm = fc
    .tuple(
      bodyOf(schema, place),
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
