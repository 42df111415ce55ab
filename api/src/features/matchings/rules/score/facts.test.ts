import { expect, test } from 'vitest';
import { hash32 } from '../../../../lib/hash32.ts';
import { applicant, founder, read } from '../people.fixture.ts';
import { range } from '../read/quantities/range.ts';
import type { Quantities, Term, Traits } from '../read/traits.ts';
import { quantise } from '../read/vectors.ts';
import { factsOf, factsQuery, unmetByFacts } from './facts.ts';
import { pairOf } from './pair.ts';
import { scoreOf, UNMET_MUST } from './score.ts';
import { SKILL_FACTS } from './skill-facts.ts';

const bare = { FOUNDER: (await read(founder())).traits, APPLICANT: (await read(applicant())).traits };

/** Somebody who has said nothing but these figures, with these marks. */
function who(
  role: Traits['role'],
  quantities: Partial<Quantities>,
  importance: Traits['importance'] = {},
): Traits {
  return { ...bare[role], quantities: { completeness: 0, ...quantities }, importance };
}

const inner = (a: readonly number[], b: readonly number[]) => {
  expect(a).toHaveLength(b.length);
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? Number.NaN), 0);
};
const found = (reader: Traits, candidate: Traits) => inner(factsQuery(reader), factsOf(candidate));

const TERMS = ['hours', 'equity', 'pay', 'risk', 'pace', 'place'];
const ALONE = ['experience', 'traction', 'completeness'];

/** What the score itself makes of the same two: terms from both sides, and what rests on the candidate alone as the reader sees it. */
function exactly(reader: Traits, candidate: Traits): number {
  const score = scoreOf(pairOf(reader, candidate));
  const parts = (judge: Traits, names: readonly string[]) =>
    (judge.role === 'FOUNDER' ? score.founder : score.applicant).contributions
      .filter(({ name, value }) => names.includes(name) && value !== undefined)
      .map(({ value = 0, weight, weighed }) => weight * (value - weighed.mean));
  return [...parts(reader, [...TERMS, ...ALONE]), ...parts(candidate, TERMS)].reduce((a, b) => a + b, 0);
}

const asks: Partial<Quantities> = {
  ...{ hours: range(20, 30), equity: range(5, 10), pay: range(0, 30_000) },
  ...{ stageRisk: 0.75, pace: 0.25, traction: 0.5 },
};
const gives: Partial<Quantities> = {
  ...{ hours: range(30, 30), equity: range(10, 20), pay: range(60_000, 60_000) },
  ...{ risk: range(0.25, 0.5), pace: 0.75, years: 8, startup: 1 },
};

test.each<[string, Partial<Quantities>, Partial<Quantities>]>([
  ['all terms', asks, gives],
  ['hours', { hours: range(20, 20) }, { hours: range(5, 12) }],
  ['fewer hours than wanted', { hours: range(5, 12) }, { hours: range(20, 20) }],
  ['equity', { equity: range(2, 5) }, { equity: range(10, 20) }],
  ['pay', { pay: range(15_000, 30_000) }, { pay: range(60_000, 100_000) }],
  ['equity without a sum', { compensation: 'EQUITY' }, { pay: range(60_000, 60_000) }],
  ['risk', { stageRisk: 1 }, { risk: range(0.25, 0.5) }],
  ['pace', { pace: 0 }, { pace: 0.5 }],
  ['what rests on one alone', { traction: 0.9 }, { years: 2, startup: 0 }],
])('the inner product is what the score makes of %s, whoever reads', (_, offered, wanted) => {
  const [one, other] = [who('FOUNDER', offered), who('APPLICANT', wanted)];
  expect(found(one, other)).toBeCloseTo(exactly(one, other));
  expect(found(other, one)).toBeCloseTo(exactly(other, one));
});

