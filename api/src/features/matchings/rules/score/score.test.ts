import type { Importance } from '@ampersand/contract/enumerations';
import { DAY_MS } from '@ampersand/contract/time';
import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, pair, read } from '../people.fixture.ts';
import { pairOf } from './pair.ts';
import {
  isUnmetMust,
  logActive,
  matchLabel,
  probability,
  rankScore,
  type Score,
  scoreOf,
  shownOf,
  shownScore,
  uncertainty,
} from './score.ts';

const judged = (logOdds: number, known = 1) => ({ contributions: [], logOdds, known });
const scored = (founderOdds: number, applicantOdds: number): Score => ({
  founder: judged(founderOdds),
  applicant: judged(applicantOdds),
});

test('a better view of either raises both the shown score and the rank', () => {
  let last = { shown: 0, rank: Number.NEGATIVE_INFINITY };
  for (const odds of [-6, -4, -2, -1, 0, 1, 2, 4]) {
    const score = scored(odds, -0.5);
    const now = { shown: shownScore(score), rank: rankScore(score, 0) };
    expect(now.shown).toBeGreaterThanOrEqual(last.shown);
    expect(now.rank).toBeGreaterThan(last.rank);
    last = now;
  }
});

test('a one-sided liking ranks below a mutual one of the same sum', () => {
  expect(rankScore(scored(3, -3), 0)).toBeLessThan(rankScore(scored(0, 0), 0));
  expect(shownScore(scored(4, -4))).toBeLessThan(shownScore(scored(0, 0)));
});

test('both see the same score', async () => {
  const [one, other] = [
    (await read(founder(coldChain))).traits,
    (await read(applicant(firmwareEngineer))).traits,
  ];
  expect(shownScore(scoreOf(pairOf(one, other)))).toBe(shownScore(scoreOf(pairOf(other, one))));
});

test('the scale: strong 80-95 %, middling 50-60 %, poor below 40 %', () => {
  expect(shownScore(scored(2.1, 1.7))).toBeGreaterThan(0.85);
  expect(shownScore(scored(2.1, 1.7))).toBeLessThan(0.95);
  expect(shownScore(scored(0.5, -0.8))).toBeGreaterThan(0.5);
  expect(shownScore(scored(0.5, -0.8))).toBeLessThan(0.6);
  expect(shownScore(scored(-2.5, -1.5))).toBeLessThan(0.4);
  expect(matchLabel(0.874)).toBe('87%');
});

test('extreme log-odds stay numbers', () => {
  for (const odds of [-800, -40, 40, 800]) {
    const score = scored(odds, odds);
    expect(Number.isFinite(rankScore(score, 0))).toBe(true);
    expect(shownScore(score)).toBeGreaterThanOrEqual(0.01);
    expect(shownScore(score)).toBeLessThanOrEqual(0.99);
    expect(probability(score.founder)).toBeGreaterThanOrEqual(0);
  }
});

test('two who fit score high, and the fit shows in both directions', async () => {
  const score = scoreOf(await pair(coldChain, firmwareEngineer));
  expect(shownScore(score)).toBeGreaterThan(0.75);
  expect(score.founder.logOdds).toBeGreaterThan(0);
  expect(score.applicant.logOdds).toBeGreaterThan(0);
});

const marked = (
  mark: 'MUST_HAVE' | 'IMPORTANT' | 'NICE' | 'INDIFFERENT' | undefined,
  equityExpectation: string,
) =>
  pair(
    { wants: { equityOffered: '10%', importance: mark ? { equityOffered: mark } : {} } },
    { wants: { equityExpectation } },
  ).then((each) => scoreOf(each).founder.logOdds);

test('important makes a line weigh more, indifferent removes it, no mark counts as nice', async () => {
  const without = await marked('INDIFFERENT', '30%');
  const nice = await marked('NICE', '30%');
  const important = await marked('IMPORTANT', '30%');
  expect(await marked(undefined, '30%')).toBe(nice);
  expect(nice).toBeLessThan(without);
  expect(important - without).toBeCloseTo(1.3 * (nice - without), 5);
});

test('a must-have that is plainly unmet costs more than its weight; one that is met, or unknown, does not', async () => {
  expect(await marked('MUST_HAVE', '30%')).toBeLessThan((await marked('IMPORTANT', '30%')) - 0.6);
  expect(await marked('MUST_HAVE', '10%')).toBeGreaterThan(await marked('IMPORTANT', '10%'));
  expect(await marked('MUST_HAVE', 'negotiable')).toBe(await marked('IMPORTANT', 'negotiable'));
});

test('the band narrows with what both have told', async () => {
  const told = uncertainty(scoreOf(await pair(coldChain, firmwareEngineer)));
  const half = uncertainty(scoreOf(await pair(coldChain, { skills: ['firmware'] })));
  const none = uncertainty(scoreOf(await pair({}, {})));
  expect(told).toBeLessThan(half);
  expect(half).toBeLessThan(none);
  expect(told).toBeGreaterThanOrEqual(0.04);
  expect(none).toBeLessThanOrEqual(0.24);
});

test('who was here today is likely to answer; after three weeks half as likely', () => {
  const now = Date.parse('2026-06-30');
  expect(logActive(now, now)).toBe(-0);
  expect(logActive(now - 22 * DAY_MS, now)).toBeCloseTo(Math.log(0.5));
});

