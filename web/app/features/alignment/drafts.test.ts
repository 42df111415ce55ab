import { expect, test } from 'vitest';
import { blank, withSaved } from './drafts.ts';

test('answers of another window come in, but for those that are changed here and not saved yet', () => {
  const [old, typed] = [
    { ...blank('never'), value: 'Lie' },
    { ...blank('never'), value: 'Lie to a customer' },
  ];
  const here = { exit: { ...blank('exit'), value: 2 }, pace: { ...blank('pace'), value: 3 }, never: typed };
  const elsewhere = { ...blank('exit'), value: 4 };
  expect(withSaved(here, new Set(['never'] as const), [elsewhere, old])).toEqual({
    exit: elsewhere,
    never: typed,
  });
});
