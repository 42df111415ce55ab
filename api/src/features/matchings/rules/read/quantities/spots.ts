import { remembered } from '../../memory/remembered.ts';
import { withTheAmericas } from './americas.ts';
import { COUNTRIES, hasOneClock } from './countries.ts';
import { withoutAccents } from './plain.ts';
import { NOT_ALONE, REGIONS, type Region, withRegionsInFull } from './regions.ts';

/** A city, or a country or region where no city is named. */
export interface Spot {
  readonly country: string;
  readonly currency: string;
  readonly offset: number;
  readonly city?: string;
  /** A country of several clocks, named alone: its offset is that of most of it. */
  readonly isWide?: true;
}

const SPOTS = new Map<string, Spot>([
  ...[...REGIONS.values()]
    .filter(({ name }) => !NOT_ALONE.has(name))
    .map(({ name, country, currency, offset }) => [name, { country, currency, offset }] as const),
  ...COUNTRIES.flatMap(([country, offset, currency, names, cities]) => [
    ...names.split(',').map((name): [string, Spot] => {
      const isWide = !hasOneClock(country);
      return [withoutAccents(name), { country, currency, offset, ...(isWide && { isWide }) }];
    }),
    ...cities
      .split(',')
      .filter(Boolean)
      .flatMap((entry) => {
        const [listed = '', own] = entry.split('@');
        const [city = '', ...others] = listed.replace('*', '').split('=');
        const spot: Spot = { country, currency, offset: own ? Number(own) : offset };
        return [city, ...others].map(
          (name) => [withoutAccents(name), listed.startsWith('*') ? spot : { ...spot, city }] as const,
        );
      }),
  ]),
]);
const LONGEST_NAME = Math.max(...[...SPOTS.keys()].map((name) => name.split(' ').length));
/** City-states are city and country at once. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'LU']);
/** The first city named, else the first country. */
export function spotOf(text: string): Spot | undefined {
  const named = spotsOf(text);
  return named.find((spot) => spot.city !== undefined) ?? named[0];
}

/** The country of this name, and of nothing more: "north america" is none. */
export function countryNamed(name: string): string | undefined {
  const spot = SPOTS.get(name);
  return spot?.city === undefined ? spot?.country : undefined;
}

export function citiesOf(text: string): string[] {
  return spotsOf(text).flatMap((spot) => spot.city ?? []);
}

/** Parts of the continent, which are no country of its name. */
const AMERICAS =
  /\b(?:north|latin|south|central) america\b|\bamerica (?:latina|del (?:norte|sur)|central|do (?:norte|sul))\b/g;

/** Where customers are and whom one calls is no place of one's own: "calls with Asia or Australia". */
const OF_OTHERS =
  /\b(?:calls?|overlap\w*) (?:are )?(?:with|to|from|into) [^.;,!?]*|\b(?:clients?|customers?|users?|buyers?|markets?|suppliers?) (?:are|is|sit|live)\b [^.;,!?]*/g;

/** Stands behind a country whose hours or customers are meant: "US hours are perfect". */
const OF_ITS_HOURS =
  /^(?:(?:and|or) (?:the )?(?:\S+ ){1,2})?(?:(?:local|standard|business|working|office|east(?:ern)?|west(?:ern)?|central|mountain|pacific|coast) )*(?:time|time ?zones?|timezones?|hours|clocks?|clients?|customers?|users?|markets?|companies|teams?|colleagues|investors)(?: |$)/;

/** Cities, countries and regions in the order they are named, the longest name at each place. */
const spotsOf = remembered((text): readonly Spot[] => {
  const written = withTheAmericas(text)
    .replace(AMERICAS, ';')
    .replace(OF_OTHERS, ';')
    .replace(/[;!?]+/g, '. ')
    .replace(/[^\p{L}\p{N}'. -]+/gu, ' ')
    .split(/\s+/);
  const words = written.map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''));
  const found: Spot[] = [];
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at);
    at += Math.max(1, lengthOf(name));
    const ends = written[at - 1]?.endsWith('.');
    const wider = ends ? '' : nameAt(words, at);
    const within = name && wider ? placedIn(name, wider) : undefined;
    const spot = within ?? SPOTS.get(name);
    if (within) at += lengthOf(wider);
    const isOfHours = spot?.city === undefined && OF_ITS_HOURS.test(words.slice(at, at + 6).join(' '));
    if (spot && !isOfHours)
      found.push(CITY_STATES.has(spot.country) ? { ...spot, city: spot.country.toLowerCase() } : spot);
  }
  return found;
});

