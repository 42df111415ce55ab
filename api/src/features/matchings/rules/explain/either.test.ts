import { expect, test } from 'vitest';
import { isAlternative } from './either.ts';

test.each([
  ['We use Go or Kotlin.', 'Kotlin', ['Go'], true],
  ['We use Go or Kotlin, we don’t mind', 'Go', ['Kotlin'], true],
  ['Go, Kotlin or Rust', 'Go', ['Rust'], true],
  ['Go/Kotlin', 'Kotlin', ['Go'], true],
  ['Go oder Kotlin', 'Kotlin', ['Go'], true],
  ['Go and Kotlin', 'Kotlin', ['Go'], false],
  ['Go or Kotlin', 'Rust', ['Go'], false],
  ['Go or Kotlin', 'Kotlin', ['Rust'], false],
  ['We use Go. Or Kotlin', 'Kotlin', ['Go'], false],
  ['Go or Kotlin', '', ['Go'], false],
])('“%s” leaves the choice of %s beside %j: %s', (text, name, others, is) => {
  expect(isAlternative(text, name, others)).toBe(is);
});
