import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { UNBOUNDED } from '../read/quantities/range.ts';
import type { Quantities, Term } from '../read/traits.ts';
import { quantise } from '../read/vectors.ts';
import * as features from './features.ts';
import { type NeedCover, type Pair, pairOf, type WishCover } from './pair.ts';

const nobody = pairOf((await read(founder())).traits, (await read(applicant())).traits);

/** Two who have said nothing but these figures. */
function figures(ofFounder: Partial<Quantities>, ofApplicant: Partial<Quantities> = {}): Pair {
  const told = 'completeness';
  return {
    ...nobody,
    founder: { ...nobody.founder, quantities: { [told]: 0, ...ofFounder } },
    applicant: { ...nobody.applicant, quantities: { [told]: 0, ...ofApplicant } },
  };
}

const exactly = (value: number, flexible = false) => ({ low: value, high: value, flexible });

test.each([
  ['more than is asked', 20, 30, 1],
  ['a fifth of a 50 % gap', 40, 36, 0.6],
  ['half of what is asked', 40, 20, -1],
  ['more than half of a small job', 4, 2, 1 - (2 * 2) / 2.2],
])('hours given, %s', (_, asked, given, value) => {
  const pair = figures({ hours: exactly(asked) }, { hours: exactly(given) });
  expect(features.hoursGiven(pair)).toBeCloseTo(value);
});

test.each([
  ['what they want', 20, 20, 1],
  ['ten hours less than they want', 20, 30, 0.4],
  ['far less than they want', 5, 60, -0.5],
  ['more than they give counts as it does for the founder', 40, 36, 0.6],
])('hours asked, %s', (_, asked, given, value) => {
  const pair = figures({ hours: exactly(asked) }, { hours: exactly(given) });
  expect(features.hoursAsked(pair)).toBeCloseTo(value);
});

test('room for talks makes a gap of hours smaller, whoever has it', () => {
  const value = (flexible: boolean, other: boolean) =>
    features.hoursGiven(figures({ hours: exactly(40, flexible) }, { hours: exactly(32, other) }));
  expect(value(false, false)).toBeCloseTo(0.2);
  expect(value(true, false)).toBeCloseTo(0.5);
  expect(value(false, true)).toBeCloseTo(0.5);
});

test.each<[string, Partial<Quantities>, Partial<Quantities>, number | undefined]>([
  ['none is needed', {}, { pay: exactly(0) }, 0.8],
  ['a salary without a sum', { compensation: 'SALARY' }, { pay: exactly(50_000) }, 0.3],
  ['equity without a sum', { compensation: 'EQUITY' }, { pay: exactly(50_000) }, undefined],
  ['nothing is paid', { pay: exactly(0) }, { pay: exactly(50_000) }, -1],
  ['nothing is paid, and they would talk', { pay: exactly(0) }, { pay: exactly(50_000, true) }, -0.7],
  ['half of it', { pay: exactly(25_000) }, { pay: exactly(50_000) }, 0],
  ['half of it, and they would talk', { pay: exactly(25_000) }, { pay: exactly(50_000, true) }, 0.25],
  ['twice of it', { pay: exactly(100_000) }, { pay: exactly(50_000) }, 1],
  ['an eighth of it', { pay: exactly(10_000) }, { pay: exactly(80_000) }, -1],
])('pay, where %s', (_, paid, needed, value) => {
  const made = features.pay(figures(paid, needed));
  if (value === undefined) expect(made).toBeUndefined();
  else expect(made).toBeCloseTo(value);
});

test.each<[string, number | undefined, number | undefined, number | undefined]>([
  ['neither is said', undefined, undefined, undefined],
  ['four years', 4, undefined, 0],
  ['seven years', 7, undefined, 0.35],
  ['one year', 1, undefined, -0.35],
  ['twenty years', 20, undefined, 0.7],
  ['a start-up lived through', undefined, 1, 0.3],
  ['ten years and a start-up', 10, 1, 1],
  ['ten years and none', 10, 0.1, 0.55],
])('experience, %s', (_, years, startup, value) => {
  const said = { ...(years !== undefined && { years }), ...(startup !== undefined && { startup }) };
  const made = features.experience(figures({}, said));
  if (value === undefined) expect(made).toBeUndefined();
  else expect(made).toBeCloseTo(value);
});

test.each([
  ['what they would bear', 0.6, 0.8],
  ['a tenth beyond', 0.7, 0.4],
  ['a quarter beyond', 0.85, -0.2],
  ['all of the scale', 1, -0.8],
  ['a little tamer than they like', 0.2, 0.8],
  ['far tamer than they like', 0.1, 0.2],
])('risk, %s', (_, stageRisk, value) => {
  const pair = figures({ stageRisk }, { risk: { low: 0.5, high: 0.6, flexible: false } });
  expect(features.risk(pair)).toBeCloseTo(value);
  expect(features.risk(figures({}, { risk: exactly(0.5) }))).toBeUndefined();
});

