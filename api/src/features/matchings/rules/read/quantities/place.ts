import { COUNTRIES } from './countries.ts';
import { plain, withoutAccents } from './plain.ts';

/** ON_SITE: every day or most; HYBRID: some days together; REMOTE: anywhere. */
export const WORK_MODES = ['ON_SITE', 'HYBRID', 'REMOTE'] as const;
/** YES: would move; VISITS: comes for days or weeks; NO: stays. */
export const WILL_MOVE = ['YES', 'VISITS', 'NO'] as const;

/** Where a person is and how they would work together. Absent: not said. */
export interface Place {
  /** ISO 3166 code. */
  readonly country?: string;
  /** Cities named, the home first, lower case, without accents; at most four. */
  readonly cities?: readonly string[];
  /** Minutes east of UTC, standard time. */
  readonly offset?: number;
  /** ISO 4217 code of the country's currency. */
  readonly currency?: string;
  readonly mode?: (typeof WORK_MODES)[number];
  readonly moves?: (typeof WILL_MOVE)[number];
  /** Largest difference of clocks they accept, in minutes. */
  readonly maxGap?: number;
  /** How far from the city they would work, in kilometres; shown to its writer, not scored. */
  readonly withinKm?: number;
}

interface Spot {
  readonly country: string;
  readonly currency: string;
  readonly offset: number;
  readonly city?: string;
}

const SPOTS = new Map<string, Spot>(
  COUNTRIES.flatMap(([country, offset, currency, names, cities]) => [
    ...names.split(',').map((name) => [name, { country, currency, offset }] as const),
    ...cities
      .split(',')
      .filter(Boolean)
      .flatMap((entry) => {
        const [listed = '', own] = entry.split('@');
        const [city = '', ...others] = listed.replace('*', '').split('=');
        const spot: Spot = { country, currency, offset: own ? Number(own) : offset };
        return [city, ...others].map(
          (name) => [name, listed.startsWith('*') ? spot : { ...spot, city }] as const,
        );
      }),
  ]),
);
const LONGEST_NAME = Math.max(...[...SPOTS.keys()].map((name) => name.split(' ').length));
/** City-states are city and country at once. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'LU']);

const ZONES: Readonly<Record<string, number>> = {
  ist: 330,
  cet: 60,
  cest: 60,
  eet: 120,
  wat: 60,
  cat: 120,
  sast: 120,
  eat: 180,
  msk: 180,
  gst: 240,
  pkt: 300,
  sgt: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  brt: -180,
  est: -300,
  edt: -300,
  pst: -480,
  pdt: -480,
};

const REMOTE =
  /\bremote(?:ly)?\b|\banywhere\b|\bworld ?wide\b|\bdistributed\b|\bonline\b|\basync\b|\bfrom home\b|\bhome office\b|\bwherever\b/;
const NOT_REMOTE =
  /\b(?:no|not|never|cannot be|can't be|don't do)\b[^.;,]{0,12}\bremote|\bremote (?:does not|doesn't|will not|won't|is not|isn't|never)/;
const ON_SITE =
  /\bon[- ]?site\b|\bin[- ]person\b|\bin (?:the )?office\b|\bin the (?:same (?:room|city|building|kitchen|workshop)|lab|workshop|field|shop|kitchen)\b|\bface[- ]to[- ]face\b|\bsame (?:room|city|office|desk)\b|\bside by side\b|\bat the (?:office|lab|workshop|bench)\b|\bco-?located\b/;
const HYBRID =
  /\bhybrid\b|(?<![4-7] )\bdays? (?:a|per|each|every) (?:week|month|quarter)\b|\b(?:weeks?|trips?|visits?) (?:a|per|each|every) (?:month|quarter|year)\b|\bsome days\b|\bmeet (?:up )?(?:every|once)\b|\bonce a (?:week|month|quarter)\b/;
const MOVES =
  /\b(?:re-?locat|(?:would|will|could|happy to|willing to|ready to|open to|glad to) (?:move|moving)\b)/;
const VISITS =
  /\b(?:can|could|will|would|happy to|willing to|ready to|glad to|i'll) (?:shift|travel|come|visit|fly|drive|commute)|\btravel(?:ling)? (?:is fine|often|regularly|anyway)|\bi travel\b|\bregular visits|\bwith visits|\btrips?\b|\bmonths? at a time/;
const STAYS =
  /\b(?:not?|never|cannot|can't|won't|don't)\b[^.;,]{0,24}\b(?:re-?locat\w*|move|moving|leave|travel)\b|\b(?:i )?stay(?:ing)? (?:here|put)\b|\bmoving (?:there )?is not\b/;
const OFFSET = /\b(?:gmt|utc)\s?([+-])\s?(\d{1,2})(?::?([0-5]\d))?\b/;
const GAP =
  /(?:within|±|\+\/-|at most|no more than|max(?:imum)?(?: of)?|up to|inside)\s*(?:about |around )?(\d{1,2})(?:-(\d{1,2}))?\s*(?:h\b|hrs?\b|hours?\b|time ?zones?\b)/;
const NEAR =
  /\b(?:in or )?(?:near|close to|around)\b[^.;,]{0,24}\b(?:gmt|utc|time ?zone|my (?:clock|hours|time))|\bsame time ?zone|\boverlap|\bremote(?:ly)? (?:in|within|inside|across|on) |\bworking day\b/;
/** What "near GMT+5:30" is taken to mean, in minutes. */
const NEAR_GAP = 180;

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
  const read = [home ?? '', ...ways.map((way) => way ?? '')].map((text) => withoutAccents(plain(text)));
  const [atHome = '', ...together] = read;
  const spot = firstOf(read, spotOf);
  const offset = firstOf(read, offsetOf) ?? spot?.offset;
  const mode = firstOf(together, wayOf) ?? modeOf(atHome);
  const moves = firstOf(read, movesOf);
  const maxGap = firstOf([...read].reverse(), gapOf);
  const cities = [...new Set(read.flatMap(citiesOf))].slice(0, 4);
  if (offset === undefined && mode === undefined && moves === undefined && maxGap === undefined)
    return undefined;
  return {
    ...(spot && { country: spot.country, currency: spot.currency }),
    ...(cities.length > 0 && { cities }),
    ...(offset !== undefined && { offset }),
    ...(mode !== undefined && { mode }),
    ...(moves !== undefined && { moves }),
    ...(maxGap !== undefined && { maxGap }),
  };
}

