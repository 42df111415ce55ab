import { expect, test } from 'vitest';
import { demoApplicants, demoFounders } from '../matchings/demo-people.fixture.ts';
import { explain, sceneOf } from '../matchings/rules/explain/explain.ts';
import { broken, topicOf } from '../matchings/rules/explain/laws.fixture.ts';
import { whyTopics } from '../matchings/rules/explain/why.ts';
import { wouldChange } from '../matchings/rules/explain/would-change.ts';
import { read } from '../matchings/rules/people.fixture.ts';
import { scoreOf } from '../matchings/rules/score/score.ts';
import { BUILT_IN, tablesOf, type Weights, weightsOf } from '../matchings/rules/score/weights.ts';

const people = Promise.all([Promise.all(demoFounders.map(read)), Promise.all(demoApplicants.map(read))]);

/** As a night's learning may leave them: some much larger, some much smaller, place without any weight. */
const LEARNED = reweighed((name, weight, k) => (name === 'place' ? 0 : weight * (k % 2 === 0 ? 2.5 : 0.4)));

function reweighed(change: (name: string, weight: number, k: number) => number): Weights {
  const side = (weights: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(weights).map(([name, weight], k) => [name, change(name, weight, k)]));
  const { FOUNDER, APPLICANT } = weightsOf(BUILT_IN);
  return { FOUNDER: side(FOUNDER), APPLICANT: side(APPLICANT) };
}

async function pairsWith(weights: Weights) {
  const tables = tablesOf(weights);
  const [founders, applicants] = await people;
  return founders.flatMap((founder) =>
    applicants.map((applicant) => {
      const scene = sceneOf(founder, applicant);
      return { scene, score: scoreOf(scene.pair, tables) };
    }),
  );
}

test('what is said of two people keeps its laws under learned weights', { timeout: 60_000 }, async () => {
  const told = (await pairsWith(LEARNED)).map(({ scene, score }) => ({
    scene,
    score,
    ...explain(scene, score),
    topics: whyTopics(scene, score),
    wouldChange: wouldChange(scene, score),
  }));
  expect(told.flatMap(broken).slice(0, 5)).toEqual([]);
});

// Gaps may still name it: a must-have that is not met costs apart from the weight.
test('what has no weight any more is no reason, and what has all of it is the only one', async () => {
  const topicsWith = async (weights: Weights) =>
    (await pairsWith(weights)).flatMap(({ scene, score }) => explain(scene, score).reasons).map(topicOf);
  const learned = await topicsWith(LEARNED);
  expect(learned).not.toContain('place');
  expect(learned).toContain('equity');
  const only = await topicsWith(reweighed((name) => (name === 'needs' ? 1 : 0)));
  expect(new Set(only)).toEqual(new Set(['skills']));
});