test('a salary without a sum reads as 60,000 dollars a year, and is read as a good sign', () => {
  const [salaried, needing] = [
    who('FOUNDER', { compensation: 'SALARY' }),
    who('APPLICANT', { pay: range(60_000, 60_000) }),
  ];
  expect(found(needing, salaried)).toBeCloseTo(exactly(needing, salaried));
  const candidate = who('APPLICANT', { pay: range(100_000, 100_000) });
  const named = who('FOUNDER', { pay: range(60_000, 60_000) });
  expect(found(who('FOUNDER', { compensation: 'SALARY' }), candidate)).toBeCloseTo(found(named, candidate));
  expect(found(who('FOUNDER', { compensation: 'SALARY', pay: range(0, 0) }), candidate)).toBeLessThan(
    found(named, candidate),
  );
});

test('a reader between two marks is a mixture of both, one beyond the last stands there', () => {
  const candidate = who('APPLICANT', { hours: range(12, 12) });
  const asking = (hours: number) => found(who('FOUNDER', { hours: range(hours, hours) }), candidate);
  expect(asking(37.5)).toBeCloseTo((asking(30) + 3 * asking(40)) / 4);
  expect(asking(6.4)).toBeCloseTo(0.8 * asking(5) + 0.2 * asking(12));
  expect(asking(2)).toBeCloseTo(asking(5));
  expect(asking(70)).toBeCloseTo(asking(50));
  const silent = who('FOUNDER', {});
  expect(found(silent, candidate)).toBeCloseTo(exactly(silent, candidate));
});

test('an importance mark of the reader weighs their own view, of the candidate the candidate’s; a must-have of the reader counts double', () => {
  const figures = { hours: range(20, 20) };
  const gap = { hours: range(12, 12) };
  const plain = found(who('FOUNDER', figures), who('APPLICANT', gap));
  const reading = (mark: 'MUST_HAVE' | 'IMPORTANT' | 'INDIFFERENT') =>
    found(who('FOUNDER', figures, { coFounderCommitment: mark }), who('APPLICANT', gap));
  const own = plain - reading('INDIFFERENT');
  expect(reading('IMPORTANT') - reading('INDIFFERENT')).toBeCloseTo(1.3 * own);
  expect(reading('MUST_HAVE') - reading('INDIFFERENT')).toBeCloseTo(2 * 1.5 * own);
  expect(reading('IMPORTANT')).not.toBeCloseTo(plain);

  const marked = who('APPLICANT', gap, { timeCommitment: 'IMPORTANT' });
  expect(found(who('FOUNDER', figures), marked)).toBeCloseTo(exactly(who('FOUNDER', figures), marked));
});

test('a must-have of the candidate that the reader does not meet speaks against both', () => {
  const reader = who('FOUNDER', { equity: range(2, 2) });
  const hopes = { equity: range(20, 20) };
  const insisting = who('APPLICANT', hopes, { equityExpectation: 'MUST_HAVE' });
  expect(found(reader, insisting)).toBeCloseTo(exactly(reader, insisting) - UNMET_MUST);
});

const place = (parts: NonNullable<Quantities['place']>) => ({ place: parts });

test('places: clocks, countries and cities by the way the reader works', () => {
  const candidate = who('APPLICANT', place({ country: 'IN', cities: ['pune'], offset: 330 }));
  for (const mode of ['REMOTE', 'HYBRID', 'ON_SITE'] as const)
    for (const offset of [-480, 0, 330]) {
      const reader = who('FOUNDER', place({ mode, offset }));
      expect(found(reader, candidate), `${mode} ${offset}`).toBeCloseTo(exactly(reader, candidate));
    }
  const from = (parts: NonNullable<Quantities['place']>) => found(who('FOUNDER', place(parts)), candidate);
  const abroad = from({ mode: 'REMOTE', offset: 330, country: 'LK' });
  const home = from({ mode: 'REMOTE', offset: 330, country: 'IN' });
  const beside = from({ mode: 'REMOTE', offset: 330, country: 'IN', cities: ['pune'] });
  expect(home).toBeGreaterThan(abroad + 0.3);
  expect(beside).toBeGreaterThan(home + 0.1);
  expect(from({ mode: 'REMOTE', offset: 330, country: 'IN', cities: ['delhi'] })).toBeCloseTo(home);
  // No way of working said: apart. No clock: the mean of all.
  expect(from({ offset: 330 })).toBeCloseTo(from({ mode: 'REMOTE', offset: 330 }));
  const clocks = [-480, -300, -120, 0, 120, 330, 480, 600];
  const mean = clocks.reduce((sum, offset) => sum + from({ mode: 'REMOTE', offset }), 0) / clocks.length;
  expect(from({ mode: 'REMOTE' })).toBeCloseTo(mean);
  expect(found(who('FOUNDER', {}), candidate)).toBeCloseTo(exactly(who('FOUNDER', {}), candidate));
});