function firstOf<T>(texts: readonly string[], read: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = read(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first city named, else the first country. */
function spotOf(text: string): Spot | undefined {
  const named = spotsOf(text);
  return named.find((spot) => spot.city !== undefined) ?? named[0];
}

function citiesOf(text: string): string[] {
  return spotsOf(text).flatMap((spot) => spot.city ?? []);
}

/** Cities and countries in the order they are named, the longest name at each place. */
function spotsOf(text: string): Spot[] {
  const words = text
    .replace(/[^\p{L}\p{N}'. -]+/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''));
  const found: Spot[] = [];
  for (let at = 0; at < words.length; ) {
    let length = LONGEST_NAME;
    while (length > 0 && !SPOTS.has(words.slice(at, at + length).join(' '))) length--;
    const spot = SPOTS.get(words.slice(at, at + length).join(' '));
    if (spot)
      found.push(CITY_STATES.has(spot.country) ? { ...spot, city: spot.country.toLowerCase() } : spot);
    at += Math.max(1, length);
  }
  return found;
}

function offsetOf(text: string): number | undefined {
  const match = OFFSET.exec(text);
  if (match) {
    const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
    return minutes > 14 * 60 ? undefined : match[1] === '-' ? -minutes : minutes;
  }
  if (/\b(?:gmt|utc)\b/.test(text)) return 0;
  const zone = /\b([a-z]{3,4})\b(?: (?:time|hours|zone))?/g;
  for (const [, word = ''] of text.matchAll(zone)) {
    const minutes = ZONES[word];
    if (minutes !== undefined && !(word === 'cat' || word === 'eat')) return minutes;
  }
  return undefined;
}

function modeOf(text: string): Place['mode'] {
  if (NOT_REMOTE.test(text)) return 'ON_SITE';
  const remote = REMOTE.test(text);
  if (HYBRID.test(text)) return 'HYBRID';
  if (remote) return ON_SITE.test(text) ? 'HYBRID' : 'REMOTE';
  return ON_SITE.test(text) ? 'ON_SITE' : undefined;
}

function wayOf(text: string): Place['mode'] {
  return modeOf(text) ?? (spotOf(text) ? 'HYBRID' : undefined);
}

function movesOf(text: string): Place['moves'] {
  if (STAYS.test(text)) return 'NO';
  if (MOVES.test(text)) return 'YES';
  return VISITS.test(text) ? 'VISITS' : undefined;
}

function gapOf(text: string): number | undefined {
  const match = GAP.exec(text.replace(/\ba couple of\b/g, '2').replace(/\ba few\b/g, '3'));
  const hours = Number(match?.[2] ?? match?.[1]);
  if (match && hours <= 12) return hours * 60;
  return NEAR.test(text) ? NEAR_GAP : undefined;
}

/** Difference of two clocks in minutes, 0-720, the short way round. */
export function clockGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 1440;
  return Math.min(gap, 1440 - gap);
}
