/** One thing a member did or did not do about another. */
export interface Example {
  /** What each weight is multiplied with, in the order of the names; 0 where one of the two has not said. */
  readonly x: readonly number[];
  /** What is added to the log-odds whatever the weights. */
  readonly offset: number;
  /** Which step it was; every step has a log-odds of its own. */
  readonly step: number;
  readonly done: boolean;
  /** How likely they are to have looked at all, above 0 to 1: what was not seen was not refused. */
  readonly seen: number;
}

export interface Fitted {
  readonly weights: readonly number[];
  /** Log-odds of each step. */
  readonly steps: readonly number[];
}

/** How strongly weights are drawn to what they were: as so many examples of an even chance would, per standard deviation of the feature. */
const PRIOR_EXAMPLES = 200;
/** Features that hardly differ from pair to pair could pass for the log-odds of a step. */
const LEAST_VARIANCE = 0.01;
/** Steps are hardly drawn to anything. */
const RIDGE = 1e-3;
const MOST_ROUNDS = 200;
const SETTLED = 1e-5;

/**
 * Logistic regression of examples behind a look (P(done) = seen · sigmoid(log-odds), the position-based model: Chuklin, Markov and
 * de Rijke 2015, "Click models for web search"), its weights drawn to `prior` (L2), none below 0: what the engine calls a reason
 * must not speak against somebody. Newton's method, with what was not done counted by the
 * chance that it was seen and refused; what would fall below 0 is held there and the rest fitted again.
 * @param learned false: only the steps are fitted, for judging the weights of `prior` fairly.
 */
export function fit(
  examples: readonly Example[],
  { prior, steps, learned = true }: { prior: readonly number[]; steps: number; learned?: boolean },
): Fitted {
  const pull = spreads(examples, prior.length).map(
    (variance) => PRIOR_EXAMPLES * 0.25 * (variance + LEAST_VARIANCE),
  );
  const held = new Set<number>(learned ? [] : prior.keys());
  for (;;) {
    const values = newton(examples, { prior, steps, pull, held });
    const below = prior.map((_, k) => k).filter((k) => !held.has(k) && (values[k] ?? 0) < 0);
    if (below.length === 0)
      return { weights: values.slice(0, prior.length), steps: values.slice(prior.length) };
    for (const k of below) held.add(k);
  }
}

function spreads(examples: readonly Example[], length: number): number[] {
  return Array.from({ length }, (_, k) => {
    const values = examples.map(({ x }) => x[k] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  });
}

interface Problem {
  readonly prior: readonly number[];
  readonly steps: number;
  readonly pull: readonly number[];
  /** Weights that stay: those given up at 0, or all of them. */
  readonly held: ReadonlySet<number>;
}

function newton(examples: readonly Example[], { prior, steps, pull, held }: Problem): number[] {
  const length = prior.length + steps;
  const all = held.size === prior.length;
  const values = Array.from({ length }, (_, k) => (held.has(k) && !all ? 0 : (prior[k] ?? 0)));
  const free = Array.from({ length }, (_, k) => k).filter((k) => !held.has(k));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { slope, curve } = derivatives(examples, values, { weights: prior.length, free });
    const strength = (k: number) => pull[k] ?? RIDGE;
    const change = solve(
      free.map((k) => free.map((j) => (curve[k * length + j] ?? 0) + (j === k ? strength(k) : 0))),
      free.map((k) => (slope[k] ?? 0) + strength(k) * ((values[k] ?? 0) - (prior[k] ?? 0))),
    );
    // A step of more than 2 log-odds leaves the part where the parabola is near.
    const largest = Math.max(...change.map(Math.abs), 0);
    const share = largest > 2 ? 2 / largest : 1;
    for (const [i, k] of free.entries()) values[k] = (values[k] ?? 0) - share * (change[i] ?? 0);
    if (largest < SETTLED) break;
  }
  return values;
}

/** Slope and curvature of the loss in the free values, the rest of both 0. A night has some hundred thousand examples: numbers lie flat, half of the curve is summed. */
function derivatives(
  examples: readonly Example[],
  values: readonly number[],
  { weights, free }: { weights: number; free: readonly number[] },
) {
  const size = values.length;
  const slope = new Float64Array(size);
  const curve = new Float64Array(size * size);
  const learned = free.filter((k) => k < weights);
  const own = new Int32Array(learned.length + 1);
  const add = (at: number, change: Float64Array, by: number) => {
    change[at] = (change[at] ?? 0) + by;
  };
  for (const example of examples) {
    const chance = probability(logOdds(example, values, weights));
    const counted = example.done ? 1 : refused(example.seen, chance);
    const error = counted * (chance - Number(example.done));
    const bend = counted * chance * (1 - chance);
    let count = 0;
    for (const k of learned) if (example.x[k] !== 0) own[count++] = k;
    own[count++] = weights + example.step;
    for (let a = 0; a < count; a++) {
      const k = own[a] ?? 0;
      const value = k < weights ? (example.x[k] ?? 0) : 1;
      add(k, slope, error * value);
      for (let b = 0; b <= a; b++) {
        const j = own[b] ?? 0;
        add(k * size + j, curve, bend * value * (j < weights ? (example.x[j] ?? 0) : 1));
      }
    }
  }
  for (let k = 0; k < size; k++)
    for (let j = k + 1; j < size; j++) curve[k * size + j] = curve[j * size + k] ?? 0;
  return { slope, curve };
}

function logOdds({ x, offset, step }: Example, values: readonly number[], weights: number): number {
  let sum = offset + (values[weights + step] ?? 0);
  for (let k = 0; k < weights; k++) sum += (values[k] ?? 0) * (x[k] ?? 0);
  return sum;
}

/** The chance that what was not done was seen, where it is done with `chance` when it is. */
const refused = (seen: number, chance: number) => (seen * (1 - chance)) / Math.max(1e-12, 1 - seen * chance);

const probability = (odds: number) => 1 / (1 + Math.exp(-odds));

/** Solves `matrix · answer = right` by elimination with pivots; a column that tells nothing is answered by 0. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = i;
    const [from, to] = [rows[pivot], rows[column]];
    if (!from || !to || Math.abs(from[column] ?? 0) < 1e-12) continue;
    rows[pivot] = to;
    rows[column] = from;
    for (const [i, row] of rows.entries()) {
      if (i === column) continue;
      const factor = (row[column] ?? 0) / (from[column] ?? 1);
      if (factor === 0) continue;
      for (let j = column; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (from[j] ?? 0);
    }
  }
  return rows.map((row, i) => {
    const scale = row[i] ?? 0;
    return Math.abs(scale) < 1e-12 ? 0 : (row[size] ?? 0) / scale;
  });
}

/** Cross-entropy of each example under weights and steps. */
export function losses(examples: readonly Example[], { weights, steps }: Fitted): number[] {
  const values = [...weights, ...steps];
  return examples.map((example) => {
    const chance = example.seen * probability(logOdds(example, values, weights.length));
    return -Math.log(Math.max(1e-12, example.done ? chance : 1 - chance));
  });
}
