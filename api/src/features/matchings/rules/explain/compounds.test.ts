import { expect, test } from 'vitest';
import { termKey } from '../read/terms.ts';
import { quantise } from '../read/vectors.ts';
import { isCompoundOf } from './compounds.ts';

const term = (text: string) => ({ ...termKey(text), text, vector: quantise(new Float32Array(16)) });

test.each([
  ['plastics testing', 'Kunststoffprüfung', true],
  ['Vertriebsleitung', 'sales leadership', true],
  ['quality assurance', 'Qualitätssicherung', true],
  ['food chemistry', 'Lebensmittel-Chemie', true],
  ['Produktionsplanung', 'production planning', true],
  ['PMS integrations', 'PMS-Schnittstellen', true],
  ['ERP integrations', 'PMS-Schnittstellen', false],
  ['PMS', 'PMS-Schnittstellen', false],
  ['plastics testing', 'Kunststoffverarbeitung', false],
  ['labor planning', 'labor planning', false],
  ['Vertriebsleitung', 'sales', false],
  ['product development', 'Produkt Entwicklung', false],
  ['paint testing', 'Farbprüfung', false],
])('“%s” and “%s” are one in two languages: %s', (one, other, are) => {
  expect(isCompoundOf(term(one), term(other))).toBe(are);
  expect(isCompoundOf(term(other), term(one))).toBe(are);
});
