import { expect, test } from 'vitest';
import { withoutRefusedPlaces } from './refused-places.ts';

test.each([
  ['kampala, not lagos or kano', 'kampala, not ;'],
  ['not lagos, kano is fine', 'not ;, kano is fine'],
  ['malmo; goteborg or stockholm only sometimes', 'malmo; ; only sometimes'],
  ['kampala. lagos is out', 'kampala. ;'],
  ['not lagos, kampala, never kano', 'not ;, kampala, never ;'],
])('of “%s” the places that are refused are left out', (text, left) => {
  expect(withoutRefusedPlaces(text)).toBe(left);
});

test.each([
  'berlin, if not london',
  'i do not sleep',
  'not lagos only',
  'not lagos every week',
  'kampala, coffee only sometimes',
  'kampala, the coffee is out',
])('“%s” refuses no place', (text) => {
  expect(withoutRefusedPlaces(text)).toBe(text);
});
