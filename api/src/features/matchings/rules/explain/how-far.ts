import { clockWords, type Voice } from './wording.ts';

/** How far apart two people and their clocks are, in words. */

/** "In the same time zone", "about 16 hours behind you", "with clocks 5.5 hours apart": of hours alone nobody knows whether it is the way. */
export function clocksApart(
  gap: number,
  [least, most]: readonly [number, number],
  isAhead: boolean,
  { subject }: Voice,
): string {
  if (gap > HALF_A_DAY) {
    const byTheClock = 2 * HALF_A_DAY - gap;
    if (byTheClock >= A_WORKING_DAY) return 'with clocks far apart';
    const [side, day] = isAhead ? ['ahead of', 'the next day'] : ['behind', 'the day before'];
    const hours = Math.round(gap / 60);
    return `about ${hours} hours ${side} ${subject === 'you' ? 'you' : 'them'}, so mostly on ${day}`;
  }
  if (least === most) return gap < SAME ? clockWords(gap) : `with clocks ${clockWords(gap)}`;
  if (least < SAME) return `with clocks at most ${clockWords(most)}`;
  return `with clocks ${startOf(clockWords(least))} to ${clockWords(most)}`;
}

/** "3", "30 minutes", "3 hours and 45 minutes". */
const startOf = (apart: string) =>
  apart
    .replace(/^one hour/, '1 hour')
    .replace(/^([\d.]+) hours? apart$/, '$1')
    .replace(/ apart$/, '');

const HALF_A_DAY = 12 * 60;
const A_WORKING_DAY = 9 * 60;
/** Minutes between two clocks that are told as none. */
export const SAME = 15;
/** Towns stand to a tenth of a degree, so that shorter distances may be off by half. */
const TELLING_KM = 35;
const KM_OF_A_MILE = 1.609;

/** `isInMiles` where both live in a country that counts in them. */
export function distanceWords(km: number, isInMiles: boolean): string {
  if (km < TELLING_KM) return 'close to each other';
  const [many, unit] = isInMiles ? [km / KM_OF_A_MILE, 'miles'] : [km, 'km'];
  return `some ${10 * Math.round(many / 10)} ${unit} from each other`;
}
