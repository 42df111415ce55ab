import { remembered } from '../../memory/remembered.ts';
import { beginningOf } from './beginning.ts';
import { isWithin, regionOf } from './bounds.ts';
import { offsetsOf } from './clocks.ts';
import { withTownsOf } from './namesakes.ts';
import { BOUND, boundTo, isBoundAway } from './place-country.ts';
import { gapBeside, gapOf, isOfOwnZone, NEAR_GAP, radiusOf, withoutPreferred } from './place-limits.ts';
import { movesOf, namesWhereComes, namesWhereTo, type WillMove } from './place-moves.ts';
import { IN_A_RING } from './place-reach.ts';
import {
  isInAnotherTongue,
  isUnsure,
  modeOf,
  type WorkMode,
  wayOf,
  worksApartWithSome,
} from './place-ways.ts';
import {
  firstOf,
  readable,
  surely,
  TO_TOWNS,
  withoutOtherTowns,
  withoutReasons,
  withoutTravels,
} from './place-words.ts';
import { withApostrophes, withoutAccents } from './plain.ts';
import { withoutRefusedPlaces } from './refused-places.ts';
import { partOf, staysAround, withRegionsInFull } from './regions.ts';
import {
  citiesBeside,
  citiesOf,
  countriesBeside,
  spotOf,
  townsIn,
  unknownCity,
  withCodesInFull,
  withoutLongerNames,
  withoutQuarters,
} from './spots.ts';

/** Where a person is and how they would work together. Absent: not said. */
export interface Place {
  /** ISO 3166 code. */
  readonly country?: string;
  /** Cities named, the home first, lower case, without accents, and other countries named by their code in lower case; at most five. */
  readonly cities?: readonly string[];
  /** Minutes east of UTC, standard time. */
  readonly offset?: number;
  /** ISO 4217 code of the country's currency. */
  readonly currency?: string;
  readonly mode?: WorkMode;
  /** Remote work is for people of their own country, or, where it is `unsure`, of a part of it: "remote within Germany". */
  readonly inCountry?: true;
  /** The group of countries that remote work is within, as in `isWithin`: "remote in Europe for the right person". */
  readonly region?: string;
  readonly moves?: WillMove;
  /** `moves` holds of the places that they name alone: of those among `cities`, and maybe within their own country. */
  readonly onlyThere?: true;
  /** Largest difference of clocks they accept, in minutes. */
  readonly maxGap?: number;
  /** They say how they would work, and it is not wholly understood, or, where there is a `mode`, another way with some: never speaks against. */
  readonly unsure?: true;
  /** How far from the city they would work, in kilometres; shown to its writer, not scored. */
  readonly withinKm?: number;
}

/**
 * Reads where and how somebody works out of several texts of one person: country, city, clock, remote or on
 * site, whether they would move, how far clocks may differ. `home` tells where they are; `ways` say how they
 * work, and one that only names a place ("Osaka workshop") means time spent there. Undefined when nothing of
 * it is said. "Bengaluru or remote", "Lisbon", "GMT+5:30", "on site in Cairo", "within three hours of
 * Nairobi" are read.
 */
export function parsePlace(
  home: string | null | undefined,
  ...ways: readonly (string | null | undefined)[]
): Place | undefined {
  return placeIn(JSON.stringify([home, ...ways].map((text) => (text ? beginningOf(text) : null))));
}

const placeIn = remembered((texts) => {
  const [home = null, ...ways]: readonly (string | null)[] = JSON.parse(texts);
  return readPlace(home, ways);
});

function readPlace(home: string | null, ways: readonly (string | null)[]): Place | undefined {
  const written = writtenOf(home, ways);
  const inFull = withRegionsInFull(home ?? '');
  const read = written.map((text) => readable(withoutLongerNames(withRegionsInFull(text), inFull)));
  const [atHome = '', ...together] = read;
  const spot = firstOf(read, spotOf);
  const offset = clockOf(atHome, together) ?? spot?.offset;
  const said = together.map(withoutReasons);
  const way = firstOf(said.map(surely), wayOf) ?? modeOf(surely(atHome));
  const isAround = way === 'REMOTE' && together.some((text) => staysAround(text, spot?.country));
  const isInARing = together.some((text) => text.includes(IN_A_RING) && modeOf(text) === undefined);
  const unsure = isAround || isInARing || said.some(isUnsure) || ways.some(isInAnotherTongue);
  const mode = unsure ? undefined : way;
  const isOpen = together.some(worksApartWithSome);
  const moves = firstOf(read, movesOf);
  const withinKm = firstOf(read, radiusOf);
  const isInPart = spot && unsure && together.some((text) => partOf(text, spot.country));
  const inCountry =
    isAround ||
    (isInARing && spot) ||
    isInPart ||
    (mode === 'REMOTE' && spot && read.some((text) => boundTo(text) === spot.country));
  const region = firstOf(ways, (text) => regionOf(text ?? ''));
  const isOwnRegion = region && spot && isWithin(region, spot.country);
  const maxGap = maxGapOf({ ways, read, together, spot, offset, isApart: mode === 'REMOTE' });
  const cities = citiesIn(written, read, spot);
  const isSaid = [offset, mode, moves, maxGap, unsure || undefined].some((part) => part !== undefined);
  if (!isSaid) return undefined;
  return {
    ...(spot && { country: spot.country, currency: spot.currency }),
    ...(cities.length > 0 && { cities }),
    ...(offset !== undefined && { offset }),
    ...(mode !== undefined && { mode }),
    ...(inCountry && { inCountry: true as const }),
    ...(isOwnRegion && { region }),
    ...(moves !== undefined && { moves }),
    ...(isOnlyThere(moves, read) && { onlyThere: true }),
    ...(maxGap !== undefined && { maxGap }),
    ...((unsure || isOpen) && { unsure: true as const }),
    ...(withinKm !== undefined && { withinKm }),
  };
}

