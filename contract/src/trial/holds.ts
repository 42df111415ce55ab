import type { SignedTrial, TrialRoundState } from '../trial.ts';
import { addDays } from './terms.ts';

interface Agreed {
  /** The one of which a page tells; undefined where none was signed. */
  readonly holds: SignedTrial | undefined;
  /** What was signed to follow it, the next one first. */
  readonly following: readonly SignedTrial[];
  readonly earlier: readonly SignedTrial[];
}

/**
 * Which of the trials that two have signed holds: the one that runs, else the next to begin, else the latest that began; where
 * all were called off before, the latest of them. @param trials the latest first, as they are read
 */
export function agreedOf(trials: readonly SignedTrial[]): Agreed {
  const ahead = trials.filter(({ state }) => state === 'AHEAD').toReversed();
  const holds =
    trials.find(({ state }) => state === 'RUNNING') ??
    ahead[0] ??
    trials.find(({ rounds }) => rounds.length > 0) ??
    trials[0];
  const following = ahead.filter((each) => each !== holds);
  return {
    holds,
    following,
    earlier: trials.filter((each) => each !== holds && !following.includes(each)),
  };
}

/** What a member can answer of a trial now. What was replaced waits only for whoever has not answered the other. */
export function toAnswer({ rounds, ended }: SignedTrial): TrialRoundState[] {
  const isReplaced = ended?.how === 'REPLACED';
  return rounds.filter((round) => round.isOpen && round.mine === null && (!isReplaced || round.theyGave));
}

/** The day on which another trial can begin: the day after the last of what is signed, or today where all of it is over. */
export function nextStart(trials: readonly SignedTrial[], today: string): string {
  const lastDays = trials.filter(({ state }) => state !== 'OVER').map(({ lastDay }) => addDays(lastDay, 1));
  return [today, ...lastDays].toSorted().at(-1) ?? today;
}
