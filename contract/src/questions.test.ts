import { expect, test } from 'vitest';
import { textOf } from './questions.ts';

test('an answer is compared as it is saved: trimmed, a list by its entries', () => {
  expect(textOf('  20 h \n')).toBe('20 h');
  expect(textOf(['water', 'not gambling'])).toBe('water\nnot gambling');
  expect(textOf([])).toBe('');
});
