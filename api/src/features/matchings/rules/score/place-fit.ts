import type { Side } from '@ampersand/contract/enumerations';
import { isWithin } from '../read/quantities/bounds.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { clockGap, type Place } from '../read/quantities/place.ts';

/** Clock differences in minutes and how easily two people work across them. */
const BY_GAP: readonly (readonly [number, number])[] = [
  [90, 0.6],
  [180, 0.4],
  [240, 0.1],
  [330, -0.2],
  [480, -0.5],
  [720, -0.8],
];
const BEYOND_LIMIT = -0.6;
const ABROAD = -0.6;

/**
 * How two places fit for one of the two, -1 to 1; undefined when one has named none. Working apart is rated by
 * the difference of clocks (61 % of matches of a large peer lie within three time zones); days together by
 * city, country and whether the applicant would come. Each side's own limit on the clocks counts for that side.
 */
export function placeFit(
  founder: Place | undefined,
  somebody: Place | undefined,
  side: Side,
): number | undefined {
  if (!founder || !somebody) return undefined;
  const applicant = towards(founder, somebody);
  if (shareHome(founder, applicant)) return 1;
  if (isBeyondRegion(founder, applicant)) return ABROAD;
  // Who would work in another way with some has said a way all the same.
  if ([founder, applicant].some(({ unsure, mode }) => unsure && !mode))
    return isOutside(founder, applicant) ? ABROAD : isNearInPart(founder, applicant) ? COMES : undefined;
  const gap = gapBetween(founder, applicant);
  const sameCountry = areInOneCountry(founder, applicant);
  const met = together(founder, applicant, sameCountry, gap);
  // They would move, and nobody can tell whether to there; or a town is unknown, and may be the next one.
  const mayBeNear =
    founder.unsure ||
    applicant.unsure ||
    applicant.moves === 'MAYBE' ||
    !founder.country ||
    !applicant.country;
  if (met !== undefined && met < 0 && mayBeNear) return undefined;
  // Who comes has the same clock.
  if (met === COMES) return met;
  const fit = met ?? apart(sameCountry, gap);
  if (fit === undefined) return undefined;
  return isBeyondLimit(side === 'FOUNDER' ? founder : applicant, gap) ? Math.min(fit, BEYOND_LIMIT) : fit;
}

/** Whether two could work apart but for clocks to which `side` has set no limit, or one that holds. */
export function isByClocksAlone(founder: Place, somebody: Place, side: Side): boolean {
  const applicant = towards(founder, somebody);
  if (isBeyondRegion(founder, applicant) || isOutside(founder, applicant)) return false;
  const gap = gapBetween(founder, applicant);
  const met = together(founder, applicant, areInOneCountry(founder, applicant), gap);
  return met === undefined && !isBeyondLimit(side === 'FOUNDER' ? founder : applicant, gap);
}

function gapBetween(one: Place, other: Place): number | undefined {
  return one.offset !== undefined && other.offset !== undefined
    ? clockGap(one.offset, other.offset)
    : undefined;
}

function areInOneCountry(one: Place, other: Place): boolean {
  return one.country !== undefined && one.country === other.country;
}

function isBeyondLimit({ maxGap }: Place, gap: number | undefined): boolean {
  return maxGap !== undefined && gap !== undefined && gap > maxGap + 30;
}

function shareHome(founder: Place, applicant: Place): boolean {
  const home = founder.cities?.[0];
  return home !== undefined && home === applicant.cities?.[0];
}

/** Somebody's place as it counts for a founder at `home`: who would move or come to named places alone stays where they are for others. */
export function towards(home: Place, place: Place): Place {
  if (!place.onlyThere || shareAPlace(home, place)) return place;
  const comesToOthers = place.moves === 'VISITS' && (place.cities?.length ?? 0) > 1;
  if (home.country === place.country && !comesToOthers) return place;
  const { moves: _moves, onlyThere: _onlyThere, ...stays } = place;
  return stays;
}

/** Whether work in a part of a country is asked of somebody in another one, who stays there. */
function isOutside(founder: Place, applicant: Place): boolean {
  const { country, moves = 'NO' } = applicant;
  const isAbroad = founder.country && country && founder.country !== country;
  return (
    Boolean(founder.unsure && founder.inCountry && isAbroad) &&
    moves === 'NO' &&
    !shareAPlace(founder, applicant)
  );
}

function areWithin(kilometres: number, one: Place, other: Place): boolean {
  return (kilometresBetween(one, other) ?? Number.POSITIVE_INFINITY) <= kilometres;
}

