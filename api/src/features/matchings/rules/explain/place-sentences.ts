import type { Side } from '@ampersand/contract/enumerations';
import { announcedMove } from '../read/announced-move.ts';
import type { Person } from '../read/person.ts';
import { boundOf } from '../read/quantities/bounds.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { clocksOfYear } from '../read/quantities/countries.ts';
import { type Place, parsePlace } from '../read/quantities/place.ts';
import { withoutAccents } from '../read/quantities/plain.ts';
import { placeCountriesIn } from '../read/quantities/spots.ts';
import { clockGapOf, clocksAsked } from './clocks.ts';
import { inContext, quote, toThePoint } from './excerpt.ts';
import { glossed, wayTold } from './glossed.ts';
import { answerTo, waySaid, withoutMoves } from './place-answers.ts';
import { demandBroken, mayMove } from './place-demands.ts';
import { holdsOf, mayBeExcepted } from './place-exceptions.ts';
import {
  areApartByClocks,
  areClocksAll,
  isInBounds,
  isTogether,
  placeMeets,
  wantedElsewhere,
} from './place-facts.ts';
import { asksPresence, comesToMeet, comesTooSeldom } from './presence.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { clockWords, placeName, type Voice } from './wording.ts';

/** Sentences about where the two are and how they would work together. */

export const placeMet: Writer = (scene, looks) =>
  placeMeets(scene) === 1 ? placeSaid(scene, looks) : undefined;
export const placeApart: Writer = (scene, looks) =>
  placeMeets(scene) === -1 ? placeSaid(scene, looks) : undefined;

/** A demand that the applicant does not meet. */
export const placeDemanded: Writer = (scene, looks) =>
  demandBroken(scene) ? placeApart(scene, looks) : undefined;

/** Where the two are, unless they could work from there for all that is known. */
export const placeBeside: Writer = (scene, looks) =>
  (areClocksAll(scene) && !asksPresence(scene)) || isInvited(scene) || placeMeets(scene) === 1
    ? undefined
    : placeSaid(scene, looks);

/** Whether a founder names the part of the world where the applicant is for work apart: "remote is ok, Europe or Americas". */
function isInvited(scene: Scene): boolean {
  const { pair, founder } = scene;
  if (comesTooSeldom(scene)) return false;
  const { mode } = pair.founder.quantities.place ?? {};
  const bound = mode === 'REMOTE' ? boundOf(founderWay(founder).written ?? '') : undefined;
  return bound !== undefined && holdsOf(bound, pair.applicant.quantities.place?.country);
}

interface Spot {
  readonly place: Place;
  readonly person: Person;
  /** "are in Pune", as written, the city where one was read. */
  readonly is: string;
}

/** Answers that name a way of working in the place of a place. */
const NOWHERE = /^(?:fully |mostly )?(?:remote|anywhere|everywhere|online|world ?wide|home)\b/i;

function spotOf(person: Person, place: Place | undefined): Spot | undefined {
  if (!place || !person.location) return undefined;
  const name = placeName(person.location, place.cities?.[0]);
  return { place, person, is: NOWHERE.test(name) ? `give ${quote(name)} as a location` : `are in ${name}` };
}

