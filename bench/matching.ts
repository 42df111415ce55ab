import { parseArgs } from 'node:util';
import { gamed } from './matching/gaming.ts';
import { byEngine, byStyle, byWhole, judgeLists, shownFor } from './matching/lists.ts';
import { readMarket } from './matching/market.ts';
import { meanGrades, parseLabels, weightedKappa } from './matching/sets/grades.ts';
import { labelsA } from './matching/sets/labels-a.ts';
import { labelsB } from './matching/sets/labels-b.ts';
import { FOUNDERS } from './matching/sets/people.ts';
import { LOCKED } from './matching/sets/split.ts';
import { report } from './report.ts';

// Judges the engine on the labelled sets: the lists of the open readers, or, once, those of the locked ones.

const { values: options } = parseArgs({ options: { locked: { type: 'boolean', default: false } } });

const [a, b] = [parseLabels(labelsA, 'labels-a'), parseLabels(labelsB, 'labels-b')];
const grades = meanGrades(a, b);
const market = await readMarket();
const isAskedFor = (id: string) => LOCKED.has(id) === options.locked;

const figures: Record<string, number> = { 'agreement of the labellers, weighted kappa': weightedKappa(a, b) };
for (const [name, ranker] of [
  ['engine', byEngine(market.model)],
  ['nearness of all texts', byWhole],
] as const) {
  const results = judgeLists(market, grades, ranker).filter(({ id }) => isAskedFor(id));
  for (const [style, value] of byStyle(results)) figures[`NDCG@10 ${name}, ${style}`] = value;
}
for (const [name, value] of Object.entries(shownFor(market, grades, isAskedFor)))
  figures[`shown, ${name}`] = value;
const readers = FOUNDERS.filter(({ id }) => isAskedFor(id));
for (const [name, value] of Object.entries(await gamed(market, readers)))
  figures[`among the first three, ${name}`] = value;

await report(options.locked ? 'matching-locked' : 'matching', { model: market.model }, figures, [
  { name: 'NDCG@10 rich', value: figures['NDCG@10 engine, RICH'] ?? Number.NaN, least: 0.93 },
  { name: 'NDCG@10 plain', value: figures['NDCG@10 engine, PLAIN'] ?? Number.NaN, least: 0.96 },
  { name: 'NDCG@10 changed words', value: figures['NDCG@10 engine, CHANGED'] ?? Number.NaN, least: 0.9 },
  { name: 'shown for a right pair, median', value: figures['shown, right'] ?? Number.NaN, least: 0.8 },
  { name: 'shown for a wrong pair, at most', value: figures['shown, wrong'] ?? Number.NaN, most: 0.6 },
  ...['fifty skills', "fifty skills, the reader's own among them", "the reader's text, pasted"].map(
    (name) => ({
      name: `strangers among the first three: ${name}`,
      value: figures[`among the first three, ${name}`] ?? Number.NaN,
      most: 0.1,
    }),
  ),
]);
