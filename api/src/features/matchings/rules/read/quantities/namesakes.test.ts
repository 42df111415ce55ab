import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';

test.each([
  ['Boston, MA', 'Lab is in Cambridge', 'cambridge, massachusetts'],
  ['Providence, RI', 'Boston/Cambridge by train', 'cambridge, massachusetts'],
  ['Toronto, Ontario', 'On site in London', 'london, ontario'],
  ['Madrid, España', 'Oficina en Córdoba', 'cordoba, spain'],
  ['Vancouver', 'On site in London', 'london'],
  ['Portland, OR', 'In the shop, SE Portland', 'portland'],
  ['Leeds', 'Lab is in Cambridge', 'cambridge'],
])('at home in %s, “%s” is %s', (home, way, city) => {
  expect(parsePlace(home, way)?.cities).toContain(city);
});
