import { remembered } from '../../memory/remembered.ts';
import { withTheAmericas } from './americas.ts';
import { withoutAccents } from './plain.ts';
import { withRegionsInFull } from './regions.ts';
import { sentencesOf } from './sentences.ts';
import { countriesIn, countryNamed, placeCountriesIn, withCodesInFull } from './spots.ts';

/** Continents and groups of countries: the name they are shown and stored under, how they are written without accents, and the codes of their countries. */
const GROUPS: readonly {
  readonly name: string;
  readonly written: RegExp;
  readonly codes: ReadonlySet<string>;
}[] = (
  [
    [
      'Europe',
      /\b[Ee]urop|\bEU\b|\bE\.U\.|\bEEA\b|\bSchengen|\bEMEA\b|\bUE\b/,
      'AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK TR UA',
    ],
    ['the Nordics', /\bNordic|\bScandinavia|\bSkandinavien/, 'DK FI IS NO SE'],
    ['the Baltics', /\bBaltic|\bBaltikum/, 'EE LT LV'],
    ['Benelux', /\bBenelux/, 'BE LU NL'],
    ['the German-speaking countries', /\bDACH\b|\bGerman-speaking/, 'AT CH DE'],
    ['Iberia', /\bIberia|\bPeninsula Iberica/, 'ES PT'],
    ['the Balkans', /\bBalkan/, 'AL BA BG GR HR ME MK RO RS SI'],
    ['the British Isles', /\bBritish Isles/, 'GB IE'],
    ['the Mediterranean', /\bMediterranean/, 'AL CY DZ EG ES FR GR HR IL IT LB MA MT PT TN TR'],
    [
      'the Middle East',
      /\bMENA\b|\bMiddle East|\bNaher Osten/,
      'AE BH DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA TN',
    ],
    ['the Gulf', /\bGulf (?:states|countries)|\b(?:the|a) Gulf\b|\bGCC\b/, 'AE BH KW OM QA SA'],
    ['East Africa', /\bEast(?:ern)? Africa|\bAfrica Oriental|\bOstafrika/, 'BI ET KE RW SO SS TZ UG'],
    [
      'West Africa',
      /\bWest(?:ern)? Africa|\bWestafrika|\bAfrique de l.Ouest|\bAfrica Occidental/,
      'BJ BF CI GH LR ML NE NG SN SL TG',
    ],
    ['Southern Africa', /\bSouthern Africa/, 'AO BW MG MW MZ NA ZA ZM ZW'],
    ['North Africa', /\bNorth(?:ern)? Africa|\bMaghreb|\bNordafrika/, 'DZ EG LY MA TN'],
    [
      'Africa',
      /(?<!(?:East|West|North|South)(?:ern)? )\b(?:Africa(?! (?:Oriental|Occidental))|Afrika|Afrique(?! du Sud))/,
      'AO BF BI BJ BW CD CI CM CV DZ EG ET GH GM KE LR LY MA MG ML MU MW MZ NA NE NG RW SD SL SN SO SS TG TN TZ UG ZA ZM ZW',
    ],
    ['South Asia', /\bSouth Asia|\bSouth Asian/, 'AF BD BT IN LK MV NP PK'],
    [
      'South-East Asia',
      /\bSouth-? ?[Ee]ast Asia|\bSEA\b|\bASEAN\b|\bSudostasien|\b(?:Sudeste Asiatico|Asie du Sud-Est)/,
      'ID KH LA MM MY PH SG TH VN',
    ],
    [
      'Asia',
      /(?<!South |[Ee]ast )\bAsia|(?<!Sudost)\bAsien|\bAsie(?! du Sud-Est)|\bAPAC\b/,
      'AE AF AM AZ BD BH BT CN GE HK ID IL IN IQ IR JO JP KG KH KR KW KZ LA LB LK MM MN MV MY NP OM PH PK PS QA SA SG TH TJ TW UZ VN',
    ],
    [
      'North America',
      /\b(?:[Nn]orth|N\.?)[ -][Aa]meric|\bNortea?meric|\bNordamerika|\bAmerica do Norte|\bAmerica del Norte|\bAmerique du Nord/,
      'CA MX US',
    ],
    [
      'Latin America',
      /\b[Ll]atin[ -]?[Aa]meric|\b[Ll]atino-?[Aa]meric|\bAmeri(?:ca|que) [Ll]atin|\bLateinamerika|\bLATAM\b|\b[Ll]atam\b|\b[Ii]beroameric/,
      'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE',
    ],
    [
      'South America',
      /\b[Ss]outh[ -][Aa]meric|\bSu[dr]americ|\bSudamerika|\bAmerica do Sul|\bAmerica del Sur|\bAmerique du Sud/,
      'AR BO BR CL CO EC GY PE PY SR UY VE',
    ],
    ['Central America', /\bCentral America|\bCentroameric|\bAmerica Central/, 'BZ CR GT HN NI PA SV'],
    ['the Caribbean', /\bCaribbean|\bCaribe\b/, 'BB BS CU DO HT JM PR TT'],
    [
      'the Americas',
      /\b(?:the )?[Aa]mericas\b/,
      'AR BB BO BR BS BZ CA CL CO CR CU DO EC GT GY HN JM MX NI PA PE PR PY SR SV TT US UY VE',
    ],
    ['Oceania', /\bANZ\b|\bAustralasia|\bOceania/, 'AU FJ NZ PG'],
  ] as const
).map(([name, written, codes]) => ({ name, written, codes: new Set<string>(codes.split(' ')) }));

