import { offsetOf } from './clocks.ts';
import { boundsInEnglish, plain, translator, withoutAccents } from './plain.ts';
import { withoutRefusedPlaces } from './refused-places.ts';
import { withRegionsInFull } from './regions.ts';
import { citiesBeside, citiesOf, countryNamed, spotOf, unknownCity } from './spots.ts';

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
  /** Remote work is for people of their own country: "remote within Germany". */
  readonly inCountry?: true;
  readonly moves?: (typeof WILL_MOVE)[number];
  /** Largest difference of clocks they accept, in minutes. */
  readonly maxGap?: number;
  /** How far from the city they would work, in kilometres; shown to its writer, not scored. */
  readonly withinKm?: number;
}

/** Cities that are also words: names only with a capital, and not in front of another word in lower case. */
const ORDINARY = /\b(?:nice|cork|split|bay area)\b|\b(?:Nice|Cork|Split)\b(?= [a-z])/g;
/** Zones that are also words ("Deutsch ist nötig", "la ville est belle"): zones only in capitals, or where clocks are meant. */
const NO_ZONE = /\b(?:[Ii]st|[Ee]st|[Ww]at)\b(?!\s?(?:time|hours|zone|±|\+))/g;

const inEnglish = translator({
  remote:
    'remoto|remota|a remoto|teletrabajo|teletrabalho|télétravail|a distancia|à distance|distanciel|da remoto|thuiswerken|op afstand|ortsunabhängig|von überall|fernarbeit|homeoffice|home-office|wfh|घर से काम|घर से|ghar se kaam|ghar se',
  'on site': 'presencial|présentiel|vor ort|in presenza|op kantoor',
  'in the office': 'im büro|im office|en la oficina|en oficina|au bureau',
  office: 'büro|oficina|bureau',
  'cannot move': 'no puedo mudarme|je ne peux pas déménager|kann nicht umziehen|ne peux pas déménager',
  hybrid: 'híbrido|híbrida|hybride|ibrido|semi-présentiel',
  days: 'tage|tagen|días|jours|giorni',
  hours: 'stunden|heures|horas',
  'a week': 'par semaine|por semana|pro woche|die woche|a la semana',
  'with visits': 'con visitas|avec des visites|mit besuchen',
  'time difference': 'zeitverschiebung|zeitunterschied|décalage horaire|décalage|diferencia horaria',
  'would move':
    'me mudaría|me mudo|dispuesto a mudarme|dispuesta a mudarme|umzugsbereit|bereit umzuziehen|würde umziehen|kann umziehen|prêt à déménager|prête à déménager',
  'anywhere but':
    'überall außer|überall ausser|egal wo außer|partout sauf|en cualquier lugar menos|en cualquier parte menos|ovunque tranne|em qualquer lugar menos',
  within: 'im umkreis von|umkreis|dans un rayon de|en un radio de',
});

const REMOTE =
  /\bremote(?:ly)?\b|\banywhere\b|\bworld ?wide\b|\bdistributed\b|\bonline\b|\basync\b|\bfrom home\b|\bhome office\b|\bwherever\b/;
