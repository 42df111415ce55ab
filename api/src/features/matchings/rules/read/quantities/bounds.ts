import { remembered } from '../../memory/remembered.ts';
import { withoutAccents } from './plain.ts';
import { countriesIn, placeCountriesIn, withCodesInFull } from './spots.ts';

/** Continents and groups of countries, as they are written without accents, with the codes of their countries. */
const GROUPS: readonly (readonly [name: RegExp, codes: ReadonlySet<string>])[] = (
  [
    [
      /\b[Ee]urop|\bEU\b|\bE\.U\.|\bEEA\b|\bSchengen|\bEMEA\b|\bUE\b/,
      'AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK TR UA',
    ],
    [/\bNordic|\bScandinavia|\bSkandinavien/, 'DK FI IS NO SE'],
    [/\bBaltic|\bBaltikum/, 'EE LT LV'],
    [/\bBenelux/, 'BE LU NL'],
    [/\bDACH\b|\bGerman-speaking/, 'AT CH DE'],
    [/\bIberia|\bPeninsula Iberica/, 'ES PT'],
    [/\bBalkan/, 'AL BA BG GR HR ME MK RO RS SI'],
    [/\bBritish Isles/, 'GB IE'],
    [/\bMediterranean/, 'AL CY DZ EG ES FR GR HR IL IT LB MA MT PT TN TR'],
    [/\bMENA\b|\bMiddle East|\bNaher Osten/, 'AE BH DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA TN'],
    [/\bGulf (?:states|countries)|\b(?:the|a) Gulf\b|\bGCC\b/, 'AE BH KW OM QA SA'],
    [/\bEast(?:ern)? Africa|\bAfrica Oriental|\bOstafrika/, 'BI ET KE RW SO SS TZ UG'],
    [
      /\bWest(?:ern)? Africa|\bWestafrika|\bAfrique de l.Ouest|\bAfrica Occidental/,
      'BJ BF CI GH LR ML NE NG SN SL TG',
    ],
    [/\bSouthern Africa/, 'AO BW MG MW MZ NA ZA ZM ZW'],
    [/\bNorth(?:ern)? Africa|\bMaghreb|\bNordafrika/, 'DZ EG LY MA TN'],
    [
      /(?<!(?:East|West|North|South)(?:ern)? )\b(?:Africa(?! (?:Oriental|Occidental))|Afrika|Afrique(?! du Sud))/,
      'AO BF BI BJ BW CD CI CM DZ EG ET GH GM KE LR LY MA MG ML MU MW MZ NA NE NG RW SD SL SN SO SS TG TN TZ UG ZA ZM ZW',
    ],
    [/\bSouth Asia|\bSouth Asian/, 'AF BD BT IN LK MV NP PK'],
    [
      /\bSouth-? ?[Ee]ast Asia|\bSEA\b|\bASEAN\b|\bSudostasien|\b(?:Sudeste Asiatico|Asie du Sud-Est)/,
      'ID KH LA MM MY PH SG TH VN',
    ],
    [
      /(?<!South |[Ee]ast )\bAsia|(?<!Sudost)\bAsien|\bAsie(?! du Sud-Est)|\bAPAC\b/,
      'AE AF AM AZ BD BH BT CN GE HK ID IL IN IQ JO JP KG KH KR KW KZ LA LB LK MM MN MV MY NP OM PH PK QA SA SG TH TJ TW UZ VN',
    ],
    [
      /\b(?:[Nn]orth|N\.?)[ -][Aa]meric|\bNortea?meric|\bNordamerika|\bAmerica do Norte|\bAmerica del Norte|\bAmerique du Nord/,
      'CA MX US',
    ],
    [
      /\b[Ll]atin[ -]?[Aa]meric|\b[Ll]atino-?[Aa]meric|\bAmeri(?:ca|que) [Ll]atin|\bLateinamerika|\bLATAM\b|\b[Ll]atam\b|\b[Ii]beroameric/,
      'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE',
    ],
    [
      /\b[Ss]outh[ -][Aa]meric|\bSu[dr]americ|\bSudamerika|\bAmerica do Sul|\bAmerica del Sur|\bAmerique du Sud/,
      'AR BO BR CL CO EC GY PE PY SR UY VE',
    ],
    [/\bCentral America|\bCentroameric|\bAmerica Central/, 'BZ CR GT HN NI PA SV'],
    [/\bCaribbean|\bCaribe\b/, 'BB BS CU DO HT JM PR TT'],
    [
      /\b(?:the )?Americas\b/,
      'AR BB BO BR BS BZ CA CL CO CR CU DO EC GT GY HN JM MX NI PA PE PR PY SR SV TT US UY VE',
    ],
    [/\bANZ\b|\bAustralasia|\bOceania/, 'AU FJ NZ PG'],
  ] as const
).map(([name, codes]) => [name, new Set<string>(codes.split(' '))] as const);

