/** Fits the engine's weights to the pairs of two open readers and prints them: `node bench/matching/fit.ts`. Decision 029. */
import { pairOf } from '../../api/src/features/matchings/rules/score/pair.ts';
import { scoreOf } from '../../api/src/features/matchings/rules/score/score.ts';
import { APPLICANT_WEIGHTS, FOUNDER_WEIGHTS } from '../../api/src/features/matchings/rules/score/weights.ts';
import { mean } from '../statistics.ts';
import { readMarket } from './market.ts';
import { meanGrades, parseLabels } from './sets/grades.ts';
import { labelsA } from './sets/labels-a.ts';
import { labelsB } from './sets/labels-b.ts';
import { LOCKED } from './sets/split.ts';

/** What the weights are drawn to, per unit of the feature: both sides' together where both have it. */
const PRIOR: Readonly<Record<string, number>> = {
  needs: 0.3,
  brief: 1.2,
  whole: 1,
  hours: 0.68,
  equity: 0.64,
  place: 1.2,
  pay: 0.5,
  complement: 0.32,
  experience: 0.1,
  risk: 0.32,
  pace: 0.32,
  motive: 0.32,
  values: 0.18,
  style: 0.14,
  conflict: 0.1,
  completeness: 0.05,
  idea: 0.3,
  avoid: 0.68,
  wish: 1,
  wanted: 0.2,
  learn: 0.14,
  traction: 0.11,
};
const NAMES = Object.keys(PRIOR);
/** How strongly, per squared standard deviation of the feature. */
const L2 = 1;
const STEPS = 400;
const STEP = 0.03;

const grades = meanGrades(parseLabels(labelsA, 'labels-a'), parseLabels(labelsB, 'labels-b'));
const { founders, applicants } = await readMarket();
const isOpen = ({ id }: { id: string }) => !LOCKED.has(id);

/** Values of all features of a pair, from their means; what is not known is the mean. */
const all = founders.map((founder) =>
  applicants.map((applicant) => {
    const score = scoreOf(pairOf(founder.traits, applicant.traits));
    const known = new Map(
      [...score.applicant.contributions, ...score.founder.contributions].map(({ name, value }) => [
        name,
        value,
      ]),
    );
    return NAMES.map((name) => known.get(name));
  }),
);
const known = NAMES.map((_, k) => all.flat().flatMap((pair) => pair[k] ?? []));
const means = known.map((values) => mean(values));
const spreads = known.map(
  (values, k) => Math.sqrt(mean(values.map((value) => (value - (means[k] ?? 0)) ** 2))) || 1,
);
const pairs = all.map((row) =>
  row.map((pair) => pair.map((value, k) => ((value ?? means[k] ?? 0) - (means[k] ?? 0)) / (spreads[k] ?? 1))),
);

/** The lists of all open readers: features and gains of their open counterparts. */
const open = founders.flatMap((founder, f) => (isOpen(founder) ? [f] : []));
const openToo = applicants.flatMap((applicant, a) => (isOpen(applicant) ? [a] : []));
const entry = (f: number, a: number) => ({ x: pairs[f]?.[a] ?? [], gain: 2 ** (grades[f]?.[a] ?? 0) - 1 });
const lists = [
  ...open.map((f) => openToo.map((a) => entry(f, a))),
  ...openToo.map((a) => open.map((f) => entry(f, a))),
].filter((list) => list.some(({ gain }) => gain > 0));

/** Gradient of the mean cross-entropy between the gains of a list and the softmax of its scores, and of the penalty. */
function gradient(weights: readonly number[], prior: readonly number[]): number[] {
  const sum = weights.map((weight, k) => L2 * (weight - (prior[k] ?? 0)));
  for (const list of lists) {
    const scores = list.map(({ x }) => x.reduce((total, value, k) => total + value * (weights[k] ?? 0), 0));
    const top = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - top));
    const [allOdds, allGains] = [odds, list.map(({ gain }) => gain)].map((of) =>
      of.reduce((a, b) => a + b, 0),
    );
    list.forEach(({ x, gain }, i) => {
      const error = (odds[i] ?? 0) / (allOdds ?? 1) - gain / (allGains ?? 1);
      for (const [k, value] of x.entries())
        sum[k] = (sum[k] ?? 0) + (error * value) / (open.length + openToo.length);
    });
  }
  return sum;
}

const prior = NAMES.map((name, k) => (PRIOR[name] ?? 0) * (spreads[k] ?? 1));
let weights = [...prior];
for (let step = 0; step < STEPS; step++) {
  const slope = gradient(weights, prior);
  weights = weights.map((weight, k) => Math.max(0, weight - STEP * (slope[k] ?? 0)));
}

const tables: readonly Readonly<Record<string, { weight: number }>>[] = [FOUNDER_WEIGHTS, APPLICANT_WEIGHTS];
for (const [k, name] of NAMES.entries()) {
  const now = tables.flatMap((table) => table[name]?.weight ?? []).reduce((a, b) => a + b, 0);
  const fitted = (weights[k] ?? 0) / (spreads[k] ?? 1);
  console.log(
    `${name.padEnd(14)} fitted ${fitted.toFixed(2)}  in use ${now.toFixed(2)}  mean ${(means[k] ?? 0).toFixed(2)}`,
  );
}
