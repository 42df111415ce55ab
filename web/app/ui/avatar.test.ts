import { expect, test } from 'vitest';
import { initial } from './avatar.tsx';

test('a monogram has the first letter of the name', () => {
  expect(initial('Meera Kulkarni')).toBe('M');
  expect(initial('  João Pedro de Albuquerque Neto ')).toBe('J');
  expect(initial('élodie o’neill')).toBe('É');
  expect(initial('“Sama Woy”')).toBe('S');
  expect(initial('2 Galla')).toBe('2');
});

test('a letter is what its script takes for one, and stays one as a capital', () => {
  expect(initial('林雅婷')).toBe('林');
  expect(initial('رانيا عبد المنعم')).toBe('ر');
  expect(initial('निशा')).toBe('नि');
  expect(initial('e\u0301lodie')).toBe('E\u0301');
  expect(initial('ﬁona')).toBe('F');
});

test('a name without letters has the mark of the house', () => {
  expect(initial('')).toBe('&');
  expect(initial('– !')).toBe('&');
});
