import type { Reading } from '@ampersand/contract/readings';
import { expect, test } from 'vitest';
import { chipsOf } from './chips.ts';

const hours: Reading = {
  kind: 'HOURS',
  words: '20 hours a week',
  value: { low: 20, high: 20, later: null, when: null },
};
const place: Reading = {
  kind: 'PLACE',
  words: 'Pune, India · remote',
  value: {
    country: 'IN',
    cities: ['pune'],
    offset: 330,
    mode: 'REMOTE',
    moves: null,
    maxGap: null,
    withinKm: null,
    besides: 'Pune, India',
  },
};
const refusal: Reading = { kind: 'REFUSAL', words: 'not: crypto', value: 'crypto' };
const told = (...[question, readings, said]: Parameters<typeof chipsOf>) =>
  chipsOf(question, readings, said).map(({ words, isStruck }) => (isStruck ? `no ${words}` : words));

test('readings are told with what was said of them', () => {
  const readings = [hours, place];
  expect(told('timeCommitment', readings, { struck: [] })).toEqual([
    '20 hours a week',
    'Pune, India · remote',
  ]);
  const said = { range: { low: 10, high: 15 }, mode: 'HYBRID', struck: [] } as const;
  expect(told('timeCommitment', readings, said)).toEqual([
    '10–15 hours a week, as you said',
    'Pune, India · some days together, as you said',
  ]);
  const from = { ...hours, value: { ...hours.value, when: 'from March' } };
  expect(told('timeCommitment', [from], said)).toEqual(['10–15 hours a week from March, as you said']);
  expect(told('timeCommitment', readings, { struck: [{ kind: 'PLACE' }] })).toEqual([
    '20 hours a week',
    'no Pune, India · remote',
  ]);
});

test('pay is told in the currency it was read in', () => {
  const value = { low: 24_000, high: 24_000, currency: 'EUR' };
  const pay: Reading = { kind: 'PAY', words: '€24,000 a year', value };
  const said = { pay: { ...value, high: 30_000 }, struck: [] };
  const [chip] = chipsOf('equityExpectation', [pay], said);
  expect(chip?.words).toMatch(/^€24,000\s–\s€30,000 a year, as you said$/);
  expect(chip).toMatchObject({
    currency: 'EUR',
    range: said.pay,
  });
  expect(told('equityExpectation', [{ ...pay, words: 'negotiable', value: null }], { struck: [] })).toEqual([
    'negotiable',
  ]);
});

test('of several refusals the one that was named is struck', () => {
  const ads: Reading = { kind: 'REFUSAL', words: 'not: ads', value: 'ads' };
  const struck = [{ kind: 'REFUSAL', value: 'ads' } as const];
  expect(told('joinMotivation', [refusal, ads], { struck })).toEqual(['not: crypto', 'no not: ads']);
});

test('what was said stands first where nothing was read', () => {
  const range = { low: 5, high: 5 };
  expect(told('equityOffered', [], { range, struck: [] })).toEqual(['5%, as you said']);
  expect(told('workingArrangement', [], { mode: 'REMOTE', struck: [] })).toEqual(['remote, as you said']);
  expect(told('joinMotivation', [refusal], { struck: [] })).toEqual(['not: crypto']);
  expect(chipsOf('equityOffered', [], { range, struck: [] })).toMatchObject([{ isRead: false, range }]);
});
