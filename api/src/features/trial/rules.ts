import type { SignedTrial } from '@ampersand/contract/trial';
import { roundsOf, type TrialRound } from '@ampersand/contract/trial/rounds';
import { lastDayOf, type TrialTerms } from '@ampersand/contract/trial/terms';

/** The day a moment lies in (UTC), as in `2026-03-31`: one for both, wherever they are. */
export const dayIn = (moment: Date): string => moment.toISOString().slice(0, 10);

interface Run {
  readonly terms: Pick<TrialTerms, 'startsOn' | 'weeks'>;
  readonly endedAt: Date | null;
}

/** @returns AHEAD before its first day, OVER after its last one and once it was ended. */
export function stateOf({ terms, endedAt }: Run, now: Date): SignedTrial['state'] {
  const today = dayIn(now);
  if (endedAt || today > lastDayOf(terms)) return 'OVER';
  return today < terms.startsOn ? 'AHEAD' : 'RUNNING';
}

interface Told extends Run {
  readonly endedHow: 'LEFT' | 'STOP' | 'REPLACED' | null;
}

/** What the two are asked of a trial. What goes on as another one has no debrief of its own. */
export function askedOf({ terms, endedAt, endedHow }: Told): TrialRound[] {
  const all = roundsOf({ ...terms, endedOn: endedAt ? dayIn(endedAt) : undefined });
  return endedHow === 'REPLACED' ? all.filter(({ kind }) => kind !== 'DEBRIEF') : all;
}

export const isOpen = ({ opensOn }: Pick<TrialRound, 'opensOn'>, now: Date): boolean => opensOn <= dayIn(now);
