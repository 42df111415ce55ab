import type { Person } from '../read/person.ts';
import { clockGap, parsePlace } from '../read/quantities/place.ts';
import { placeForApplicant, placeForFounder } from '../score/features.ts';
import type { Scene } from './scene.ts';

const WORKS = 0.3;

/** Whether both could work from where they are: 1 yes, -1 not without a change, 0 between or not said. */
export function placeMeets({
  pair,
  founder,
  applicant,
}: Pick<Scene, 'pair' | 'founder' | 'applicant'>): -1 | 0 | 1 {
  const [one, other] = [placeForFounder(pair), placeForApplicant(pair)];
  if (one === undefined || other === undefined) return 0;
  if (Math.min(one, other) < 0) return -1;
  const [home, place] = [pair.founder.quantities.place, pair.applicant.quantities.place];
  const gap =
    home?.offset === undefined || place?.offset === undefined ? 0 : clockGap(home.offset, place.offset);
  const isInReach = gap <= Math.min(home?.maxGap ?? gap, place?.maxGap ?? gap);
  const isOpen = worksFrom(founder.founderPreference?.workingArrangement, place?.country);
  const moving =
    place?.moves === 'YES'
      ? parsePlace(moveOf(applicant)?.replace(/^.*?\b(?:move|relocate)\w*/i, ''))
      : undefined;
  const wouldCome = moving?.country === undefined || moving.country === home?.country;
  return Math.min(one, other) >= WORKS && isInReach && isOpen && wouldCome ? 1 : 0;
}

const BOUND =
  /\b(?:[Rr]emot\p{L}*|[Hh]ome|[Aa]nywhere|[Ee]lsewhere)\b[^.;,]{0,12}?\s(?:in|within|inside|across|no|na|en|em)\s+(?:the )?(\p{Lu}[^.;,]*)/u;
const EUROPE = new Set(
  'AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK TR UA'.split(
    ' ',
  ),
);

/** Whether remote work, where it is bound to a country or region as in "remote in Brazil", could be done from `country`. */
function worksFrom(arrangement: string | null | undefined, country: string | undefined): boolean {
  const named = BOUND.exec(arrangement ?? '')?.[1];
  if (!named || /^(?:CET|GMT|UTC|Central European)/.test(named)) return true;
  if (/\bEurop/.test(named)) return country !== undefined && EUROPE.has(country);
  return parsePlace(named)?.country === country;
}

/** The sentence in which somebody says that they would move. */
export function moveOf({ location, applicantPreference: wish }: Person): string | undefined {
  return [location, wish?.workingStyle, wish?.timeCommitment]
    .flatMap((text) => text?.split(/(?<=[.!?;])\s+/) ?? [])
    .find((text) => /\b(?:mov(?:e|ing)|relocat\w*|umzieh\w*|mudar\w*|déménager)\b/i.test(text));
}