test('traction: of a company that has not told is nothing known', () => {
  expect(features.traction(figures({}))).toBeUndefined();
  expect(features.traction(figures({ traction: 0.7 }))).toBeCloseTo(0.5);
});

const plain: Term = {
  ...{ key: 0, concepts: [], areas: [], any: false, more: false, weight: 1, text: 'x' },
  vector: quantise(new Float32Array()),
};

const need = (weight: number, value: number): NeedCover => ({
  need: { ...plain, weight },
  offer: plain,
  value,
});
const skilled = { ...nobody.applicant, terms: { ...nobody.applicant.terms, BRING: [plain] } };
const needing = (...needs: NeedCover[]): Pair => ({ ...nobody, applicant: skilled, needs });

test('needs: the share that is covered, by weight; what weighs nothing is not covered', () => {
  expect(features.needs(needing(need(3, 0.8), need(1, 0)))).toBeCloseTo((0.6 - 0.42) / 0.42);
  expect(features.needs(needing(need(0, 1)))).toBe(-1);
  expect(features.needs(needing({ ...need(1, 0), offer: undefined }))).toBeUndefined();
  expect(features.needs(needing())).toBeUndefined();
});

test('needs that stay open: what is not covered, a half when none is named', () => {
  expect(features.needsOpen(needing())).toBe(0.5);
  expect(features.needsOpen(needing(need(1, 0.75)))).toBeCloseTo(0.25);
});

test('wanted: the two needs that are covered best, in whatever order they are named', () => {
  expect(features.wanted(needing(need(1, 0.2), need(1, 0.4), need(1, 0.9)))).toBeCloseTo(0.5);
  expect(features.wanted(needing(need(1, 0.9), need(1, 0.4), need(1, 0.2)))).toBeCloseTo(0.5);
  expect(features.wanted(needing(need(1, 0.6)))).toBeCloseTo(0.25);
});

const wish = (value: number): WishCover => ({ wish: plain, part: plain, value, interest: false });

test('idea: three quarters the nearest wish, one quarter the next; a single one stands for both', () => {
  expect(features.idea({ ...nobody, wishes: [wish(0.8), wish(0.4)] })).toBeCloseTo(0.25 / 0.45);
  expect(features.idea({ ...nobody, wishes: [wish(0.8)] })).toBeCloseTo(0.35 / 0.45);
});

test('of several dislikes, and of several kinds who are not sought, the nearest counts', () => {
  expect(features.avoid({ ...nobody, dislikes: [wish(0.1), wish(0.6)] })).toBeCloseTo(-0.6);
  expect(features.unwanted({ ...nobody, unwanted: [wish(0.6), wish(0.1)] })).toBeCloseTo(-0.6);
});

/** A vector of two numbers, a quarter long. */
const towards = (degrees: number) =>
  quantise(Float32Array.of(Math.cos((degrees * Math.PI) / 180) / 4, Math.sin((degrees * Math.PI) / 180) / 4));

test.each<['offer' | 'seek', 'offer' | 'seek', features.Feature]>([
  ['seek', 'offer', features.brief],
  ['offer', 'seek', features.wish],
])('nearness of a founder’s %s and an applicant’s %s', (ofFounder, ofApplicant, nearness) => {
  const near = (one: number, other: number, length = 2): Pair => ({
    ...nobody,
    founder: { ...nobody.founder, aspects: { [ofFounder]: towards(one) } },
    applicant: { ...nobody.applicant, aspects: { [ofApplicant]: { ...towards(other), length } } },
  });
  expect(nearness(near(10, 10))).toBeLessThan(0);
  expect(nearness(near(10, 80))).toBeLessThan(nearness(near(10, 10)) ?? 0);
  expect(nearness(near(10, 10, 1))).toBeUndefined();
});