test('somebody who says nothing of a matter counts as others do on average: better than who misses it, worse than who meets it', async () => {
  const asked = { wants: { coFounderCommitment: 'full time', equityOffered: '10%' } };
  const odds = async (wants: object) => scoreOf(await pair(asked, { wants })).founder.logOdds;
  const silent = await odds({});
  expect(await odds({ timeCommitment: '5 hours a week' })).toBeLessThan(silent);
  expect(await odds({ timeCommitment: 'full time' })).toBeGreaterThan(silent);
  expect(await odds({ equityExpectation: '60%' })).toBeLessThan(silent);
  expect(await odds({ equityExpectation: '5-10%' })).toBeGreaterThan(silent);
});

test('the chance of a like is a half at even odds, and grows with them', () => {
  expect(probability(judged(0))).toBe(0.5);
  expect(probability(judged(Math.log(3)))).toBeCloseTo(0.75);
  expect(probability(judged(-Math.log(3)))).toBeCloseTo(0.25);
});

test('what is shown of a score is its label, its number and its band', () => {
  const score = scored(2.1, 1.7);
  expect(shownOf(score)).toEqual({
    match: matchLabel(shownScore(score)),
    score: shownScore(score),
    uncertainty: 0.04,
  });
});

test('a must-have is met at its mark, missed below, and neither where nothing is known or nobody insists', async () => {
  const two = await pair({ wants: { importance: { equityOffered: 'MUST_HAVE' } } }, {});
  const insisting = two.founder;
  const equity = { feature: () => 0, weight: 1, mean: 0, preference: 'equityOffered', must: 0.4 } as const;
  expect(isUnmetMust(equity, 0.4, insisting, two)).toBe(false);
  expect(isUnmetMust(equity, 0.39, insisting, two)).toBe(true);
  expect(isUnmetMust(equity, undefined, insisting, two)).toBe(false);
  const { preference: _, ...unasked } = equity;
  expect(isUnmetMust(unasked, -1, insisting, two)).toBe(false);
  const { must: __, ...unbound } = equity;
  expect(isUnmetMust(unbound, -1, insisting, two)).toBe(false);
  expect(isUnmetMust(equity, -1, (await pair({}, {})).founder, two)).toBe(false);
});

test('what an applicant says of where they work counts as much as they mark it, and a must-have that is missed takes more', async () => {
  const onSite = { location: 'Indore', wants: { workingArrangement: 'Indore, at the godown. Not remote.' } };
  const seen = async (mark: Importance, workingStyle: string) => {
    const wants = { workingStyle, importance: { workingStyle: mark } };
    const two = await pair(onSite, { location: 'Munich', wants });
    const { contributions, logOdds } = scoreOf(two).applicant;
    const place = contributions.find(({ name }) => name === 'place');
    return {
      weight: place?.weight,
      isMissed: place && isUnmetMust(place.weighed, place.value, two.applicant, two),
      logOdds,
    };
  };
  expect(await seen('INDIFFERENT', 'remote only')).toMatchObject({ weight: 0, isMissed: false });
  expect(await seen('NICE', 'remote only')).toMatchObject({ weight: 0.66, isMissed: false });
  const must = await seen('MUST_HAVE', 'remote only');
  expect(must.isMissed).toBe(true);
  expect(must.logOdds).toBeLessThan((await seen('IMPORTANT', 'remote only')).logOdds - 0.6);
  // Who says nothing of where has marked nothing of it.
  for (const mark of ['INDIFFERENT', 'MUST_HAVE'] as const)
    expect(await seen(mark, 'Plans and quiet mornings')).toMatchObject({ weight: 0.66, isMissed: false });
});

test.each(['no', 'two startups, both failed', null])(
  'a must-have on what was lived through before, kept from an older release, leaves out no company: %j',
  async (priorStartupExp) => {
    const at = async (mark: Importance) => {
      const marks = { priorStartupExp: mark };
      const idea = { company: { fundingStage: 'PRE_SEED' } } as const;
      const two = await pair(idea, { wants: { priorStartupExp, importance: marks } });
      const { logOdds, contributions } = scoreOf(two).applicant;
      return {
        logOdds,
        missed: contributions.filter(({ weighed, value }) => isUnmetMust(weighed, value, two.applicant, two)),
      };
    };
    expect(await at('MUST_HAVE')).toEqual({ ...(await at('IMPORTANT')), missed: [] });
  },
);

test.each(['bootstrap, no vc', 'raise a lot of vc money', null])(
  'nor does one on whose money it takes: %j',
  async (fundraisingApproach) => {
    const importance = { fundraisingApproach: 'MUST_HAVE' } as const;
    const company = { fundingStage: 'PRE_SEED' } as const;
    const two = await pair(
      { company, wants: { fundraisingApproach, importance } },
      { wants: { riskAppetite: 'Low' } },
    );
    const risk = scoreOf(two).founder.contributions.find(({ name }) => name === 'risk');
    expect(risk?.value).toBeLessThan(0);
    expect(risk && isUnmetMust(risk.weighed, risk.value, two.founder, two)).toBe(false);
  },
);

test('every line that is judged is told once, by its name', async () => {
  const { founder: own, applicant: other } = scoreOf(await pair(coldChain, firmwareEngineer));
  for (const { contributions } of [own, other]) {
    const names = contributions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('equity');
  }
});