function placeSaid(scene: Scene, looks: Side): Sentence | undefined {
  const { pair, founder, applicant, f, a } = scene;
  // Where they are now tells nothing of where they will be.
  if (announcedMove(founder) || announcedMove(applicant)) return undefined;
  const home = spotOf(founder, pair.founder.quantities.place);
  const other = spotOf(applicant, pair.applicant.quantities.place);
  if (!home || !other) return undefined;
  const [first, then] = inOrder(looks, f, a);
  const [here, there] = inOrder(looks, home, other);
  const city = home.place.cities?.[0];
  if (city !== undefined && city === other.place.cities?.[0]) {
    // A town may come from how somebody works: "I can come to Lucknow" is no home there.
    const isHome = ({ location }: Person) => parsePlace(location)?.cities?.[0] === city;
    if (!isHome(founder) || !isHome(applicant)) return undefined;
    return { text: `You are both in ${placeName(founder.location ?? '', city)}.`, fields: ['location'] };
  }
  const isApart = placeMeets(scene) < 0;
  if (isApart && (mayMove(applicant, home.place) || mayBeExcepted(founder, other.place))) return undefined;
  const asked = clocksAsked(founder) ?? clocksAsked(applicant);
  const distance = kilometresBetween(home.place, other.place);
  const gap = clockGapOf(home.place, other.place);
  const yearly = clocksOfYear(home.place, other.place, (home.place.offset ?? 0) - (other.place.offset ?? 0));
  const hasLimit = asked !== undefined || (home.place.maxGap ?? other.place.maxGap) !== undefined;
  const isBound = !isInBounds(scene) || wantedElsewhere(scene) !== undefined;
  // Who is to come and does not is kept away by that, whatever the clocks.
  const isAbsent = !hasLimit && asksPresence(scene) && !comesToMeet(scene);
  const isByClocks = isApart && !isBound && !isAbsent && areApartByClocks(scene);
  const isNearByClocks =
    placeMeets(scene) === 1 &&
    home.place.mode === 'REMOTE' &&
    !isTogether(scene) &&
    (hasLimit ? asked !== undefined || !isBound : home.place.country !== other.place.country && !isBound);
  const isOneClock = gap !== undefined && gap < SAME && home.place.country === other.place.country;
  const areClocksTold = gap !== undefined && !isOneClock && (isByClocks || isNearByClocks);
  const between =
    distance !== undefined && distance <= NEIGHBOURS
      ? `, ${distanceWords(distance)}`
      : areClocksTold
        ? `, ${clocksApart(gap, yearly, aheadOf(here.place, there.place), first)}`
        : '';
  const verb = here.is.startsWith('are ') ? shortly(there.is) : there.is;
  const where = `${first.Subject} ${here.is}, ${then.subject} ${verb}${between}`;
  const { chosen: way, written: style } = applicantWay(applicant);
  const { chosen, written } = founderWay(founder);
  const demand = isApart ? demandBroken(scene) : undefined;
  if (demand)
    return {
      text: `${where}; ${f.subject} say ${quote(toThePoint(inContext(demand, founder.company?.lookingFor, founder.company?.otherDetails), isWay), LONGEST, isWay)}.`,
      fields: ['location', founder.company?.lookingFor?.includes(demand) ? 'lookingFor' : 'otherDetails'],
    };
  // Who is outside of where remote work is for would be, however they work.
  const { region, inCountry, country } = home.place;
  const isOutside =
    isApart && (region !== undefined || (inCountry === true && country !== other.place.country));
  const isTied = !isOutside && other.place.mode === 'ON_SITE' && home.place.mode !== 'ON_SITE';
  // Whoever works apart asks nobody to move.
  const tied = isTied && home.place.mode === 'REMOTE' ? withoutMoves(style) : undefined;
  if (isTied && !tied && (way ?? style))
    return {
      text: `${where}; how ${a.subject} work: ${way ?? glossed(scene, 'APPLICANT', 'way', quote(toThePoint(style ?? '', isWay), LONGEST, isWay), style ?? '')}.`,
      fields: ['location', 'workingStyle'],
    };
  // "Remote is fine" is no part of what stands in the way where clocks are.
  const all = isByClocks ? clocksAsked(founder) : written;
  const own = all && wayTold(scene, 'FOUNDER', all);
  const arrangement =
    (isByClocks ? undefined : chosen) ??
    (own && glossed(scene, 'FOUNDER', 'way', quote(toThePoint(own, isWay), LONGEST, isWay), own));
  const isRemote = home.place.mode === 'REMOTE' && (isOutside || !asksPresence(scene));
  const answered =
    tied ??
    (isByClocks
      ? clocksAnswered(applicant, home.place)
      : (answerTo(home.place, other.place, applicant, isRemote) ??
        (isApart || !isRemote ? undefined : waySaid(home.place, other.place, applicant))));
  const answer = answered && wayTold(scene, 'APPLICANT', answered);
  const parts = [
    ...(arrangement ? [`how ${f.subject} work: ${arrangement}`] : []),
    ...(answer
      ? [
          `${a.subject} say ${glossed(scene, 'APPLICANT', 'way', quote(toThePoint(answer, isWay), LONGEST_ANSWER, isWay), answer)}`,
        ]
      : []),
  ];
  return {
    text: `${[where, ...parts].join('; ')}.`,
    fields: ['location', ...(arrangement ? ['workingArrangement'] : []), ...(answer ? ['workingStyle'] : [])],
  };
}

