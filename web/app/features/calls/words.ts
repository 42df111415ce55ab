import type { ArrangedCall, Calls } from '@ampersand/contract/calls';
import { zoneText } from '@ampersand/contract/zones';
import { appointmentOf, timeOf } from '../../page/dates.ts';

/** A moment on the clock of the other, `4:30 PM Kolkata time`; undefined where it is the reader's own. The day is named where it is another. */
export function onTheirClock(iso: string, zone: string | undefined, theirs: string): string | undefined {
  const own = zone ?? 'UTC';
  if (appointmentOf(iso, own) === appointmentOf(iso, theirs)) return undefined;
  const [ownDay, theirDay] = [own, theirs].map((each) => appointmentOf(iso, each).split(',')[0]);
  const time = ownDay === theirDay ? timeOf(iso, theirs) : appointmentOf(iso, theirs);
  return `${time}, ${zoneText(theirs)}`;
}

/** How two talk: `Video, at meet.example.com`. */
export function placeOf({ way, link }: Pick<ArrangedCall, 'way' | 'link'>, roomHost: string | null): string {
  if (way === 'PHONE') return 'By phone';
  if (link) return `Video, at ${new URL(link).host}`;
  return way === 'ROOM' && roomHost ? `Video, in a room at ${roomHost}` : 'Video, the link is still to come';
}

/** Why a call is not ahead any more. */
export const goneWords = ({ past }: Pick<Calls, 'past'>, callId: string) =>
  past.some(({ id }) => id === callId) ? 'Your call is over.' : 'Your call was cancelled.';

/**
 * What became of a suggestion that is not there any more, where nothing else on the page says so: a time that was picked stands
 * there as a call, and what a reader puts in its place themself as that.
 */
export function lostWords(before: Calls, now: Calls): string | undefined {
  if (!before.suggestion || before.suggestion.id === now.suggestion?.id) return undefined;
  if (now.suggestion) return now.suggestion.mine ? undefined : 'Other times are suggested now.';
  const stood = before.coming.map(({ id, startsAt }) => `${id} ${startsAt}`);
  const isPicked = now.coming.some(({ id, startsAt }) => !stood.includes(`${id} ${startsAt}`));
  return isPicked ? undefined : 'The suggestion is no longer open.';
}
