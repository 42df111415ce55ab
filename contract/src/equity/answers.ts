import { CONTRIBUTIONS, type Contribution, type Judgements } from './split.ts';

/** Null: not said yet. `weight`: how much it counts, 0 to 10; `own`: the writer's part of it, 0 to 100. */
export type Answers = Readonly<
  Record<Contribution, { readonly weight: number | null; readonly own: number | null }>
>;

/** The contributions of which it is not said how much they count, or, where they do, what part is the writer's. */
export const missingIn = (answers: Answers): Contribution[] =>
  CONTRIBUTIONS.filter((name) => {
    const { weight, own } = answers[name];
    return weight === null || (weight > 0 && own === null);
  });

/** Whether nothing is missing, and something counts. */
export const isComplete = (answers: Answers): boolean =>
  missingIn(answers).length === 0 && CONTRIBUTIONS.some((name) => (answers[name].weight ?? 0) > 0);

/** Complete answers, told of their writer's part. */
export function judgementsOf(answers: Answers): Judgements {
  const told = CONTRIBUTIONS.map((name) => {
    const { weight, own } = answers[name];
    return [name, { weight: weight ?? 0, share: own ?? 50 }];
  });
  // Made of every contribution.
  return Object.fromEntries(told) as Judgements;
}
