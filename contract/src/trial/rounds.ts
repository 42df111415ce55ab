import { addDays, lastDayOf, type TrialTerms } from './terms.ts';

/** WEEK: the check-in of a week. */
export const TRIAL_ROUND_KINDS = ['WEEK', 'HALFWAY', 'END', 'DEBRIEF'] as const;
export const TRIAL_DECISIONS = ['GO_ON', 'EXTEND', 'STOP'] as const;
export type TrialDecision = (typeof TRIAL_DECISIONS)[number];

/** Something both say of a trial, unseen. */
export type TrialRound =
  | { readonly kind: 'WEEK'; readonly week: number; readonly opensOn: string }
  | { readonly kind: 'HALFWAY'; readonly week: null; readonly opensOn: string }
  | { readonly kind: 'END'; readonly week: null; readonly opensOn: string }
  | { readonly kind: 'DEBRIEF'; readonly week: null; readonly opensOn: string };

interface Run extends Pick<TrialTerms, 'startsOn' | 'weeks'> {
  /** The day on which it ended before its time, `YYYY-MM-DD`. */
  readonly endedOn?: string | undefined;
}

/** The fifth day of a week: by then there is something to say of it. */
const FIFTH = 4;
const HALF = 3.5;

/**
 * What the two are asked in the course of a trial, by the day on which it opens: a check-in on the fifth day of each week, a
 * decision half-way (of two weeks and more) and on the last day, a debrief then too. Of a trial that ended before, what had
 * opened by then, and the debrief on that day; nothing of one that ended before it began.
 */
export function roundsOf({ startsOn, weeks, endedOn }: Run): TrialRound[] {
  if (endedOn !== undefined && endedOn < startsOn) return [];
  const last = lastDayOf({ startsOn, weeks });
  const isShort = endedOn !== undefined && endedOn < last;
  const checkIns = Array.from({ length: weeks }, (_, index) => ({
    kind: 'WEEK' as const,
    week: index + 1,
    opensOn: addDays(startsOn, index * 7 + FIFTH),
  }));
  const halfway =
    weeks >= 2
      ? [{ kind: 'HALFWAY' as const, week: null, opensOn: addDays(startsOn, Math.floor(weeks * HALF)) }]
      : [];
  const all = [...checkIns, ...halfway, { kind: 'END' as const, week: null, opensOn: last }].filter(
    ({ opensOn }) => !isShort || opensOn <= endedOn,
  );
  const debrief = { kind: 'DEBRIEF' as const, week: null, opensOn: isShort ? endedOn : last };
  return [...all.sort((one, other) => one.opensOn.localeCompare(other.opensOn)), debrief];
}

/**
 * What comes of two decisions. Only where both want to go on is it told that they do; one stop is a stop, and nobody is told whose.
 */
export function outcomeOf(one: TrialDecision, other: TrialDecision): TrialDecision {
  if (one === 'STOP' || other === 'STOP') return 'STOP';
  return one === 'GO_ON' && other === 'GO_ON' ? 'GO_ON' : 'EXTEND';
}