const A_DAY_TRIP = 150;

/** Whether somebody whose way is read lives near by in the same country, where work in a part of it is asked. */
function isNearInPart(founder: Place, applicant: Place): boolean {
  if (!founder.unsure || !founder.inCountry || applicant.unsure) return false;
  return founder.country === applicant.country && areWithin(A_DAY_TRIP, founder, applicant);
}

/** Whether somebody stays outside the countries that a founder would work apart with. */
function isBeyondRegion({ region, ...home }: Place, applicant: Place): boolean {
  const { country, moves = 'NO' } = applicant;
  if (!region || !country || moves !== 'NO' || shareAPlace(home, applicant)) return false;
  return isWithin(region, country) === false;
}

/** Whether one names a place of the other: a city of both, or the country where the other is. */
export function shareAPlace(one: Place, other: Place): boolean {
  return (
    (one.cities?.some((city) => other.cities?.includes(city)) ?? false) ||
    namesCountryOf(one, other) ||
    namesCountryOf(other, one)
  );
}

function namesCountryOf({ cities = [] }: Place, { country = '' }: Place): boolean {
  return cities.includes(country.toLowerCase());
}

/** Whether one names the city or the country where the other is. */
function namesHomeOf({ cities = [] }: Place, { cities: [home = ''] = [], country = '' }: Place): boolean {
  return cities.includes(home) || cities.includes(country.toLowerCase());
}

const A_COMMUTE = 70;

/** Whether the towns of two people are so near that one goes there and back each day, border or not. */
export function isACommute(one: Place, other: Place): boolean {
  return areWithin(A_COMMUTE, one, other);
}

const NEXT_DOOR = 30;

/** Towns of one city: Oakland and San Francisco, Villeurbanne and Lyon. */
function isNextDoor(one: Place, other: Place): boolean {
  return areWithin(NEXT_DOOR, one, other);
}

const TOO_FAR_FOR_DAYS = 300;

function isFarApart(one: Place, other: Place): boolean {
  return (kilometresBetween(one, other) ?? 0) > TOO_FAR_FOR_DAYS;
}

const COMES = 0.7;
const VISITS_THERE = { ON_SITE: 0, HYBRID: 0.3, REMOTE: undefined } as const;

/** For work that wants the two in one place; undefined when it may be done apart. */
function together(
  founder: Place,
  applicant: Place,
  sameCountry: boolean,
  gap: number | undefined,
): number | undefined {
  if (applicant.moves === 'YES') return COMES;
  if (shareAPlace(founder, applicant)) {
    // "I would fly to Sydney weekly, but not move": unless it is near by, or the founder names where they are.
    return applicant.moves !== 'NO' || namesHomeOf(founder, applicant) || isACommute(founder, applicant)
      ? COMES
      : VISITS_THERE[founder.mode ?? 'REMOTE'];
  }
  if (founder.inCountry && !sameCountry && founder.country && applicant.country) return ABROAD;
  if (
    sameCountry &&
    founder.mode !== 'REMOTE' &&
    applicant.mode !== 'REMOTE' &&
    isNextDoor(founder, applicant)
  )
    return COMES;
  const isNear = isACommute(founder, applicant);
  if (isNear && applicant.moves === 'VISITS' && founder.mode !== 'REMOTE') return COMES;
  if (founder.mode === 'ON_SITE') {
    if (isNear) return 0;
    if (applicant.moves === 'VISITS') return sameCountry ? 0 : -0.9;
    return sameCountry && applicant.moves !== 'NO' ? -0.4 : -1;
  }
  if (applicant.mode === 'ON_SITE') return isNear ? 0 : sameCountry ? -0.2 : -0.9;
  // "a few days each month, otherwise remote near my clock" is work apart with visits.
  if (founder.mode === 'HYBRID' && founder.maxGap === undefined && !founder.region) {
    if (sameCountry && applicant.moves === 'NO' && isFarApart(founder, applicant)) return -0.4;
    if (sameCountry || isNear) return 0.3;
    if (applicant.moves === 'VISITS') return gap !== undefined && gap <= 240 ? 0.2 : -0.4;
    return gap !== undefined && gap <= 120 ? -0.3 : -0.7;
  }
  return undefined;
}

function apart(sameCountry: boolean, gap: number | undefined): number | undefined {
  if (sameCountry) return 0.8;
  if (gap === undefined) return undefined;
  return BY_GAP.find(([most]) => gap <= most)?.[1];
}
