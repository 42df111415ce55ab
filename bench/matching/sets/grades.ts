import { mean } from '../../statistics.ts';
import { APPLICANTS, FOUNDERS } from './people.ts';

/** By id of the founder: one digit 0-3 for each applicant, in the order `a01` to `a60`. */
export type Labels = Readonly<Record<string, string>>;

/** Rows are founders, columns applicants, both in the order of their ids. */
export type Grades = readonly (readonly number[])[];

/**
 * The labels of one labeller, 60 × 60, each 0-3.
 *
 * @throws {Error} when there are none yet, or a founder, a digit or an applicant is missing or too many.
 */
export function parseLabels(labels: Labels, labeller: string): Grades {
  const known = new Set(FOUNDERS.map(({ id }) => id));
  const ids = Object.keys(labels);
  if (ids.length === 0) throw new Error(`${labeller}: no labels yet.`);
  const strange = ids.filter((id) => !known.has(id));
  if (strange.length > 0) throw new Error(`${labeller}: no such founder: ${strange.join(', ')}.`);
  return FOUNDERS.map(({ id }) => {
    const row = labels[id];
    if (row === undefined) throw new Error(`${labeller}: ${id} has no labels.`);
    if (row.length !== APPLICANTS.length || !/^[0-3]*$/.test(row))
      throw new Error(
        `${labeller}: ${id} needs ${APPLICANTS.length} digits from 0 to 3, has ${row.length} characters.`,
      );
    return Array.from(row, Number);
  });
}

/** The mean of two labellers for every pair, 0-3 in halves. */
export function meanGrades(a: Grades, b: Grades): Grades {
  return a.map((row, founder) =>
    row.map((grade, applicant) => mean([grade, b[founder]?.[applicant] ?? Number.NaN])),
  );
}

/**
 * Quadratic weighted kappa of two labellers over all pairs: 1 when they agree everywhere, 0 when no more than chance
 * would have it. `1 - Σ w·observed / Σ w·expected` with `w = (i - j)²`; Cohen, J. (1968), "Weighted kappa", Psychological
 * Bulletin 70(4), 213-220. With these weights the expected disagreement of two independent labellers is the sum of
 * their variances and the square of the difference of their means. NaN when both give one and the same grade throughout.
 */
export function weightedKappa(a: Grades, b: Grades): number {
  const [x, y] = [a.flat(), b.flat()];
  const observed = mean(x.map((grade, pair) => (grade - (y[pair] ?? Number.NaN)) ** 2));
  const expected = variance(x) + variance(y) + (mean(x) - mean(y)) ** 2;
  return 1 - observed / expected;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
