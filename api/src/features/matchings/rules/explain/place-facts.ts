import { answerFor } from '../read/corrected.ts';
import type { Person } from '../read/person.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { clockGap, parsePlace } from '../read/quantities/place.ts';
import { placeForApplicant, placeForFounder } from '../score/features.ts';
import type { Pair } from '../score/pair.ts';
import { shareAPlace } from '../score/place-fit.ts';
import type { Scene } from './scene.ts';
import { founderWay } from './way-said.ts';

const WORKS = 0.3;

/** Whether both could work from where they are: 1 yes, -1 not without a change, 0 between or not said. */
export function placeMeets({ pair, founder }: Pick<Scene, 'pair' | 'founder'>): -1 | 0 | 1 {
  const [one, other] = [placeForFounder(pair), placeForApplicant(pair)];
  if (one === undefined || other === undefined) return 0;
  if (Math.min(one, other) < 0) return -1;
  const [home, place] = [pair.founder.quantities.place, pair.applicant.quantities.place];
  const gap =
    home?.offset === undefined || place?.offset === undefined ? 0 : clockGap(home.offset, place.offset);
  const { written: arrangement } = founderWay(founder);
  const isVague = VAGUE.test(arrangement ?? '');
  const isInReach = gap <= Math.min(home?.maxGap ?? gap, place?.maxGap ?? gap, isVague ? NEARBY : gap);
  const isOpen = isHere(pair) || worksFrom(arrangement, place?.country);
  const isSettled = isHere(pair) || (isApart(pair, arrangement) && isNear(pair));
  return Math.min(one, other) >= WORKS && isInReach && isOpen && isSettled ? 1 : 0;
}

/** "Near my time zone": as near as nobody would argue about, in minutes. */
const VAGUE = /\bnear\b|\b(?:my|our|same) time ?zone\b/i;
const NEARBY = 120;

/** Whether the two are in one place, or the applicant would come: who would move says nothing of another country. */
function isHere({ founder, applicant }: Pair): boolean {
  const [home, place] = [founder.quantities.place, applicant.quantities.place];
  if (!home || !place) return false;
  return (place.moves === 'YES' && home.country === place.country) || shareAPlace(home, place);
}

/** Whoever meets some days of the week goes there and back on one. */
const A_DAY_TRIP = 150;

/** Whether days together are within reach: each week's of somebody near by, fewer of anybody. */
function isNear({ founder, applicant }: Pair): boolean {
  const [home, place] = [founder.quantities.place, applicant.quantities.place];
  if (home?.mode !== 'HYBRID' || home.maxGap !== undefined || place?.moves === 'VISITS') return true;
  const distance = home && place && kilometresBetween(home, place);
  return distance !== undefined && distance <= A_DAY_TRIP;
}

/** Whether a founder said how the two would work, for all of the work, and the applicant is not tied to an office of their own. */
function isApart({ founder, applicant }: Pair, arrangement: string | undefined): boolean {
  const [home, place] = [founder.quantities.place, applicant.quantities.place];
  if (!home?.mode || PART_OF_IT.test(arrangement ?? '')) return false;
  const comes = place?.moves === 'VISITS' || home.country === place?.country;
  return place?.mode === undefined || place.mode === 'REMOTE' || (place.mode === 'HYBRID' && comes);
}

/** "The laboratory here; the regulatory side from anywhere": two ways for two people. */
const PART_OF_IT =
  /[;,]\s*(?:the\s+)?(?!or\b|otherwise\b|rest\b|mostly\b)[\p{L}-]+(?: \p{L}+)?\s+from anywhere/u;

const BOUND =
  /\b(?:[Rr]emot\p{L}*|[Hh]ome|[Aa]nywhere|[Ee]lsewhere)\b[^.;,]{0,12}?\s(?:in|from|on|within|inside|across|no|na|en|em)\s+(?:the )?(\p{Lu}[^.;,]*)/u;
/** Regions that remote work is bound to, with the codes of their countries. */
const REGIONS = (
  [
    [
      /\bEurop|\bEU\b/,
      'AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK TR UA',
    ],
    [/\bNordic|\bScandinavia/, 'DK FI IS NO SE'],
    [/\bBaltic/, 'EE LT LV'],
    [/\bBritish Isles/, 'GB IE'],
    [/\bMediterranean/, 'AL CY DZ EG ES FR GR HR IL IT LB MA MT PT TN TR'],
    [/\bEast Africa/, 'BI ET KE RW TZ UG'],
    [/\bWest Africa/, 'BJ BF CI GH LR ML NE NG SN SL TG'],
    [
      /(?<!East |West )\bAfrica/,
      'AO BF BI BJ BW CD CI CM DZ EG ET GH KE LR LY MA MG ML MU MW MZ NA NE NG RW SD SL SN TG TN TZ UG ZA ZM ZW',
    ],
    [/\bSouth Asia/, 'BD BT IN LK MV NP PK'],
    [/\bSouth-?[Ee]ast Asia|\bSoutheast Asia/, 'ID KH LA MM MY PH SG TH VN'],
    [
      /(?<!South |South-?[Ee]ast |Southeast )\bAsia/,
      'AE AF AM AZ BD BH BT CN GE HK ID IL IN IQ JO JP KG KH KR KW KZ LA LB LK MM MN MV MY NP OM PH PK QA SA SG TH TJ TW UZ VN',
    ],
    [/\bNorth America/, 'CA MX US'],
    [/\bLatin America|\bAmérica Latina/, 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'],
    [
      /\bAmericas\b/,
      'AR BB BO BR BS BZ CA CL CO CR CU DO EC GT GY HN JM MX NI PA PE PR PY SR SV TT US UY VE',
    ],
  ] as const
).map(([name, codes]) => [name, new Set<string>(codes.split(' '))] as const);

/** Whether remote work, where it is bound to a country or region as in "remote in Brazil", could be done from `country`. */
function worksFrom(arrangement: string | undefined, country: string | undefined): boolean {
  const named = BOUND.exec(arrangement ?? '')?.[1];
  if (!named || /^(?:CET|GMT|UTC|Central European)/.test(named)) return true;
  const around = REGIONS.filter(([name]) => name.test(named));
  if (around.length > 0) return around.some(([, codes]) => country !== undefined && codes.has(country));
  return parsePlace(named)?.country === country;
}

/** The sentence in which somebody says that they would move. */
export function moveOf({ location, applicantPreference: wish }: Person): string | undefined {
  return [location, answerFor(wish, 'workingStyle', 'PLACE'), answerFor(wish, 'timeCommitment', 'PLACE')]
    .flatMap((text) => text?.split(/(?<=[.!?;])\s+/) ?? [])
    .find((text) => /\b(?:mov(?:e|ing)|relocat\w*|umzieh\w*|mudar\w*|déménager)\b/i.test(text));
}