test('a candidate who names no place, or no country, adds nothing for it', () => {
  const reader = who('FOUNDER', place({ country: 'IN', cities: ['pune'], offset: 330, mode: 'HYBRID' }));
  const nowhere = who('APPLICANT', {});
  expect(found(reader, nowhere)).toBeCloseTo(exactly(reader, nowhere));
  const clock = who('APPLICANT', place({ offset: 330 }));
  const remote = who('FOUNDER', place({ offset: 330, mode: 'REMOTE', country: 'IN', cities: ['pune'] }));
  expect(found(remote, clock)).toBeCloseTo(
    exactly(who('FOUNDER', place({ offset: 330, mode: 'REMOTE' })), clock),
  );
});

test('a candidate who names a country alone counts in it, whatever the clocks', () => {
  const from = (country: string) => who('FOUNDER', place({ mode: 'REMOTE', country }));
  const candidate = who('APPLICANT', place({ country: 'US' }));
  expect(found(from('US'), candidate)).toBeGreaterThan(found(from('CA'), candidate) + 0.3);
});

test('of two cities the candidate names either counts, and how near matters by the clock they are on', () => {
  const reader = (city: string) =>
    who('FOUNDER', place({ country: 'IN', cities: [city], offset: 330, mode: 'ON_SITE' }));
  const candidate = who('APPLICANT', place({ country: 'IN', cities: ['pune', 'nashik'], offset: 330 }));
  const elsewhere = found(reader('delhi'), candidate);
  for (const city of ['pune', 'nashik']) expect(found(reader(city), candidate)).toBeGreaterThan(elsewhere);
  expect(hash32('delhi') % 64).not.toBe(hash32('pune') % 64);
});

const term = (concepts: number[], areas: number[] = [], weight = 1): Term => ({
  ...{ key: 0, concepts, areas, any: false, more: false, weight, text: 'x' },
  vector: quantise(new Float32Array()),
});
const needing = (...needs: Term[]): Traits => ({
  ...bare.FOUNDER,
  terms: { ...bare.FOUNDER.terms, NEED: needs },
});
const bringing = (...skills: Term[]): Traits => ({
  ...bare.APPLICANT,
  terms: { ...bare.APPLICANT.terms, BRING: skills },
});
const byName = (reader: Traits, candidate: Traits) =>
  found(reader, candidate) - found(bare[reader.role], bare[candidate.role]);

test('skills by name: the share of the needs that are met, by weight, whoever reads', () => {
  const needs = needing(term([1], [], 3), term([2], [], 1));
  for (const [skills, share] of [
    [bringing(term([1]), term([2])), 1],
    [bringing(term([1])), 0.75],
    [bringing(term([2, 2]), term([2])), 0.25],
    [bringing(term([3])), 0],
  ] as const) {
    expect(byName(needs, skills)).toBeCloseTo(1.5 * share);
    expect(byName(skills, needs)).toBeCloseTo(1.5 * share);
  }
});

test('skills by name: a need of two skills is met half by one of them, an area by two fifths, the skill itself before its area', () => {
  expect(byName(needing(term([1, 2])), bringing(term([1])))).toBeCloseTo(0.75);
  expect(byName(needing(term([1])), bringing(term([5], [1])))).toBeCloseTo(1.5 * 0.4);
  expect(byName(needing(term([5], [1])), bringing(term([1])))).toBeCloseTo(1.5 * 0.4);
  expect(byName(needing(term([1])), bringing(term([5], [1]), term([1], [1])))).toBeCloseTo(1.5);
  expect(byName(needing(term([1], [], 2), term([1], [], 2)), bringing(term([1])))).toBeCloseTo(1.5);
  expect(byName(needing(), bringing(term([1])))).toBe(0);
});

