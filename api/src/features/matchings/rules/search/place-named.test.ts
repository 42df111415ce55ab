import { expect, test } from 'vitest';
import { placeIn } from './place-named.ts';

test.each([
  ['somebody in Berlin who can do machine learning', 'DE', 'somebody who can do machine learning'],
  ['nurse from kenya', 'KE', 'nurse'],
  ['a tailor in Mexico City', 'MX', 'a tailor'],
  ['in Buenos Aires', 'AR', ''],
])('%j names a place, and asks for the rest', (words, country, rest) => {
  expect(placeIn(words)).toMatchObject({ country, rest });
});

test.each(['experience in sales', 'built from scratch', 'good in Java', 'Berlin', 'in person, in spring'])(
  '%j names none behind such a word',
  (words) => {
    expect(placeIn(words)).toBeUndefined();
  },
);
