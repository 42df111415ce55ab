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
  ['not very high', 0.15, 0.5],
  ['not low', 0.4, 0.65],
  ['not too low, I have savings', 0.4, 0.65],
  ['medium to low', 0.15, 0.5],
  ['fairly high', 0.5, 0.85],
  ['low, I need a steady income', 0.1, 0.3],
  ['I need a steady income', 0.05, 0.25],
  ['My husband earns', 0.4, 0.7],
])('%s is an appetite of %d to %d', (text, low, high) => {
  expect(parseRisk(text)).toMatchObject({ low, high });
});

test.each([
  ['Medium only', 0.4, 0.525],
  ['high at most', 0.75, 0.85],
  ['nur mittel', 0.4, 0.525],
])('%s goes up to the middle of it', (text, low, high) => {
  const read = parseRisk(text);
  expect([read?.low, read?.high]).toEqual([low, expect.closeTo(high)]);
});

test.each([
  ['7/10', 0.6, 0.8],
  ['about 6.5 out of 10', 0.5, 0.7],
  ['10/10', 0.9, 1],
  ['0 out of 10', 0, 0.1],
])('%s is a tenth around it, and never beyond the scale', (text, low, high) => {
  const read = parseRisk(text);
  expect([read?.low, read?.high]).toEqual([expect.closeTo(low), expect.closeTo(high)]);
});

test.each([
  ['Series A or later please', 'SERIES_A'],
  ['at least seed', 'SEED'],
  ['High, but from pre-seed', 'PRE_SEED'],
  ['only after the Series B', 'SERIES_B'],
  ['preseed+', 'PRE_SEED'],
  ['not before Series C', 'SERIES_C'],
] as const)('%s is what no earlier stage than %s asks', (text, stage) => {
  expect(parseRisk(text)).toMatchObject({ low: 0, high: STAGE_RISK[stage] });
});

test.each(['High if there is a salary', 'hoch, falls es passt', 'medium, depending on pay'])(
  '%s hangs on something and tells no appetite',
  (text) => {
    expect(parseRisk(text)).toBeUndefined();
  },
);

test('that somebody can depend on one is no condition', () => {
  expect(parseRisk('High; nobody depends on me')).toMatchObject({ low: 0.75 });
});

test.each(['', 'depends', 'No mortgage, no children to feed', null])('%s tells no appetite', (text) => {
  expect(parseRisk(text)).toBeUndefined();
});

test('an idea on paper is riskier than a funded company', () => {
  expect(STAGE_RISK.PRE_SEED).toBeGreaterThan(STAGE_RISK.SEED);
  expect(STAGE_RISK.SEED).toBeGreaterThan(STAGE_RISK.SERIES_B);
});