/** The longest name of a city, country or region that begins at a word; empty when none does. */
function nameAt(words: readonly string[], at: number): string {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    if (SPOTS.has(name) || REGIONS.has(name)) return name;
  }
  return '';
}

/** The longest name of a place that a text begins with; empty where it begins with none. `text` in lower case without accents. */
export function placeNameAt(text: string): string {
  const words =
    /^(?:[\p{L}\p{M}'.-]*[\p{L}\p{M}] )*[\p{L}\p{M}'.-]*[\p{L}\p{M}]/u.exec(text)?.[0].split(' ') ?? [];
  return nameAt(words, 0);
}

function lengthOf(name: string): number {
  return name ? name.split(' ').length : 0;
}

/**
 * A name with a region or country behind it: "Hyderabad, Pakistan" is not the one in India, "Georgia, USA" no
 * country. Undefined when what stands behind is neither.
 */
function placedIn(name: string, wider: string): Spot | undefined {
  const around = SPOTS.get(wider);
  const region = REGIONS.get(wider);
  const isCountry = around?.city === undefined && (!region || NOT_ALONE.has(wider));
  const country = isCountry ? around : undefined;
  if (!region && !country) return undefined;
  const spot = SPOTS.get(name);
  if (spot?.city === undefined) {
    const own = REGIONS.get(name);
    return own && country && own.country === country.country ? inRegion(own) : undefined;
  }
  const agrees =
    country?.country === spot.country ||
    (region?.country === spot.country && region.offset === spot.offset) ||
    region?.short === spot.country;
  if (agrees) return spot;
  const meant = region ? inRegion(region) : country;
  return meant && { ...meant, city: `${name}, ${wider.replace(/^state of | state$/, '')}` };
}

function inRegion({ country, currency, offset }: Region): Spot {
  return { country, currency, offset };
}

/** Names that longer ones begin with all over the world. */
const BEGINS_OTHERS: ReadonlySet<string> = new Set([
  'rio',
  'porto',
  'santiago',
  'san juan',
  'san salvador',
  'santo domingo',
]);
/** A quarter of a town elsewhere: "Roma Norte" of who is in Mexico. */
const COMPASS =
  /^(?:north|south|east|west|norte|sur|sul|este|oeste|leste|nord|sud|est|ouest|ost|sued|ovest)$/;
const LONG_NAME =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*(?: (?:(?:de|del|do|da|dos|das|la|las|los|el|of|upon|op) )*\p{Lu}[\p{L}'’-]*)+|^\p{Ll}+(?: (?!(?:or|and|o|y|e|ou|et|oder|und) )\p{Ll}+){1,3}(?=,)/gu;

/**
 * Text without towns whose names only begin like those of others: "Río Cuarto, Argentina" is no Rio de Janeiro, and the "Lagos de
 * Moreno" of who is at home there not in Nigeria. Both as written, with regions in full.
 */
export function withoutLongerNames(text: string, home: string): string {
  const isIn = spotOf(nameOf(home))?.country;
  return text.replace(LONG_NAME, (name: string, at: number) => {
    const begins = placeNameAt(nameOf(name));
    const rest = nameOf(name).slice(begins.length + 1);
    if (SPOTS.get(begins)?.city === undefined || !rest || placeNameAt(rest)) return name;
    const behind = home.startsWith(name) ? home.slice(name.length) : text.slice(at + name.length);
    const wider = /^, ?/.test(behind) ? placeNameAt(nameOf(behind.slice(1))) : '';
    if (COMPASS.test(rest) && isIn !== undefined && SPOTS.get(begins)?.country !== isIn)
      return 'that quarter';
    const isElsewhere = placedIn(begins, wider)?.city?.startsWith(`${begins}, `);
    return isElsewhere || BEGINS_OTHERS.has(begins) ? ';' : name;
  });
}

const NAME = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`;
/** What may follow a town in the same breath: "Accra or Tema two days every second week". */
const BEHIND_A_TOWN =
  '(?:for|on|at|each|every|once|twice|an?|one|two|three|four|by|is|are|if|when|and|but|some|most|ein|zwei|dos|deux|dois|por|par|pro)\\b';
const EITHER = new RegExp(
  `(?<![\\p{L}])${NAME} (?:or|and|oder|und|o|ou|et|y) ${NAME}(?!\\p{L}| (?!${BEHIND_A_TOWN})\\p{L})`,
  'gu',
);
const NO_TOWN =
  /\b(?:remot[eoa]|hybrid[eoa]?|hibrid[oa]|ibrido|teletrabajo|teletrabalho|teletravail|presencial|presentiel|homeoffice|anywhere|elsewhere|online|based|only)\b|^(?:home|office|on|in|i|we|you|fully|mostly)\b/;

/** A quarter may bear the name of a town elsewhere: "Mexico City (Roma Norte)" is not in Rome. `text` as written. */
export function withoutQuarters(text: string): string {
  return text.replace(/ ?\(([^()]*)\)/gu, (all, inside: string, at: number) => {
    const [town, quarter] = [text.slice(0, at), inside].map((part) => spotOf(nameOf(part)));
    const isName = quarter?.city === undefined && placeNameAt(nameOf(inside)) === nameOf(inside);
    const isQuarter = town?.city && quarter && !isName && quarter.country !== town.country;
    return isQuarter && !/^(?:or|and|also|oder|und|o|ou|et|y|e) |[,/]/.test(inside) ? '' : all;
  });
}

/** Towns that no list has, named beside a city that `wanted` has: "Melbourne or Geelong". `text` as written, `wanted` as `withoutRefusedPlaces` leaves it. */
export function citiesBeside(text: string, wanted: string): string[] {
  return [...text.matchAll(EITHER)].flatMap(([, one = '', other = '']) => {
    const names = [one, other].map(nameOf);
    const isCity = (name: string) => SPOTS.get(name)?.city !== undefined && wanted.includes(name);
    return names.some(isCity) ? names.filter(isTown) : [];
  });
}

const TOWN_IN = new RegExp(
  `(?<=\\b(?:in|at|near|to|from|en|em|à) )${NAME}, (\\p{L}+(?: \\p{Lu}\\p{L}+)?)`,
  'gu',
);

/** A town with its region or country behind it, where no list has it: "the lab is in Woburn, massachusetts". `text` as written, regions in full. */
export function townsIn(text: string): string[] {
  return [...text.matchAll(TOWN_IN)].flatMap(([, town = '', wider = '']) => {
    const [name, around] = [nameOf(town), nameOf(wider)];
    const isWider = REGIONS.has(around) || countryNamed(around) !== undefined;
    return isWider && isTown(name) ? [name] : [];
  });
}

/** Codes of the countries that a text names, or names a region of. */
export function countriesIn(text: string): string[] {
  return spotsOf(text).flatMap(({ country, city }) => (city === undefined ? [country] : []));
}

/** Codes of the countries that a text names, or names a place in. */
export function placeCountriesIn(text: string): string[] {
  return spotsOf(text).map(({ country }) => country);
}

/** The countries that a text names, as it was written. */
export const countriesNamed = (text: string): string[] =>
  placeCountriesIn(withoutAccents(text.toLowerCase()));

/** Codes of the countries other than `home` that a text names for themselves, in lower case: of "Brisbane or New Zealand" it is "nz". */
export function countriesBeside(text: string, home: string | undefined): string[] {
  return spotsOf(text).flatMap(({ country, city }) =>
    city === undefined && country !== home ? [country.toLowerCase()] : [],
  );
}

/** Countries that are called by a code in running text; codes that are words or states too are not. */
const CODES: Readonly<Record<string, string>> = {
  US: 'United States',
  NZ: 'New Zealand',
  PT: 'Portugal',
  ES: 'Spain',
  FR: 'France',
  NL: 'Netherlands',
  CH: 'Switzerland',
  PL: 'Poland',
  BR: 'Brazil',
  ZA: 'South Africa',
  UAE: 'United Arab Emirates',
};
const CODE = new RegExp(`(?<![\\p{L}.])(?:${Object.keys(CODES).join('|')})(?![\\p{L}'’-]|\\.\\p{L})`, 'gu');

/** Codes that are read as countries only where somebody works anywhere in one; those of a state or a word too are not. */
const CODE_AROUND =
  /(?<=\b(?:anywhere|wherever|remote(?:ly)?|from home),? (?:in|within|across|from) (?:the )?)(?:PH|NG|KE|GH|AU|SG|MY|VN|JP|PK|BD|LK|EG|UG|TZ|RW|MX|SE|FI|DK|GR|RO|HU|UA)(?![\p{L}'’-]|\.\p{L})/giu;
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** "Anywhere in PT" with the name of the country in full; only codes in capitals, among words that are not. */
export function withCodesInFull(text: string): string {
  if (!/\p{Ll}/u.test(text)) return text;
  return text
    .replace(CODE, (code) => CODES[code] ?? code)
    .replace(CODE_AROUND, (code) => (code === code.toUpperCase() ? (COUNTRY_NAMES.of(code) ?? code) : code));
}

/** Cities that are called by their letters. */
const LETTERS: Readonly<Record<string, string>> = {
  NYC: 'New York',
  SF: 'San Francisco',
  LA: 'Los Angeles',
  DC: 'Washington DC',
  CDMX: 'Mexico City',
  KL: 'Kuala Lumpur',
  HK: 'Hong Kong',
  JHB: 'Johannesburg',
  BLR: 'Bangalore',
  SP: 'São Paulo',
  BsAs: 'Buenos Aires',
};
/** Behind a name they are states: "New Orleans, LA". */
const BY_LETTERS = new RegExp(
  `(?<!\\p{Lu}[\\p{L}'-]*,? |[\\p{L}.])(?:${Object.keys(LETTERS).join('|')})(?![\\p{L}'’-])`,
  'gu',
);

/** Towns by their full names, for somebody at `home`: "KC" beside Kansas, "Birmingham" of who lives in Alabama. Both as written. */
export function withTownsInFull(text: string, home: string): string {
  if (!/\p{Ll}/u.test(text)) return text;
  const isByKansas = /\b(?:Kansas|Missouri|KS|MO)\b/.test(`${home} ${text}`);
  const spelt = text.replace(BY_LETTERS, (letters) => LETTERS[letters] ?? letters);
  const inKansas = isByKansas ? spelt.replace(/\bKC\b/g, 'Kansas City') : spelt;
  const isByTheCape = spotOf(nameOf(home))?.country === 'ZA';
  const named = isByTheCape ? inKansas.replace(/\bthe Cape\b/g, 'Western Cape') : inKansas;
  const [town, wider] = spotOf(nameOf(withRegionsInFull(home)))?.city?.split(', ') ?? [];
  if (!town || !wider) return named;
  return named.replace(new RegExp(`\\b${town}\\b`, 'giu'), (name, at: number) =>
    /^(?:,| \p{Lu})/u.test(named.slice(at + name.length)) ? name : `${name}, ${wider}`,
  );
}

/** Text without the towns whose clocks are meant: "at 8pm Manila time". In lower case without accents. */
export function withoutClocksOf(text: string): string {
  return text.replace(BEFORE_CLOCKS, (said) => {
    const words = said.split(' ');
    const from = words.findIndex((_, at) => SPOTS.get(words.slice(at).join(' '))?.city !== undefined);
    return from < 0 ? said : [...words.slice(0, from), ';'].join(' ');
  });
}

const BEFORE_CLOCKS =
  /(?:[\p{L}'.-]+ ){0,2}[\p{L}'.-]+(?= (?:local |standard |business |working )?(?:time|time ?zone|hours)\b)/gu;

/** The town that a place begins with, where no list has it: of "Geelong, Australia" it is "geelong". `text` as written. */
export function unknownCity(text: string): string[] {
  const [town = '', wider] = text.split(/[,;(/|·]/).map(nameOf);
  return wider && /^\p{L}+(?:[ '-]\p{L}+){0,3}$/u.test(town) && isTown(town) ? [town] : [];
}

const nameOf = (text: string) => withoutAccents(text.trim().toLowerCase());
const isTown = (name: string) => name !== '' && !SPOTS.has(name) && !REGIONS.has(name) && !NO_TOWN.test(name);
