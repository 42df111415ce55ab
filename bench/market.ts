import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILT_IN } from '../api/src/features/matchings/rules/score/weights.ts';
import { inFastMemory, judgeAll } from './market/judged.ts';
import { readTrades } from './market/onet.ts';
import { writePage } from './market/page.ts';
import { drawPeople } from './market/people.ts';
import { CRAFTS, CUSTOMERS } from './market/phrases.ts';
import { createRandom } from './market/random.ts';
import { readPlanted } from './market/read.ts';
import { ARMS, runSeed, type SeedResult } from './market/seed.ts';
import { report } from './report.ts';
import { mean } from './statistics.ts';

// A planted market: people drawn from O*NET and read by the product's own pipeline live with its lists for thirty days.

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    size: { type: 'string', default: '1000' },
    seeds: { type: 'string', default: '3' },
  },
});
const size = Number(options.size);
const seeds = Array.from({ length: Number(options.seeds) }, (_, i) => i + 1);

const codes = [...new Set([...CRAFTS.map(([code]) => code), ...CUSTOMERS])];
const trades = await readTrades(join(options.data, 'onet'), codes);
const people = drawPeople(size, trades, createRandom(1));
const written = [...people.founders, ...people.applicants].map(({ set }) => set.person);
const { traits, model } = await readPlanted(written);

const results = inFastMemory(traits, (all): SeedResult[] => {
  const [founders, applicants] = [all.slice(0, size), all.slice(size)];
  const sides = {
    founders,
    applicants,
    byFounders: judgeAll(founders, applicants, BUILT_IN),
    byApplicants: judgeAll(applicants, founders, BUILT_IN),
  };
  return seeds.map((seed, i) => {
    console.log(`seed ${seed}`);
    return runSeed(people, sides, seed, { learnHere: i === 0 });
  });
});

const figures: Record<string, number> = {};
/** Mean over the seeds, and the lowest and highest where there are several. */
function note(name: string, measure: (result: SeedResult) => number): number {
  const values = results.map(measure).filter((value) => !Number.isNaN(value));
  figures[name] = mean(values);
  if (values.length > 1) {
    figures[`${name}, lowest seed`] = Math.min(...values);
    figures[`${name}, highest seed`] = Math.max(...values);
  }
  return figures[name];
}
const matches = (result: SeedResult, arm: string) => result.arms[arm]?.matches ?? Number.NaN;
const SERVED = 'engine as served';

for (const arm of Object.keys(ARMS)) {
  note(`effective matches, ${arm}`, (result) => matches(result, arm));
  note(`Gini of impressions, ${arm}`, ({ arms }) => arms[arm]?.gini ?? Number.NaN);
  note(`never shown, ${arm}`, ({ arms }) => arms[arm]?.neverShown ?? Number.NaN);
  note(`most requests in a week, ${arm}`, ({ arms }) => arms[arm]?.mostLoaded ?? Number.NaN);
  note(`under 30 showings in 14 days, ${arm}`, ({ arms }) => arms[arm]?.underexposed ?? Number.NaN);
}
note('invitations accepted, engine as served', ({ accepted }) => accepted);
note('times that learned weights began to serve', ({ changes }) => changes);
const last = ({ learning }: SeedResult) => learning.points.at(-1);
const gates = [
  {
    name: 'effective matches against product only',
    value: note('as served / product only', (one) => matches(one, SERVED) / matches(one, 'product only')),
    least: 2,
  },
  {
    name: 'effective matches against random',
    value: note('as served / random', (one) => matches(one, SERVED) / matches(one, 'random')),
    least: 4,
  },
  {
    name: 'under 30 showings in 14 days',
    value: figures[`under 30 showings in 14 days, ${SERVED}`],
    most: 0.05,
  },
  { name: 'Gini of impressions', value: figures[`Gini of impressions, ${SERVED}`], most: 0.45 },
  { name: 'never shown', value: figures[`never shown, ${SERVED}`], most: 0.05 },
  { name: 'most requests in a week', value: figures[`most requests in a week, ${SERVED}`], most: 15 },
  { name: 'NDCG@10 without noise', value: note('NDCG@10 without noise', ({ ndcg }) => ndcg), least: 0.9 },
  {
    name: 'learned weights, signs right',
    value: note('signs right after 20,000 events, of 35', (one) => last(one)?.signsRight ?? Number.NaN),
    least: 35,
  },
  {
    name: 'learned weights, correlation with the planted',
    value: note('correlation after 20,000 events', (one) => last(one)?.correlation ?? Number.NaN),
    least: 0.9,
  },
].map((gate) => ({ ...gate, value: gate.value ?? Number.NaN }));
note('NDCG@10 without noise, weights learned in this market (first seed)', ({ ndcgLearned }) => ndcgLearned);
note('correlation of effects after 20,000 events', (one) => last(one)?.effectCorrelation ?? Number.NaN);
note('events learned from', (one) => last(one)?.events ?? Number.NaN);
note('invitations accepted among them', (one) => last(one)?.accepted ?? Number.NaN);

await writePage(results, figures);
await report('market', { model, size, seeds: seeds.length }, figures, gates);
