import type { Person } from '../read/person.ts';
import { type Bound, boundOf } from '../read/quantities/bounds.ts';
import type { Place } from '../read/quantities/place.ts';
import { REMOTE } from '../read/quantities/place-ways.ts';
import { readable } from '../read/quantities/place-words.ts';
import { withoutAccents } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { placeCountriesIn } from '../read/quantities/spots.ts';
import { isWayOfWorking } from './place-answers.ts';
import { founderWay } from './way-said.ts';

/** "For somebody great elsewhere in Mexico we'd do one week a month": another way, for some. */
const EXCEPTION =
  /(?<!\p{L})(?:for|para|pour|für) (?:(?:the )?right|a (?:great|good|strong)|somebody|someone|people|anyone|gente|alguien|alguém|quelqu['’]un|jemand\p{L}*|die richtige|la persona|a pessoa|la bonne)(?!\p{L})/iu;

/** Whether a founder would work in another way with some, and the applicant may be one of them. */
export function mayBeExcepted(founder: Person, place: Place): boolean {
  return [founderWay(founder).written, founder.company?.lookingFor]
    .flatMap(sentencesOf)
    .some(
      (text, at) =>
        (EXCEPTION.test(text) && isWayOfWorking(text) && holdsOf(boundOf(text), place.country)) ||
        (isSecondWay(text, at) && holdsOf(boundOf(text) ?? countriesFor(text), place.country)),
    );
}

/** "Remote possible if you come once a month", "if you live in another city we can talk about it". */
function isSecondWay(text: string, at: number): boolean {
  const read = readable(text);
  const isOffered = IF_ELSEWHERE.test(read) && (REMOTE.test(read) || TALKS.test(read));
  return (isOffered || (at > 0 && REMOTE_TOO.test(read))) && !NO_OR_A_DAY.test(read);
}

/** "If you live in another city of Colombia": of whom that holds; to where somebody is to come says nothing of it. */
function countriesFor(text: string): Bound | undefined {
  const named = placeCountriesIn(withoutAccents(text.toLowerCase()).replace(TO_COME, ' '));
  return named.length > 0 ? new Set(named) : undefined;
}

const TO_COME =
  /\b(?:come|travel|visit|fly|get|be|komm\w*|reis\w*|ven\w*|vie\w*|viaj\w*|vem)(?: (?:over|up|down))?(?: (?:to|in|at|nach|in|a|à|ao|au|para))? (?:the )?\S+|\bnach \S+/g;
const IF_ELSEWHERE =
  /\b(?:if|as long as|provided|si|se)\b[^.;]*\b(?:come|travel|visit|fly|live|lives|living|based|elsewhere|far|another (?:city|town)|komm\w*|reis\w*|wohn\w*|viv\w*|ven\w*|vie\w*|viaj\w*|habit\w*|mor\w*|vem|otra ciudad|outra cidade)\b/;
const REMOTE_TOO =
  /^(?:but |or )?(?:fully )?remote(?:ly)?(?: work)?(?: is| can be| would be)?(?: also| too| just as)* (?:possible|posible|possivel|moglich|fine|ok(?:ay)?|works|welcome|an option)(?: too| as well)?(?=[.!]|$| (?:with|within|in|from|mit|con|avec|com) )/;
const TALKS =
  /\b(?:talk|discuss|possible|fine|ok(?:ay)?|works|hablamos|habla|parl\w+|conversamos|reden|moglich)\b/;
const NO_OR_A_DAY =
  /\b(?:no|not|never|cannot|can't|won't|nicht|kein\w*|pas|nao)\b|\b(?:\d days?|\w+days?) [^.;,]{0,24}(?:remote|home)|\b(?:remote|home)[^.;,]{0,16} (?:\d days?|\w+days?)\b/;

/** Whether somebody in a country is within what work is bound to. */
export function holdsOf(bound: Bound | undefined, country: string | undefined): boolean {
  return bound === undefined || (bound !== 'UNREAD' && country !== undefined && bound.has(country));
}
