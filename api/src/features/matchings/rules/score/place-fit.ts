import type { Side } from '@ampersand/contract/enumerations';
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
  applicant: Place | undefined,
  side: Side,
): number | undefined {
  if (!founder || !applicant) return undefined;
  if (shareHome(founder, applicant)) return 1;
  const gap =
    founder.offset !== undefined && applicant.offset !== undefined
      ? clockGap(founder.offset, applicant.offset)
      : undefined;
  const sameCountry = founder.country !== undefined && founder.country === applicant.country;
  const fit = together(founder, applicant, sameCountry, gap) ?? apart(sameCountry, gap);
  if (fit === undefined) return undefined;
  const limit = (side === 'FOUNDER' ? founder : applicant).maxGap;
  const tooFar = limit !== undefined && gap !== undefined && gap > limit + 30;
  return tooFar ? Math.min(fit, BEYOND_LIMIT) : fit;
}

function shareHome(founder: Place, applicant: Place): boolean {
  const home = founder.cities?.[0];
  return home !== undefined && home === applicant.cities?.[0];
}

/** For work that wants the two in one place; undefined when it may be done apart. */
function together(
  founder: Place,
  applicant: Place,
  sameCountry: boolean,
  gap: number | undefined,
): number | undefined {
  const comes = founder.cities?.some((city) => applicant.cities?.includes(city)) || applicant.moves === 'YES';
  if (comes) return 0.7;
  if (founder.inCountry && !sameCountry && founder.country && applicant.country) return ABROAD;
  if (founder.mode === 'ON_SITE') {
    if (applicant.moves === 'VISITS') return sameCountry ? 0 : -0.9;
    return sameCountry && applicant.moves !== 'NO' ? -0.4 : -1;
  }
  if (applicant.mode === 'ON_SITE') return sameCountry ? -0.2 : -0.9;
  // "a few days each month, otherwise remote near my clock" is work apart with visits.
  if (founder.mode === 'HYBRID' && founder.maxGap === undefined) {
    if (sameCountry) return 0.3;
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