test('skills whose numbers are a whole round apart count as one', () => {
  expect(byName(needing(term([1])), bringing(term([1 + SKILL_FACTS])))).toBeCloseTo(1.5);
});

test('must-haves that figures plainly miss are named, once; what is not said or not marked is not', () => {
  const insisting = (importance: Traits['importance']) =>
    who('FOUNDER', { hours: range(40, 40), equity: range(2, 2), pace: 1 }, importance);
  const missing = who('APPLICANT', { hours: range(5, 5), equity: range(20, 20), pace: 0 }).quantities;
  expect(unmetByFacts(insisting({}), missing)).toEqual([]);
  expect(unmetByFacts(insisting({ coFounderCommitment: 'IMPORTANT' }), missing)).toEqual([]);
  expect(unmetByFacts(insisting({ coFounderCommitment: 'MUST_HAVE' }), missing)).toEqual([
    'coFounderCommitment',
  ]);
  expect(
    unmetByFacts(
      insisting({ coFounderCommitment: 'MUST_HAVE', startupPace: 'MUST_HAVE', skillsNeeded: 'MUST_HAVE' }),
      missing,
    ),
  ).toEqual(['coFounderCommitment', 'startupPace']);
  expect(unmetByFacts(insisting({ coFounderCommitment: 'MUST_HAVE' }), { completeness: 0 })).toEqual([]);
  const applicantView = who('APPLICANT', { equity: range(20, 20) }, { equityExpectation: 'MUST_HAVE' });
  expect(unmetByFacts(applicantView, { completeness: 0, equity: range(2, 2) })).toEqual([
    'equityExpectation',
  ]);
  expect(unmetByFacts(applicantView, { completeness: 0, equity: range(20, 20) })).toEqual([]);
});

test('where an applicant would work is a must-have of their working style, as far as it says so', () => {
  const remote = { country: 'DE', offset: 60, mode: 'REMOTE' } as const;
  const onSite = { completeness: 0, place: { country: 'IN', offset: 330, mode: 'ON_SITE' } } as const;
  const insisting = (own: NonNullable<Quantities['place']>) =>
    who('APPLICANT', place(own), { workingStyle: 'MUST_HAVE' });
  expect(unmetByFacts(insisting(remote), onSite)).toEqual(['workingStyle']);
  expect(unmetByFacts(insisting({ country: 'DE', offset: 60 }), onSite)).toEqual([]);
  // Clocks are no way of working, unless somebody sets a limit to them.
  const apart = { completeness: 0, place: { country: 'NZ', offset: 720, mode: 'REMOTE' } } as const;
  expect(unmetByFacts(insisting(remote), apart)).toEqual([]);
  expect(unmetByFacts(insisting({ ...remote, maxGap: 180 }), apart)).toEqual(['workingStyle']);
  const within = { completeness: 0, place: { ...apart.place, inCountry: true } } as const;
  expect(unmetByFacts(insisting(remote), within)).toEqual(['workingStyle']);
});

test('a must-have that is held against nothing counts as important', () => {
  const gap = who('APPLICANT', { risk: range(0, 0.25) });
  const reading = (mark: 'MUST_HAVE' | 'IMPORTANT') =>
    who('FOUNDER', { stageRisk: 1 }, { fundraisingApproach: mark });
  expect(unmetByFacts(reading('MUST_HAVE'), gap.quantities)).toEqual([]);
  expect(found(reading('MUST_HAVE'), gap)).toBeCloseTo(found(reading('IMPORTANT'), gap));
});

test('what texts decide is left open, however far the reader’s own texts are from nothing', async () => {
  const { traits } = await read(
    applicant({
      wants: {
        ideaPreferences: ['opera', 'no gambling'],
        importance: { ideaPreferences: 'MUST_HAVE', workingStyle: 'MUST_HAVE' },
      },
    }),
  );
  expect(unmetByFacts(traits, { completeness: 0 })).toEqual([]);
});
