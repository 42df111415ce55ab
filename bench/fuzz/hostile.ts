import fc from 'fast-check';

/** A number as it is written, which JavaScript could not hold or would write otherwise. */
export const RAW = '\u0001';
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

/** What a field does not expect. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS, ...RAW_NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...SHAPES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