/** What was written, the home first, with short names in full and without what names no place to work. */
function writtenOf(home: string | null, ways: readonly (string | null)[]): string[] {
  const hasTown = citiesOf(withoutAccents((home ?? '').toLowerCase())).length > 0;
  return [home, ...(hasTown ? ways.map((way) => withoutOtherTowns(way ?? '')) : ways)].map((text) => {
    const plainly = withApostrophes(text ?? '')
      .replace(/-(?=based\b)/g, ' ')
      .replace(/(?<!\p{L})(Ste?|Ft|Mt)\. (?=\p{Lu})/gu, '$1 ')
      .replace(PAPERS, ' ')
      .replace(ANY_TOWN_OF, '$1, ');
    return withCodesInFull(withTownsOf(home ?? '', withoutQuarters(withoutTravels(plainly))));
  });
}

/** Whether they would move or come to places that they name alone. */
const isOnlyThere = (moves: Place['moves'], read: readonly string[]): boolean =>
  (moves === 'MAYBE' && read.some(namesWhereTo)) ||
  (moves === 'VISITS' && read.some((text) => text.includes(TO_TOWNS) || namesWhereComes(text)));

interface Clocks {
  readonly ways: readonly (string | null)[];
  readonly read: readonly string[];
  readonly together: readonly string[];
  readonly spot: ReturnType<typeof spotOf>;
  readonly offset: number | undefined;
  readonly isApart: boolean;
}

/** How many hours the clocks of the two may lie apart, as far as that is said. */
function maxGapOf({ ways, read, together, spot, offset, isApart }: Clocks): number | undefined {
  // "Remote from Europe" of somebody in Vietnam is of the other's place, and of no clock.
  const isElsewhere = ways.some((text) => isBoundAway(text, spot?.country));
  const clocks = read.map((text) => withoutPreferred(boundTo(text) ? text.replace(BOUND, ' ') : text));
  const said = firstOf(clocks.toReversed(), (text) => gapOf(text, isElsewhere));
  if (said !== undefined || !isApart) return said;
  if (together.some((text) => isOfOwnZone(text, spot?.country))) return NEAR_GAP;
  return reachOf(together.map(withoutPreferred), offset);
}

/** The towns that are named, and of countries beside them. */
function citiesIn(written: readonly string[], read: readonly string[], spot: Clocks['spot']): string[] {
  const [atHome = '', ...together] = read;
  const towns = [
    ...homesOf(written[0] ?? '', atHome),
    ...read.flatMap(citiesOf),
    ...written.flatMap((text) =>
      citiesBeside(withRegionsInFull(text), withoutRefusedPlaces(withoutAccents(text.toLowerCase()))),
    ),
    ...written.flatMap((text) => townsIn(withRegionsInFull(text))),
  ];
  const countries = towns.length > 0 ? together.flatMap((text) => countriesBeside(text, spot?.country)) : [];
  return [...new Set([...towns, ...countries])].slice(0, MOST_CITIES);
}

const MOST_CITIES = 5;

/** "Partner has a US passport": where somebody may live is not where they would work. */
const PAPERS =
  /(?<!\p{L})\p{Lu}[\p{L}.]*(?:(?: and | or |[ /-])\p{Lu}[\p{L}.]*){0,2} (?:passports?|citizen(?:s|ship)?|nationality|visas?|green card|work permit)(?!\p{L})/gu;

/** "Otra ciudad de México" is no Mexico City. */
const ANY_TOWN_OF =
  /(?<!\p{L})((?:[Oo]u?tra|[Cc]ualquier|[Qq]ualquer|[Aa]lg[uú]na?|[Aa]lguma|[Uu]na|[Uu]ma) (?:ciudad|cidade)) d[eo] (?=M[eéè]xico)/gu;

/** Their own clock: that of their home, and one that they would keep only where the home tells none. */
function clockOf(home: string, ways: readonly string[]): number | undefined {
  const spot = spotOf(home);
  const named = offsetsOf(home);
  if (named.length === 1) return named[0];
  if (spot && !spot.isWide) return spot.offset;
  const [kept, ...others] = [...named, ...ways.flatMap(offsetsOf)];
  return others.length === 0 ? kept : undefined;
}

/** Whether a home tells its clock: of a country with several, a town that no list has does not. */
export const tellsClock = remembered((home): boolean => {
  const read = readable(withRegionsInFull(home));
  return offsetsOf(read).length === 1 || !spotOf(read)?.isWide;
});

/** How far from their own the clocks are that somebody would work by: "Atlantic or Eastern time". */
function reachOf(ways: readonly string[], own: number | undefined): number | undefined {
  if (own === undefined) return undefined;
  return Math.max(0, ...ways.flatMap(offsetsOf).map((kept) => clockGap(kept, own))) || undefined;
}

/** A town that no list has is known by its name where its country is: "Geelong, Australia". */
function homesOf(written: string, read: string): string[] {
  return citiesOf(read).length === 0 && spotOf(read) ? unknownCity(written) : [];
}

/** A place with the limit on clocks that its writer named in other answers, where they would work apart. */
export function withClocksOf(
  place: Place | undefined,
  ...others: readonly (string | null | undefined)[]
): Place | undefined {
  if (place?.mode !== 'REMOTE' || place.maxGap !== undefined) return place;
  const maxGap = firstOf(others, (text) => (text ? gapBeside(readable(text)) : undefined));
  return maxGap === undefined ? place : { ...place, maxGap };
}

/** Difference of two clocks in minutes, 0-720, the short way round. */
export function clockGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 1440;
  return Math.min(gap, 1440 - gap);
}
