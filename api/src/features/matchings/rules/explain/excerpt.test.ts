import { expect, test } from 'vitest';
import { tellsOfFigure } from '../read/quantities/doubt.ts';
import { excerpt, toThePoint } from './excerpt.ts';

test.each([
  [
    '$150k base, flexible down to 140 for more equity. US citizen',
    '$150k base, flexible down to 140 for more equity',
  ],
  ['60k. Negotiable for the right team.', '60k. Negotiable for the right team'],
  ['I need 3,000 a month. Less is fine at first.', 'I need 3,000 a month. Less is fine at first'],
  ['Whatever is fair', 'Whatever is fair'],
])('of “%s” what stands behind the last word on pay is left out', (answer, told) => {
  expect(toThePoint(answer, tellsOfFigure).replace(/\.$/, '')).toBe(told);
});

test('a quotation that is cut ends before nothing that it hangs on', () => {
  const said =
    'We have a desk in Kreuzberg and would like to see each other on two or three days a week. Somebody from another German city is possible if they come every second week.';
  expect(excerpt(said, 140)).not.toMatch(/ if…$/);
});
