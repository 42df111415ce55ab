import type { OwnEquityAgreement } from '@ampersand/contract/equity';
import { agreementPath, trialPath } from '@ampersand/contract/path';
import type { OwnTrial } from '@ampersand/contract/trial';

/** Something a member agreed on with another. */
export interface Agreed {
  readonly id: string;
  readonly what: 'Equity' | 'Trial';
  /** Null for a former member. */
  readonly with: string | null;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Whether no later one holds in its place. */
  readonly holds: boolean;
  /** Where its PDF is, below the base of the API. */
  readonly path: string;
}

/** Everything a member agreed on, the latest first. */
export function allAgreements(
  trials: readonly OwnTrial[],
  splits: readonly OwnEquityAgreement[],
): readonly Agreed[] {
  return [
    ...trials.map(
      ({ signedAt, ...trial }): Agreed => ({
        ...trial,
        what: 'Trial',
        at: signedAt,
        path: trialPath(trial.id),
      }),
    ),
    ...splits.map(
      ({ acceptedAt, ...split }): Agreed => ({
        ...split,
        what: 'Equity',
        at: acceptedAt,
        path: agreementPath(split.id),
      }),
    ),
  ].sort((one, other) => other.at.localeCompare(one.at));
}
