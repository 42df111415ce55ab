import { expect, test } from 'vitest';
import { hangsOnSomething } from './pay-withheld.ts';

test.each([
  ['€3k once the grant comes through in February', false],
  ['€3k once the grant hopefully comes through in February', true],
  ['€3k once the grant comes through', true],
  ['€3k. Holidays in February, and more once we raise', true],
  ['€3k from 60 restaurants on', true],
  ['€3k from 6 months on', false],
])('whether “%s” hangs on something that nobody can date: %s', (text, hangs) => {
  expect(hangsOnSomething(text)).toBe(hangs);
});