/** A refusal, and words between it and what is refused: "I would rather not work ...". */
const REFUSED = String.raw`\b(?:no|not|never|without|cannot|can't|won't|don't|wouldn't|nicht|nie|niemals|kein\w*|ohne|pas|jamais|nunca|sin|sans|sem|nao|non|niet|geen)(?: (?:want|wish|like|plan|to|be|being|do|doing|work|working|go|going|come|coming|sit|sitting|back|again|any|an?|the|1|our|your|in|into|at|on|from|im|in|einem|einer|de|d'|du|am|mehr|gern))* `;
/** Not all of the time is some of it. */
const NOT_ALWAYS = String.raw`(?! (?:only|every|all|each|full|yet|until|before|on|for|more|always|permanently|\d))`;
const NO_HOME = new RegExp(`${REFUSED}(?:remote(?:ly)?|from home|home office|online)\\b${NOT_ALWAYS}`);
const NO_OFFICE = new RegExp(
  `${REFUSED}(?:office|on[- ]?site|in[- ]person|face[- ]to[- ]face|co-?located|same (?:room|office))\\b${NOT_ALWAYS}`,
  'g',
);
const NOT_REMOTE =
  /\b(?:no|not|never|cannot be|can't be|don't do)\b[^.;,]{0,12}\bremote|\bremote (?:does not|doesn't|will not|won't|is not|isn't|never)/;
const ON_SITE =
  /\bon[- ]?site\b|\bin[- ]person\b|\bin (?:the )?office\b|\bin the (?:same (?:room|city|building|kitchen|workshop)|lab|workshop|field|shop|kitchen)\b|\bface[- ]to[- ]face\b|\bsame (?:room|city|office|desk)\b|\bside by side\b|\bat the (?:office|lab|workshop|bench)\b|\bco-?located\b|\bin (?:1|our|an) office\b|\b(?:office|floor|kitchen|lab|workshop) with (?:the|my|our|a) team\b|(?:^|[,;] )office(?=[,;.]|$)/;
const HYBRID =
  /\bhybrid\b|\b[1-4] days? (?:in |at )?(?:the |our )?office\b|\boffice (?:once|twice|[1-4] ?x|[1-4] times) (?:a|per) week\b|\bpart(?:ly|ially) remote\b|(?<![4-7] )\bdays? (?:a|per|each|every) (?:week|month|quarter)\b|\b(?:weeks?|trips?|visits?) (?:a|per|each|every) (?:month|quarter|year)\b|\bsome days\b|\bmeet (?:up )?(?:every|once)\b|\bonce a (?:week|month|quarter)\b|\bhalf (?:of )?(?:the|each|every) year\b/;
const MOVES =
  /\b(?:re-?locat|(?:would|will|could|happy to|willing to|ready to|open to|glad to) (?:move|moving)\b|(?:move|moving)\b[^.;,]{0,30} (?:is|are) (?:fine|ok|possible|no (?:problem|matter|issue)))/;
/** "I will move north", "moving anywhere on the Deccan": to where they name, which may be far from the other. */
const MOVES_WITHIN =
  /\b(?:move|moving|relocat\w*) (?:back |up |down |anywhere )?(?:north|south|east|west|in|on|within|inside|around)\b/;
const VISITS =
  /\b(?:can|could|will|would|happy to|willing to|ready to|glad to|i'll) (?:shift|travel|come|visit|fly|drive|commute)|\btravel(?:ling)? (?:is fine|often|regularly|anyway)|\bi travel\b|\bregular visits|\bwith visits|\btrips?\b|\bmonths? at a time|\bon the move\b|\bby (?:train|car|bus|ferry|bike)\b|\b(?:once|twice|[2-4] times) (?:a week|weekly) is\b/;
const STAYS =
  /\b(?:not?|never|cannot|can't|won't|don't)\b[^.;,]{0,24}\b(?:re-?locat\w*|move|moving|leave|travel)\b|\b(?:i )?stay(?:ing)? (?:here|put)\b|\bmoving (?:there )?is not\b/;
/** "within 3 h of …", "UTC±2", "max 3 h time difference"; "at most 10 hours" alone is an amount of work. */
const GAPS: readonly RegExp[] = [
  /(?:within|±|\+\/-|inside)\s*(?:about |around )?(\d{1,2})(?:-(\d{1,2}))?\s*(?:h\b|hrs?\b|hours?\b|time ?zones?\b)/,
  /(?:at most|no more than|max(?:imum|\.)?(?: of)?|up to)\s*(\d{1,2})(?:-(\d{1,2}))?\s*(?:time ?zones?\b|(?:h|hrs?|hours?)\b\s*(?:de )?(?:time|differen|of\b|from\b|apart|away|ahead|off\b))/,
  /(\d{1,2})(?:-(\d{1,2}))?\s*(?:h|hrs?|hours?)\s*(?:de |of )?(?:time difference|apart)/,
  /\b(?:[a-z]{3,4}|time ?zones?)\s?(?:±|\+\/-)\s?(\d{1,2})(?:-(\d{1,2}))?/,
];
const RADIUS =
  /(?:within|inside|radius(?: of)?)\s*(\d{1,3})\s*(km|kms|kilomet\w+|miles?|mi)\b|\b(\d{1,3})\s*(km|kms|kilomet\w+|miles?|mi)\s+(?:around|of|from|um|autour|radius)\b/;
const KM_A_MILE = 1.609;
const NEAR =
  /\b(?:in or )?(?:near|close to|around)\b[^.;,]{0,24}\b(?:gmt|utc|time ?zone|my (?:clock|hours|time))|\bsame time ?zone|\boverlap|\bremote(?:ly)? (?:in|within|inside|across|on) |\bworking day\b|\b(?:remote(?:ly)?|anywhere|elsewhere|wherever you are) (?:from|in|within|across) (?:the )?(?:europe|eu\b|nordics|baltics|balkans|scandinavia|mediterranean|british isles|africa|(?:east|west|south|north)(?:ern)? (?:africa|asia|america|europe)|(?:south-?east|central) (?:asia|europe|america)|latin america|middle east|americas)/;
/** What follows names the country that remote work is bound to: "remote within Germany", "from home in Brazil". */
const BOUND =
  /\b(?:remote(?:ly)?|anywhere|elsewhere|from home)\b[^.;,]{0,12}?\s(?:in|within|inside|across|no|na|en|em|im)\s+(?:the )?([a-z' ]+?)(?= with\b|[.;]|,(?! \S+ (?:or|o|ou|and|y|e) )|$)/;
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
  const written = [home, ...ways].map((text) => text ?? '');
  const read = written.map(readable);
  const [atHome = '', ...together] = read;
  const spot = firstOf(read, spotOf);
  const offset = firstOf(read, offsetOf) ?? spot?.offset;
  const mode = firstOf(together, wayOf) ?? modeOf(atHome);
  const moves = firstOf(read, movesOf);
  const withinKm = firstOf(read, radiusOf);
  const inCountry = mode === 'REMOTE' && spot && read.some((text) => boundTo(text) === spot.country);
  const clocks = inCountry ? read.map((text) => text.replace(BOUND, ' ')) : read;
  const maxGap = firstOf(clocks.toReversed(), gapOf);
  const cities = new Set([
    ...homesOf(home ?? '', atHome),
    ...read.flatMap(citiesOf),
    ...written.flatMap((text) =>
      citiesBeside(text, withoutRefusedPlaces(withoutAccents(text.toLowerCase()))),
    ),
  ]);
  if (offset === undefined && mode === undefined && moves === undefined && maxGap === undefined)
    return undefined;
  return {
    ...(spot && { country: spot.country, currency: spot.currency }),
    ...(cities.size > 0 && { cities: [...cities].slice(0, 4) }),
    ...(offset !== undefined && { offset }),
    ...(mode !== undefined && { mode }),
    ...(inCountry && { inCountry }),
    ...(moves !== undefined && { moves }),
    ...(maxGap !== undefined && { maxGap }),
    ...(withinKm !== undefined && { withinKm }),
  };
}

function readable(text: string): string {
  const named = withRegionsInFull(text.replace(ORDINARY, ' ').replace(NO_ZONE, ' '));
  return withoutRefusedPlaces(withoutAccents(boundsInEnglish(inEnglish(plain(named)))));
}

function firstOf<From, T>(all: readonly From[], read: (one: From) => T | undefined): T | undefined {
  for (const one of all) {
    const found = read(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function modeOf(said: string): Place['mode'] {
  if (NOT_REMOTE.test(said) || NO_HOME.test(said)) return 'ON_SITE';
  const text = said.replace(NO_OFFICE, ' ; ');
  const remote = REMOTE.test(text);
  // Whoever names every way takes any.
  if (remote && ON_SITE.test(text) && /\bhybrid\b/.test(text)) return 'REMOTE';
  if (HYBRID.test(text)) return 'HYBRID';
  if (remote) return ON_SITE.test(text) ? 'HYBRID' : 'REMOTE';
  return ON_SITE.test(text) ? 'ON_SITE' : undefined;
}

/** A town that no list has is known by its name where its country is: "Geelong, Australia". */
function homesOf(written: string, read: string): string[] {
  return citiesOf(read).length === 0 && spotOf(read) ? unknownCity(written) : [];
}

/** The country that remote work is bound to; undefined for none, several, or a city. */
function boundTo(way: string): string | undefined {
  return countryNamed(BOUND.exec(way)?.[1] ?? '');
}

function wayOf(text: string): Place['mode'] {
  return modeOf(text) ?? (spotOf(text) ? 'HYBRID' : undefined);
}

function movesOf(text: string): Place['moves'] {
  if (STAYS.test(text)) return 'NO';
  if (MOVES_WITHIN.test(text)) return 'VISITS';
  if (MOVES.test(text)) return 'YES';
  return VISITS.test(text) ? 'VISITS' : undefined;
}

function gapOf(text: string): number | undefined {
  const read = text.replace(/\ba couple of\b/g, '2').replace(/\ba few\b/g, '3');
  const match = firstOf(GAPS, (words) => words.exec(read) ?? undefined);
  const hours = Number(match?.[2] ?? match?.[1]);
  if (match && hours <= 12) return hours * 60;
  return NEAR.test(text) ? NEAR_GAP : undefined;
}

function radiusOf(text: string): number | undefined {
  const match = RADIUS.exec(text);
  const [distance, unit = ''] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
  return distance ? Math.round(Number(distance) * (unit.startsWith('mi') ? KM_A_MILE : 1)) : undefined;
}

/** Difference of two clocks in minutes, 0-720, the short way round. */
export function clockGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 1440;
  return Math.min(gap, 1440 - gap);
}
