import { STEPS } from './examples.ts';
import { type Example, type Fitted, fit, losses } from './fit.ts';

export interface Verdict {
  readonly learnedFrom: number;
  readonly judgedOn: number;
  /** Mean cross-entropy under the weights in use, and under the new ones. */
  readonly lossBefore: number;
  readonly loss: number;
  /** How many standard errors the loss fell by. */
  readonly certainty: number;
}

/** A version serves only where its loss fell by so many standard errors. */
const CERTAIN = 2;
/** Where all examples are alike the falls differ by what numbers are rounded by, which makes nothing certain. */
const ALIKE = 1e-12;
/** And by so much of what it was: certain trifles are not worth a change. */
const WORTH = 0.002;
/** With fewer invitations accepted in all nothing is learned. */
export const LEAST_ACCEPTED = 500;

/**
 * Judges weights on examples they have not seen against those in use. The log-odds of each step are fitted anew for both on
 * `learned`, so that what is compared is the order of people alone.
 */
export function judge(
  { learned, heldOut }: { learned: readonly Example[]; heldOut: readonly Example[] },
  { before, after }: { before: readonly number[]; after: readonly number[] },
): Verdict {
  const lossesOf = (weights: readonly number[]) =>
    losses(heldOut, fit(learned, { prior: weights, steps: STEPS.length, learned: false }));
  const [old, fresh] = [lossesOf(before), lossesOf(after)];
  const falls = old.map((loss, i) => loss - (fresh[i] ?? 0));
  const fall = mean(falls);
  const spread = Math.sqrt(mean(falls.map((each) => (each - fall) ** 2)) / Math.max(1, falls.length));
  return {
    learnedFrom: learned.length,
    judgedOn: heldOut.length,
    lossBefore: mean(old),
    loss: mean(fresh),
    certainty: spread < ALIKE ? 0 : fall / spread,
  };
}

/** Whether the judged weights may take the place of those in use. */
export const isBetter = ({ certainty, loss, lossBefore }: Verdict): boolean =>
  certainty >= CERTAIN && loss <= lossBefore * (1 - WORTH);

/** Whether they are plainly worse. */
export const isWorse = ({ certainty }: Verdict): boolean => certainty <= -CERTAIN;

/** New weights of a side. */
export function learn(examples: readonly Example[], prior: readonly number[]): Fitted {
  return fit(examples, { prior, steps: STEPS.length });
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