test('learn: the pair of a goal and a skill that share most, whichever comes first', () => {
  const goal = (text: string, concepts: number[]): Term => ({ ...plain, text, concepts });
  const skill = (text: string, concepts: number[], areas: number[] = []): Term => ({
    ...goal(text, concepts),
    areas,
  });
  const lesson = (goals: Term[], skills: Term[]) =>
    features.bestLesson({
      ...nobody,
      founder: { ...nobody.founder, terms: { ...nobody.founder.terms, BRING: skills } },
      applicant: { ...nobody.applicant, terms: { ...nobody.applicant.terms, LEARN: goals } },
    });
  const [far, near] = [goal('far', [1]), goal('near', [2, 3])];
  const [other, selling] = [skill('other', [4]), skill('selling', [3])];
  for (const goals of [
    [far, near],
    [near, far],
  ])
    for (const skills of [
      [other, selling],
      [selling, other],
    ]) {
      const best = lesson(goals, skills);
      expect([best?.goal.text, best?.skill.text, best?.value]).toEqual(['near', 'selling', 0.8]);
    }
  expect(lesson([near], [skill('field', [], [2])])?.value).toBe(0.8);
  const first = lesson([far, goal('too', [1])], [other]);
  expect([first?.goal.text, first?.value]).toEqual(['far', 0]);
  expect(lesson([], [other])).toBeUndefined();
});

test('each side’s own limit on the clocks counts for that side', () => {
  const place = (offset: number, maxGap?: number) => ({
    ...{ offset, mode: 'REMOTE' as const },
    ...(maxGap !== undefined && { maxGap }),
  });
  const strict = figures({ place: place(0, 60) }, { place: place(180) });
  expect(features.placeForFounder(strict)).toBeLessThan(0);
  expect(features.placeForApplicant(strict)).toBeGreaterThan(0);
});

test.each<[string, number, number | undefined]>([
  ['more than it is sure to be', 100_000, undefined],
  ['a dollar more', 60_001, undefined],
  ['as much as it is sure to be', 60_000, 1],
  ['less', 50_000, 1],
])('pay from a sum up, of who needs %s', (_, needed, value) => {
  const from = { low: 60_000, high: UNBOUNDED.pay, flexible: false };
  expect(features.pay(figures({ pay: from }, { pay: exactly(needed) }))).toBe(value);
});

test('pay that ends below the most that can be named is compared by its end', () => {
  const upTo = (high: number) => ({ low: 10_000, high, flexible: false });
  expect(features.pay(figures({ pay: upTo(UNBOUNDED.pay - 1) }, { pay: exactly(60_000) }))).toBe(1);
  expect(features.pay(figures({ pay: upTo(30_000) }, { pay: exactly(60_000) }))).toBe(0);
});

test.each([
  ['what they hope for', exactly(10), exactly(10), 1],
  ['more', exactly(30), exactly(10), 1],
  ['half of it', exactly(5), exactly(10), -1],
  ['a quarter less', exactly(7.5), exactly(10), 0],
  ['a quarter less, and there is room for talks', exactly(7.5, true), exactly(10), 1 - (2 * 2.5) / 8],
  ['two points of a small share less', exactly(1), exactly(3), 0],
  ['ranges that meet', { low: 5, high: 10, flexible: false }, { low: 10, high: 15, flexible: false }, 1],
])('equity, where the offer is %s', (_, offered, hoped, value) => {
  expect(features.equity(figures({ equity: offered }, { equity: hoped }))).toBeCloseTo(value);
  expect(features.equity(figures({ equity: offered }))).toBeUndefined();
  expect(features.equity(figures({}, { equity: hoped }))).toBeUndefined();
});

test.each([
  ['equal', 0.5, 0.5, 1],
  ['a third apart', 0.2, 0.2 + 1 / 3, 0],
  ['a third apart, the other way round', 0.2 + 1 / 3, 0.2, 0],
  ['far apart', 0, 1, -1],
])('pace, %s', (_, one, other, value) => {
  expect(features.pace(figures({ pace: one }, { pace: other }))).toBeCloseTo(value);
  expect(features.pace(figures({ pace: one }))).toBeUndefined();
  expect(features.pace(figures({}, { pace: other }))).toBeUndefined();
});

test.each([
  [0.1, -1],
  [0.6, 0],
  [0.8, 0.5],
  [1, 1],
])('who has told a share of %d of their side is %d', (completeness, value) => {
  expect(features.applicantCompleteness(figures({}, { completeness }))).toBeCloseTo(value);
  expect(features.founderCompleteness(figures({ completeness }))).toBeCloseTo(value);
});

test('hours that may change leave no hours of the applicant unfilled', () => {
  const filled = (flexible: boolean) =>
    features.hoursAsked(figures({ hours: exactly(20, flexible) }, { hours: exactly(30) }));
  expect(filled(true)).toBe(1);
  expect(filled(false)).toBeCloseTo(0.4);
});

test('a job of twenty hours leaves room for another beside it, one of more does not', () => {
  const risk = (hours: number) =>
    features.risk(figures({ stageRisk: 0.8, hours: exactly(hours) }, { risk: exactly(0.5) }));
  expect(risk(20)).toBeUndefined();
  expect(risk(21)).toBeCloseTo(-0.4);
});
