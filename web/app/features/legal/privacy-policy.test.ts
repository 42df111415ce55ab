import { expect, test } from 'vitest';
import policy from '../../content/legal/privacy-policy.md?document';
import { choices } from '../../ui/choices.ts';

test('the privacy policy names every cookie, and says how many there are', () => {
  const named = Array.from(policy.html.matchAll(/<td[^>]*><code>(\w+)<\/code><\/td>/g), ([, name]) => name);
  expect(named.sort()).toEqual([...Object.keys(choices), 'browser', 'reset', 'session', 'zone'].sort());
  expect(policy.html).toContain('There are seven.');
});
