import { expect, test } from 'vitest';
import { withSaved } from './use-kept-answers.ts';

test('answers of another window come in, but for those that are changed here and not saved yet', () => {
  const here = new Map([
    ['exit', 2],
    ['pace', 3],
    ['never', 1],
  ]);
  const elsewhere = new Map([
    ['exit', 4],
    ['never', 0],
  ]);
  expect(withSaved(here, new Set(['never']), elsewhere)).toEqual(
    new Map([
      ['exit', 4],
      ['never', 1],
    ]),
  );
});
