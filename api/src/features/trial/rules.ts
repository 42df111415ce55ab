import { utcDay } from '@ampersand/contract/time';
import type { SignedTrial } from '@ampersand/contract/trial';
import { roundsOf, type TrialRound } from '@ampersand/contract/trial/rounds';
import { lastDayOf, type TrialTerms } from '@ampersand/contract/trial/terms';

interface Run {
  readonly terms: Pick<TrialTerms, 'startsOn' | 'weeks'>;
  readonly endedAt: Date | null;
}

/** @returns AHEAD before its first day, OVER after its last one and once it was ended. */
export function stateOf({ terms, endedAt }: Run, now: Date): SignedTrial['state'] {
  const today = utcDay(now);
  if (endedAt || today > lastDayOf(terms)) return 'OVER';
  return today < terms.startsOn ? 'AHEAD' : 'RUNNING';
}

interface Told extends Run {
  readonly endedHow: 'LEFT' | 'STOP' | 'REPLACED' | null;
}

/** A trial as the end of its connection leaves it: what was not over by then ended with it. */
export function endedWith<Trial extends Told & { readonly endedBy: string | null }>(
  trial: Trial,
  { endedAt, endedBy }: Pick<Trial, 'endedAt' | 'endedBy'>,
): Trial {
  if (!endedAt || stateOf(trial, endedAt) === 'OVER') return trial;
  return { ...trial, endedAt, endedHow: 'LEFT', endedBy };
}

/** What the two are asked of a trial. What goes on as another one before its last day has no debrief of its own. */
export function askedOf({ terms, endedAt, endedHow }: Told): TrialRound[] {
  const endedOn = endedAt ? utcDay(endedAt) : undefined;
  const all = roundsOf({ ...terms, endedOn });
  const goesOn = endedHow === 'REPLACED' && endedOn !== undefined && endedOn < lastDayOf(terms);
  return goesOn ? all.filter(({ kind }) => kind !== 'DEBRIEF') : all;
}

/**
 * Whether both can answer: from its day on; how to go on half-way until the end is asked. Once it was ended, what both take with
 * them alone; of one that goes on as another also how its weeks were.
 */
export function isOpen(
  { kind, opensOn }: TrialRound,
  { terms, endedAt, endedHow }: Told,
  now: Date,
): boolean {
  const today = utcDay(now);
  if (opensOn > today) return false;
  if (kind === 'DEBRIEF') return true;
  if (kind === 'WEEK') return endedAt === null || endedHow === 'REPLACED';
  return endedAt === null && (kind === 'END' || today < lastDayOf(terms));
}

/** Whether a trial that comes after another leaves it its days, or takes its place today; else days would be without any. */
export function isFollowing(next: Pick<TrialTerms, 'startsOn'>, { terms }: Run, now: Date): boolean {
  return next.startsOn > lastDayOf(terms) || next.startsOn <= utcDay(now);
}

/** Letters alone: neither case, accents, dots nor blanks make another name. */
const letters = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** What is wrong with a name under a text, if it is not that of the profile. */
export function signatureFault(name: string, fullName: string): string | undefined {
  if (letters.compare(name, fullName) === 0) return undefined;
  return `Sign with your name as on your profile: ${fullName}.`;
}
