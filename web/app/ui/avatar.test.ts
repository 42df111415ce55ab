import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test('a monogram has the first letters of the first and the last word', () => {
  expect(initials('Meera Kulkarni')).toBe('MK');
  expect(initials('  João Pedro de Albuquerque Neto ')).toBe('JN');
  expect(initials('élodie o’neill')).toBe('ÉO');
  expect(initials('“Sama Woy”')).toBe('SW');
});

test('who is called by one word has one letter, and so have scripts that join letters or know no capitals', () => {
  expect(initials('Wahyuni')).toBe('W');
  expect(initials('林雅婷')).toBe('林');
  expect(initials('رانيا عبد المنعم')).toBe('ر');
  expect(initials('Galla 2')).toBe('G');
});

test('a name without letters has the mark of the house', () => {
  expect(initials('')).toBe('&');
  expect(initials('– !')).toBe('&');
});