/** Whoever works from anywhere is bound by the clock at most. */
const ANYWHERE =
  /\bworld-?wide\b|\bany country\b(?! (?:in|of|within))|\b(?:anywhere|wherever|everywhere)\b(?! (?:\w+ )?(?:in|within|from|across|on|inside|near|around)\b)/i;
const CLOCKS = /time ?-?zones?|\bhours\b|\bclock|fuso|fuseau|huso|zeitzone/i;
/** Stand before what the work, or the other, is bound to. */
const BOUND =
  /\b(?:[Rr]emot\p{L}*|[Hh]ome|[Aa]nywhere|[Ee]lsewhere|[Ss]ome(?:body|one)|[Pp]eople|[Pp]erson|[Cc]andidates?|[Bb]ased|[Ll]iv(?:e|es|ing)|[Ll]ocated|pais|lugar|[Tt]eletra(?:bajo|balho|vail))\b[^.;,]{0,12}?,?\s(?:in|from|on|within|inside|across|no|na|en|em|desde|dans|depuis|aus|de|du|do|da|del)\s+(?:the |la |le |les |el |los |o |der )?(\p{Lu}[^.;,]*)/u;
const ZONE = /^(?:[A-Z]{2,4}T|GMT|UTC|Central European|Eastern|Pacific)\b/;
const BINDING =
  /\b(?:only|must|should|ha(?:s|ve) to|needs? to|within|inside|across|based|resid\w+|right to work|permit|visas?|time ?-?zones?|nur|innerhalb|solo|dentro|seulement|uniquement|apenas|somente)\b/i;

/** What somebody is bound to: the codes of the countries; `UNREAD` where it has a name that no list has. */
export type Bound = ReadonlySet<string> | 'UNREAD';

/**
 * What a text binds work, or whoever does it, to: "remote within Europe", "somebody from Germany or Austria", "North American time
 * zones", "must be US-based"; undefined where to nothing. `text` as written.
 */
export function boundOf(text: string): Bound | undefined {
  return bound(text).to;
}

const bound = remembered((text): { to: Bound | undefined } => {
  const bounds = withCodesInFull(withoutAccents(text).replace(/-(?=based\b)/g, ' '))
    .split(/(?<=[.;!?])\s+/)
    .flatMap((sentence) => boundIn(sentence) ?? []);
  const known = bounds.flatMap((bound) => (bound === 'UNREAD' ? [] : [...bound]));
  return { to: known.length > 0 ? new Set(known) : bounds[0] };
});

function boundIn(sentence: string): Bound | undefined {
  if (ANYWHERE.test(sentence) && !CLOCKS.test(sentence)) return undefined;
  const around = GROUPS.flatMap(([name, codes]) => (name.test(sentence) ? [...codes] : []));
  const named = BOUND.exec(sentence)?.[1];
  const isNamed = named !== undefined && !ZONE.test(named);
  const besides = around.length > 0 || BINDING.test(sentence) ? countriesIn(sentence.toLowerCase()) : [];
  const all = [...around, ...(isNamed ? placeCountriesIn(named.toLowerCase()) : []), ...besides];
  if (all.length > 0) return new Set(all);
  return isNamed ? 'UNREAD' : undefined;
}
