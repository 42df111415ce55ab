import { expect, test } from 'vitest';
import { withArticle } from './wording.ts';

test('a figure has the article one hears before it', () => {
  const an = Array.from({ length: 101 }, (_, figure) => figure).filter(
    (figure) => withArticle(`${figure}%`) === `an ${figure}%`,
  );
  expect(an).toEqual([8, 11, 18, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89]);
  expect(withArticle('100%')).toBe('a 100%');
});
