import { DAY_MS } from '../time.ts';

/** Starts in one suggestion. */
export const MOST_STARTS = 5;
/** How far ahead a call can be suggested. */
const FURTHEST_DAYS = 60;
/** Calls of a connection that are ahead. */
export const MOST_COMING = 3;
export const CALL_MINUTES = [15, 30, 45, 60] as const;
/** LINK: a video link of one of the two; ROOM: one that this place makes; PHONE: by phone. */
export const CALL_WAYS = ['LINK', 'ROOM', 'PHONE'] as const;
export type CallWay = (typeof CALL_WAYS)[number];

/** What is wrong with each of the starts (ISO 8601) of a suggestion; undefined where nothing is. */
export function startFaults(starts: readonly string[], now: Date): (string | undefined)[] {
  const times = starts.map((start) => Date.parse(start));
  return times.map((time, index) => {
    if (Number.isNaN(time)) return 'Please enter day and time';
    if (time <= now.getTime()) return 'This time has gone by. Please choose a later one';
    if (time > now.getTime() + FURTHEST_DAYS * DAY_MS)
      return `Please choose a time within the next ${FURTHEST_DAYS} days`;
    return times.indexOf(time) < index ? 'This time is there already. Please choose another one' : undefined;
  });
}
