import { expect, test } from 'vitest';
import { parseRisk, STAGE_RISK } from './risk.ts';

test.each([
  ['Low', 0.1, 0.3],
  ['Medium', 0.4, 0.65],
  ['HIGH', 0.75, 0.95],
  ['Medium. A year on small pay is planned for.', 0.4, 0.65],
  ['low to medium', 0.15, 0.5],
  ['Medium-high, I have savings', 0.5, 0.85],
  ['very high', 0.85, 1],
  ['None, honestly', 0, 0.15],
  ['moyen', 0.4, 0.65],
  ['not high: two children', 0.15, 0.5],
  ['no risk, I need a contract', 0.05, 0.25],
  ['Cautious; my mother lives with me', 0.05, 0.25],
  ['savings for ten months', 0.4, 0.7],
  ['I am all in', 0.75, 0.95],
  ['Reasonable, mortgage but no kids', 0.4, 0.65],
  ['vernünftig', 0.4, 0.65],
])('%s is an appetite of %d to %d', (text, low, high) => {
  expect(parseRisk(text)).toMatchObject({ low, high });
});

test.each(['', 'depends', 'No mortgage, no children to feed', null])('%s tells no appetite', (text) => {
  expect(parseRisk(text)).toBeUndefined();
});

test('an idea on paper is riskier than a funded company', () => {
  expect(STAGE_RISK.PRE_SEED).toBeGreaterThan(STAGE_RISK.SEED);
  expect(STAGE_RISK.SEED).toBeGreaterThan(STAGE_RISK.SERIES_B);
});