/** What an applicant says of clocks, unless it is of those of another country: "overlap with Australia is no issue". */
function clocksAnswered(applicant: Person, { country }: Place): string | undefined {
  const said = clocksAsked(applicant);
  const words = withoutAccents(said?.toLowerCase() ?? '').replace(
    /\b(?:overlap\w*|calls?) (?:with|to)\b/g,
    ' ',
  );
  const named = placeCountriesIn(words);
  return named.every((one) => one === country) ? said : undefined;
}

/** Characters quoted: enough for the words that turn an answer round. */
const LONGEST = 160;
const LONGEST_ANSWER = 120;

const aheadOf = (here: Place, there: Place) => (there.offset ?? 0) > (here.offset ?? 0);

/** "In the same time zone", "about 16 hours behind you", "with clocks 5.5 hours apart": of hours alone nobody knows whether it is the way. */
function clocksApart(
  gap: number,
  [least, most]: readonly [number, number],
  isAhead: boolean,
  { subject }: Voice,
): string {
  if (gap > HALF_A_DAY) {
    const byTheClock = 2 * HALF_A_DAY - gap;
    if (byTheClock >= A_WORKING_DAY) return 'with clocks far apart';
    const [side, day] = isAhead ? ['ahead of', 'the next day'] : ['behind', 'the day before'];
    const hours = Math.round(gap / 60);
    return `about ${hours} hours ${side} ${subject === 'you' ? 'you' : 'them'}, so mostly on ${day}`;
  }
  if (least === most) return gap < SAME ? clockWords(gap) : `with clocks ${clockWords(gap)}`;
  if (least < SAME) return `with clocks at most ${clockWords(most)}`;
  return `with clocks ${startOf(clockWords(least))} to ${clockWords(most)}`;
}

/** "3", "30 minutes", "3 hours and 45 minutes". */
const startOf = (apart: string) =>
  apart
    .replace(/^one hour/, '1 hour')
    .replace(/^([\d.]+) hours? apart$/, '$1')
    .replace(/ apart$/, '');

const HALF_A_DAY = 12 * 60;
const A_WORKING_DAY = 9 * 60;
/** Minutes between two clocks that are told as none. */
const SAME = 15;
/** So near, in kilometres, the way tells more than the clocks. */
const NEIGHBOURS = 150;
/** Towns stand to a tenth of a degree, so that shorter distances may be off by half. */
const TELLING_KM = 35;

/** Words that say how two would work together. */
const isWay = (word: string) =>
  /remote|site|office|home|person|days?|weeks?|month|hybrid|anywhere|time|hours?|city|ciudad|cidade|ville|bench|field|workshop|together|move|moving|shift|relocat|travel|fly|commut|Tage|Woche|Büro|días|semana|oficina|jours|semaine|bureau|öfter|häufig|souvent|más a menudo|umzieh|ziehe|mudar|mudo\b|déménag|trasfer|verhui/i.test(
    word,
  );

/** "You are in Pune, they in Lisbon". */
const shortly = (is: string) => is.replace(/^are /, '');

function distanceWords(km: number): string {
  return km < TELLING_KM ? 'close to each other' : `some ${10 * Math.round(km / 10)} km from each other`;
}