/** "Wherever you like in South Africa" is anywhere there. */
const AS_ONE_LIKES =
  /\b(?:(?:any|every)where|wherever)(?: that)? (?:you|u|they|people|one|it)(?:['’](?:d|re)| would| are)? (?:like|love|want|prefer|choose|please|wish|fancy|live|are|feel|happy|happen|based|suits?)(?: (?:you|to)\b)?(?: (?:live|be|work|sit|at home))*,? (?=(?:in|within|inside|across)\b)/gi;

/** "Wherever in Britain you like". */
const THERE_AS_ONE_LIKES =
  /\b(?:(?:any|every)where|wherever) (?=(?:in|within|inside|across) [^.;,]{2,40}?(?: that)? (?:you|u|they|people|one|it)(?:['’](?:d|re)| would| are)? (?:like|love|want|prefer|choose|please|wish|fancy|live|are|feel|happy|suits?)\b)/gi;
const FROM_WHERE_ONE_LIKES =
  /\bwhere (?:you|u|they|people) (?:like|want|prefer|choose|please|wish|fancy|live|are),? (?=(?:in|within|inside|across)\b)/gi;

/** A text that calls a free choice within a place anywhere there. */
export const withAnywhere = (text: string) =>
  text
    .replace(AS_ONE_LIKES, 'anywhere ')
    .replace(FROM_WHERE_ONE_LIKES, 'anywhere ')
    .replace(THERE_AS_ONE_LIKES, 'anywhere ');

/** Whoever works from anywhere is bound by the clock at most. */
const ANYWHERE =
  /\bworld-?wide\b|\bany country\b(?! (?:in|of|within))|\b(?:anywhere|wherever|everywhere)\b(?! (?:\w+ )?(?:in|within|from|across|on|inside|near|around)\b)/i;
const CLOCKS = /time ?-?zones?|\bhours\b|\bclock|fuso|fuseau|huso|zeitzone/i;
/** Stand before what the work, or the other, is bound to. */
const BOUND =
  /\b(?:[Rr]emot\p{L}*|[Hh]ome|[Aa]nywhere|[Ee]lsewhere|(?:[Ss]ome|[Aa]ny)(?:body|one)|[Pp]eople|[Pp]erson|[Cc]andidates?|[Bb]ased|[Ll]iv(?:e|es|ing)|[Ll]ocated|(?:[Mm]ust|[Ss]hould|(?:[Hh]a(?:s|ve)|[Nn]eeds?) to) be|[Mm]uss(?:en)?|[Dd]eben? (?:estar|vivir)|[Tt]em que (?:estar|morar)|[Ii]l faut (?:etre|vivre|habiter)|pais|lugar|[Tt]eletra(?:bajo|balho|vail))\b[^.;,]{0,12}?,?\s(?:in|from|on|within|inside|across|no|na|en|em|desde|dans|depuis|aus|de|du|do|da|del)\s+(?:the |la |le |les |el |los |o |der )?(\p{Lu}[^.;,]*)/u;
const ZONE =
  /^(?:[A-Z]{2,4}T|GMT|UTC|Central European|Eastern|Pacific)\b|^\S+(?: \p{Lu}\S*)*(?: (?:working|business|office|local))? (?:time|hours|clocks?)\b/u;
/** Where people are online, and no place: "we live on Discord". */
const ONLINE =
  /^(?:Discord|Slack|Zoom|Skype|(?:Microsoft |Google )?(?:Teams|Meet|Chat|Docs)|Git[Hh]ub|Git[Ll]ab|Whats[Aa]pp|Telegram|Signal|Notion|Linear|Figma|Basecamp|Trello|Jira|Steam|Twitch|Linked[Ii]n|You[Tt]ube)\b/;
const BINDING =
  /\b(?:only|must|should|ha(?:s|ve) to|needs? to|within|inside|across|based|resid\w+|right to work|permit|visas?|time ?-?zones?|nur|innerhalb|solo|dentro|seulement|uniquement|apenas|somente)\b/i;

/** What somebody is bound to: the codes of the countries; `UNREAD` where it has a name that no list has. */
export type Bound = ReadonlySet<string> | 'UNREAD';

/** Remote work, or life elsewhere, that a name of a place follows. */
const ELSEWHERE =
  /\bremot\w*,? \(?(?=[^.;,]{2,24} only\b)|\b(?:remot\w*|anywhere|elsewhere|somewhere|from home|homeoffice)\b[^.;,]{0,12}?,? (?:in|within|inside|across|throughout|from|no|na|en|em|im|innerhalb|desde|dans|depuis|aus)\s+(?:the |all of |continental |(?:west|cent|east)\w* (?=europ)|las? |el |l['’]|(?:cualquier|qualquer) (?:lugar|parte|pais|ciudad|cidade|punto|ponto) (?:del?|da|do|en|em|na) )*/gi;
/** The region is not the only one, or its clocks are meant. */
const NOT_IT_ALONE =
  /^\S*(?: (?:union|countries|region))?(?: \(\S+\))?(?:,? (?:or|and|o|ou|oder|und|y|e)\b|\/|(?:an)? (?:standard |business |working |office )?(?:time|hours|clock|zone))/i;

/** Where somebody would only go: "can visit an office anywhere in Europe". */
const VISITED =
  /\b(?:visit|travel|come|fly|go|drive|meet)\w*\b[^.;,]{0,24}\b(?:anywhere|somewhere|elsewhere)\b[^.;,]*/gi;

/**
 * The group of countries that remote work is within, by its name: "remote in Europe for the right person"; undefined for none, for
 * several, and where its clocks alone are meant.
 */
export function regionOf(text: string): string | undefined {
  const read = withAnywhere(withoutAccents(withTheAmericas(text))).replace(VISITED, ' ');
  const rests = [...read.matchAll(ELSEWHERE)].map((match) =>
    withoutTheirOwn(read.slice(match.index + match[0].length)),
  );
  const named = rests.flatMap((rest) => {
    const group = GROUPS.find(({ written }) => rest.search(written) === 0);
    return group ? [{ group, isAlone: !NOT_IT_ALONE.test(rest) }] : [];
  });
  const [first, ...others] = named;
  return first?.isAlone && others.length === 0 ? first.group.name : undefined;
}

/** "Nigeria or West Africa" is the group: its country says no more. */
function withoutTheirOwn(rest: string): string {
  const [one = '', behind = ''] = rest.split(/ (?:or|and|oder|o|ou|y|e) (?:the )?(?=\p{Lu})/u);
  const country = countryNamed(one.toLowerCase());
  const group = GROUPS.find(({ written }) => behind.search(written) === 0);
  return country && group?.codes.has(country) ? behind : rest;
}

/** Whether a country is of a group, by the name from `regionOf`; undefined for a name that this release does not know. */
export function isWithin(region: string, country: string): boolean | undefined {
  return GROUPS.find(({ name }) => name === region)?.codes.has(country);
}

/** Says that somebody is to be there for a while, or for an occasion: "during trips (August and December) you should be in Ghana". */
const FOR_A_WHILE =
  /\b(?:during|while|in the (?:\w+ )?(?:launch|opening|first|harvest|pilot) (?:months?|weeks?)|at first|initially|to (?:begin|start) with|in the beginning|for (?:(?:the|a|an|our|your|each|every|any|some) )?(?:\w+ )?(?:trips?|visits?|launch(?:es)?|pilots?|fairs?|meetings?|offsites?|retreats?|on-?boarding|kick-?off|harvest|shoots?|events?|(?:weeks?|months?)\b(?! (?:notice|contract)))|wahrend|anfangs|am anfang|zu beginn|in der (?:startphase|anfangszeit)|zum start|fur den (?:start|launch)|durante|al principio|al inicio|para el lanzamiento|pendant|au debut|lors d\w*|pour le lancement|no (?:comeco|inicio)|para o lancamento)\b/i;
const CLAUSES =
  /(?<=[.;!?:])\s+|,?\s+(?=(?:but|aber|pero|mais|mas|though|although)\s)|,\s+(?=(?:and|und|y|et|e)\s)/i;

/** A text without what it asks for a while: nobody is bound by it to live there. Without accents. */
export function withoutPassingStays(text: string): string {
  if (!FOR_A_WHILE.test(text)) return text;
  return text
    .split(CLAUSES)
    .filter((clause) => !FOR_A_WHILE.test(clause))
    .join(' ');
}

/**
 * What a text binds work, or whoever does it, to: "remote within Europe", "somebody from Germany or Austria", "North American time
 * zones", "must be US-based"; undefined where to nothing. `text` as written.
 */
export const boundOf = remembered((text): Bound | undefined => {
  const read = withCodesInFull(
    withRegionsInFull(
      withoutPassingStays(withAnywhere(withoutAccents(withTheAmericas(text)))).replace(/-(?=based\b)/g, ' '),
    ),
  );
  const bounds = sentencesOf(read).flatMap((sentence) => boundIn(sentence) ?? []);
  const known = bounds.flatMap((bound) => (bound === 'UNREAD' ? [] : [...bound]));
  return known.length > 0 ? new Set(known) : bounds[0];
});

function boundIn(sentence: string): Bound | undefined {
  if (ANYWHERE.test(sentence) && !CLOCKS.test(sentence)) return undefined;
  const around = GROUPS.flatMap(({ written, codes }) => (written.test(sentence) ? [...codes] : []));
  const named = BOUND.exec(sentence)?.[1];
  const isNamed = named !== undefined && !ZONE.test(named) && !ONLINE.test(named);
  const besides = around.length > 0 || BINDING.test(sentence) ? countriesIn(sentence.toLowerCase()) : [];
  const all = [...around, ...(isNamed ? placeCountriesIn(named.toLowerCase()) : []), ...besides];
  if (all.length > 0) return new Set(all);
  return isNamed ? 'UNREAD' : undefined;
}
