import { oncePerPerson, remembered } from '../memory/remembered.ts';
import type { Person } from '../read/person.ts';
import { isWithin } from '../read/quantities/bounds.ts';
import type { Place } from '../read/quantities/place.ts';
import { demandedCountry } from '../read/quantities/place-country.ts';
import { readable } from '../read/quantities/place-words.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { countriesNamed, withCodesInFull } from '../read/quantities/spots.ts';
import { proseOf } from '../read/texts.ts';
import { type Asked, placesOf, wouldMove } from './presence.ts';
import { applicantWay } from './way-said.ts';
import { everyText, saidBesides } from './writings.ts';

/** The sentence in which a founder says that whoever joins has to be in a country, of which the applicant is outside and does not move. */
export function demandBroken({ pair, founder, applicant }: Asked): string | undefined {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace || !applicantPlace?.country || !hasOneHome(applicant)) return undefined;
  if (wouldMove(applicantPlace) && founderPlace.country !== applicantPlace.country) {
    const isBarred =
      needsVisa(applicant) ||
      (founderPlace.mode !== 'REMOTE' && mayNeedVisa(applicant, founderPlace, applicantPlace));
    const helps = helpsToMove(founder);
    const refusal = saidBesides(founder).find((sentence) => NO_VISA.test(sentence));
    if (isBarred && !helps && refusal) return refusal;
  }
  const demand = demandElsewhere({ pair, founder, applicant });
  if (!demand || ((applicantPlace.unsure || wouldMove(applicantPlace)) && !ALREADY.test(demand)))
    return undefined;
  return ALREADY.test(demand) || !mayMove(applicant, founderPlace) ? demand : undefined;
}

/** The sentence in which a founder says that whoever joins has to be in a country, of which the applicant is outside now. */
export function demandElsewhere({ pair, founder }: Asked): string | undefined {
  const [, applicantPlace] = placesOf(pair);
  if (!applicantPlace?.country) return undefined;
  return saidBesides(founder).find((sentence) => {
    const country = demandIn(sentence);
    return (
      country !== undefined &&
      country !== applicantPlace.country &&
      !applicantPlace.cities?.includes(country.toLowerCase())
    );
  });
}

/** Who is to be there from the first day on is to be there before any move. */
const ALREADY = /\b(?:already|currently)\b/i;

/** Whether nothing tells that somebody abroad may work where the founder is: no passport they name, and no union of both countries. */
function mayNeedVisa(applicant: Person, founderPlace: Place, applicantPlace: Place): boolean {
  const areInEurope = [founderPlace, applicantPlace].every(
    ({ country }) => country && isWithin('Europe', country),
  );
  return !areInEurope && ![...everyText(applicant), ...proseOf(applicant)].some((text) => PAPERS.test(text));
}

const PAPERS =
  /\b(?:passports?|citizen\w*|nationality|dual national|visas?|green card|work permit|right to work|work authori[sz]ation|permanent resident)\b/i;

/** Whether somebody would move only with a visa that the other gets for them. */
const needsVisa = (applicant: Person) =>
  sentencesOf(applicantWay(applicant).written).some(
    (sentence) => IF_VISA.test(sentence) && !NONE_NEEDED.test(sentence),
  );

const IF_VISA =
  /\b(?:if|provided|as long as|only with|depend\w*|need\w*|requir\w*)\b[^.;]{0,40}\b(?:visa|work permit|sponsor\w*)\b|\b(?:visa|work permit|sponsor\w*)\b[^.;]{0,24}\b(?:needed|required)\b/i;
const NONE_NEEDED =
  /\b(?:no|not|without|already|have)\b(?: \w+){0,3} (?:visa|work permit|sponsor\w*)|n['’]t need/i;
const NO_VISA =
  /\b(?:no|not|cannot|unable to|without)(?: \w+){0,3} sponsor\w*|\b(?:can|don|won)['’]t(?: \w+){0,3} sponsor\w*|\bsponsorship (?:is )?(?:not|un)\b|\b(?:work authori[sz]ation|right to work|work permit)\b[^.;?]{0,30}\b(?:required|needed|a must|necessary)\b(?!\?)|\bmust (?:already )?(?:have|hold)\b[^.;]{0,20}\b(?:work authori[sz]ation|right to work|work permit|visa)\b/i;
const HELPS =
  /\b(?:we|i)(?:['’]ll| can| will| do| would| also)* (?:sponsor\b|(?:help|support|arrange|handle|pay)\b[^.;]{0,30}\b(?:visas?|permits?|reloc\w*|mov\w+|papers|get it|with it))/i;

/** Whether a founder helps whoever joins to come where they are. */
export const helpsToMove = oncePerPerson((founder: Person) =>
  saidBesides(founder).some((sentence) => HELPS.test(sentence)),
);

const demandIn = remembered((sentence) => demandedCountry(readable(withCodesInFull(sentence))));

const hasOneHome = ({ location }: Person) => new Set(countriesNamed(location ?? '')).size === 1;

/** Whether an applicant speaks of moving where no way of working is read, and to nowhere but where the founder is. */
export function mayMove({ applicantPreference: wish }: Person, founderPlace: Place): boolean {
  const told = [wish?.joinMotivation, ...(wish?.applicantGoals ?? [])].flatMap(sentencesOf);
  return told.some((text) => {
    if (!MOVES_TO.test(text)) return false;
    const named = countriesNamed(text);
    return named.length === 0 || named.some((country) => country === founderPlace.country);
  });
}

const MOVES_TO =
  /\b(?:mov(?:e|ing) (?:back )?(?:to \p{Lu}\p{L}*|there|home)|shift(?:ing)? to \p{Lu}\p{L}*|re-?locat\w+|umziehen|mudarme|mudar-me|déménager)(?!\p{L})/u;
