import { expect, test } from 'vitest';
import { spelled } from './spelling.ts';

test.each([
  ['optimisation', 'optimization'],
  ['organising', 'organizing'],
  ['analyser', 'analyzer'],
  ['behavioural', 'behavioral'],
  ['centre', 'center'],
  ['labelling', 'labeling'],
  ['programme', 'program'],
  ['catalogue', 'catalog'],
  ['defence', 'defense'],
  ['paediatrics', 'pediatrics'],
])('%s is %s', (british, american) => {
  expect([spelled(british), spelled(american)]).toEqual([american, american]);
});

test.each(['enterprise', 'hour', 'wise', 'sell', 'filling', 'science'])('%s stays', (word) => {
  expect(spelled(word)).toBe(word);
});
