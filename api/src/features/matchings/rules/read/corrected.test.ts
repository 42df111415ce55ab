import { LIMITS } from '@ampersand/contract/limits';
import type { AnswerCorrection } from '@ampersand/contract/readings';
import { expect, test } from 'vitest';
import { applicant, founder } from '../people.fixture.ts';
import { withWay } from './corrected.ts';
import { UNBOUNDED } from './quantities/range.ts';
import { textsOf } from './texts.ts';
import { quantitiesOf as read } from './traits.ts';

const quantitiesOf = (person: Parameters<typeof read>[0]) => read(person, Date.UTC(2026, 0, 1));
const strike = (of: string, ...kinds: ('HOURS' | 'EQUITY' | 'PAY' | 'PLACE')[]): AnswerCorrection => ({
  of,
  struck: kinds.map((kind) => ({ kind })),
});

test('what an applicant struck out counts as not said, the rest of the answer as it stands', () => {
  const [timeCommitment, equityExpectation, workingStyle] = [
    '20 h, remote',
    '10 % and €2,000 a month',
    'Lisbon',
  ];
  const wants = { timeCommitment, equityExpectation, workingStyle };
  const read = quantitiesOf(applicant({ wants }));
  expect(read).toMatchObject({ hours: { low: 20 }, equity: { low: 10 }, place: { country: 'PT' } });
  expect(read.pay?.low).toBeGreaterThan(0);
  const struck = (corrections: Record<string, AnswerCorrection>) =>
    quantitiesOf(applicant({ wants: { ...wants, readings: { corrections } } }));

  const noTerms = struck({
    timeCommitment: strike(timeCommitment, 'HOURS'),
    equityExpectation: strike(equityExpectation, 'EQUITY'),
  });
  expect(noTerms).toMatchObject({ pay: read.pay, place: read.place });
  expect([noTerms.hours, noTerms.equity]).toEqual([undefined, undefined]);

  const noPay = struck({ equityExpectation: strike(equityExpectation, 'PAY') });
  expect([noPay.equity, noPay.pay]).toEqual([read.equity, undefined]);

  const noPlace = struck({ workingStyle: strike(workingStyle, 'PLACE') });
  expect(noPlace.place).toEqual({ mode: 'REMOTE' });
  expect(noPlace.hours).toEqual(read.hours);
});

test('what a founder struck out counts as not said; a share of the registration is for those who wrote nothing', () => {
  const wants = {
    equityOffered: 'I keep 60 %, $900 a month on top',
    coFounderCommitment: '2 days a week',
    workingArrangement: 'Our office in Leeds',
  };
  const company = { equityOffered: 12, compensation: null };
  const { equity, pay, hours, place } = quantitiesOf(founder({ company, wants }));
  expect([equity, pay, hours, place].every(Boolean)).toBe(true);
  const corrections = {
    equityOffered: strike(wants.equityOffered, 'EQUITY', 'PAY'),
    coFounderCommitment: strike(wants.coFounderCommitment, 'HOURS'),
    workingArrangement: strike(wants.workingArrangement, 'PLACE'),
  };
  const struck = quantitiesOf(founder({ company, wants: { ...wants, readings: { corrections } } }));
  expect([struck.equity, struck.pay, struck.hours, struck.place]).toEqual(Array(4).fill(undefined));
});

test('a struck refusal or wish is none, and its words are not taken for a wish', () => {
  const wants = {
    ideaPreferences: ['water, no crypto', 'trains'],
    joinMotivation: 'Clean rivers. I am done with adtech.',
  };
  const termsOf = (corrections: Record<string, AnswerCorrection>) => {
    const { terms, aspects } = textsOf(applicant({ wants: { ...wants, readings: { corrections } } }));
    const ofKind = (kind: string) => terms.filter((term) => term.kind === kind).map(({ text }) => text);
    return { liked: ofKind('WISH'), avoided: ofKind('AVOID'), motive: aspects.motive };
  };
  const motive = ['Clean rivers'];
  expect(termsOf({})).toEqual({ liked: ['water', 'trains'], avoided: ['crypto', 'adtech'], motive });
  const ofIdeas: AnswerCorrection = {
    of: 'water, no crypto\ntrains',
    struck: [
      { kind: 'WISH', value: 'water' },
      { kind: 'REFUSAL', value: 'crypto' },
    ],
  };
  const ofMotive: AnswerCorrection = {
    of: wants.joinMotivation,
    struck: [{ kind: 'REFUSAL', value: 'adtech' }],
  };
  expect(termsOf({ ideaPreferences: ofIdeas, joinMotivation: ofMotive })).toEqual({
    liked: ['trains'],
    avoided: [],
    motive,
  });
  expect(termsOf({ joinMotivation: { ...ofMotive, of: 'Clean rivers' } }).avoided).toContain('adtech');
});

test('the way of working that was chosen wins, the rest of the place stays', () => {
  const workingArrangement = 'remote within 3 hours of Nairobi';
  const corrections = { workingArrangement: { of: workingArrangement, mode: 'HYBRID' as const, struck: [] } };
  const placeOf = (answer: string) =>
    quantitiesOf(founder({ wants: { workingArrangement: answer, readings: { corrections } } })).place;
  expect(placeOf(workingArrangement)).toMatchObject({ country: 'KE', maxGap: 180, mode: 'HYBRID' });
  expect(placeOf('remote')?.mode).toBe('REMOTE');
  expect(withWay(undefined, 'REMOTE')).toEqual({ mode: 'REMOTE' });
  expect(withWay({ country: 'IN', mode: 'REMOTE', inCountry: true }, 'REMOTE')).toEqual({
    country: 'IN',
    mode: 'REMOTE',
  });
});

test('the pay that was put in place of what is read wins, in the currency it was read in', () => {
  const answer = '10 % and €2,000 a month';
  const pay = { low: 30_000, high: 36_000, currency: 'EUR' };
  const corrections = { equityExpectation: { of: answer, struck: [], pay } };
  const wants = { equityExpectation: answer, readings: { corrections } };
  const dollars = quantitiesOf(applicant({ wants })).pay;
  expect((dollars?.high ?? 0) / (dollars?.low ?? 1)).toBeCloseTo(1.2);
  expect(dollars).toEqual(
    quantitiesOf(applicant({ wants: { equityExpectation: '€30,000-36,000 a year' } })).pay,
  );
  const open = { equityExpectation: { of: answer, struck: [], pay: { ...pay, high: LIMITS.pay } } };
  expect(quantitiesOf(applicant({ wants: { ...wants, readings: { corrections: open } } })).pay?.high).toBe(
    UNBOUNDED.pay,
  );
  const unknown = { equityExpectation: { of: answer, struck: [], pay: { ...pay, currency: 'XXX' } } };
  const read = quantitiesOf(applicant({ wants: { equityExpectation: answer } })).pay;
  expect(quantitiesOf(applicant({ wants: { ...wants, readings: { corrections: unknown } } })).pay).toEqual(
    read,
  );
  const offers = {
    equityOffered: answer,
    readings: { corrections: { equityOffered: corrections.equityExpectation } },
  };
  expect(quantitiesOf(founder({ wants: offers })).pay).toEqual(dollars);
});

test('of an applicant a way that was chosen for any of two answers wins', () => {
  const wants = { workingStyle: 'on site', timeCommitment: '20 h, remote' };
  const corrections = { timeCommitment: { of: wants.timeCommitment, mode: 'HYBRID' as const, struck: [] } };
  const { place } = quantitiesOf(applicant({ wants: { ...wants, readings: { corrections } } }));
  expect(place?.mode).toBe('HYBRID');
});
