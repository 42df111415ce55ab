import { expect, test } from 'vitest';
import { issueParts } from './issue-text.ts';

test('each line is a paragraph, and a link that stands alone is a button', () => {
  const text = ' One.\r\n\n\nTwo\n[Read it](https://example.com/a?b=1)\n';
  expect(issueParts(text)).toEqual(['One.', 'Two', { link: 'https://example.com/a?b=1', label: 'Read it' }]);
});

test.each([
  'See [this](https://example.com)',
  '[x](http://example.com)',
  '[x](javascript:alert(1))',
  '[](https://example.com)',
  '[x](https://exa mple.com)',
  '[x](https://)',
])('%j stays text', (line) => {
  expect(issueParts(line)).toEqual([line]);
});

test('of blanks nothing is left', () => {
  expect(issueParts(' \n\t\n')).toEqual([]);
});
