import { oncePerPair } from '../memory/remembered.ts';
import { announcedMove } from '../read/announced-move.ts';
import type { Person } from '../read/person.ts';
import { boundOf } from '../read/quantities/bounds.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { type Days, daysTogether } from '../read/quantities/days.ts';
import { clockGap, type Place, parsePlace } from '../read/quantities/place.ts';
import { asksForFares, paysFares } from '../read/quantities/place-reach.ts';
import { readable } from '../read/quantities/place-words.ts';
import { regionsAround, regionsIn } from '../read/quantities/regions.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { placeForApplicant, placeForFounder } from '../score/features.ts';
import type { Pair } from '../score/pair.ts';
import { isACommute, shareAPlace } from '../score/place-fit.ts';
import { clocksAsked, doClocksPart } from './clocks.ts';
import { daysSuffice, givesDaysOfMonth, givesFewerDays, givesFewerDaysOfMonth } from './days.ts';
import { COMES } from './place-answers.ts';
import { demandBroken, demandElsewhere } from './place-demands.ts';
import { holdsOf, mayBeExcepted } from './place-exceptions.ts';
import { isOpenBetween } from './place-open.ts';
import {
  A_DAY_TRIP,
  type Asked,
  asksPresence,
  asksToStay,
  comesToMeet,
  comesTooSeldom,
  isTooFarToCome,
  placesOf,
  staysAwayOften,
  wouldMove,
} from './presence.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { saidBesides } from './writings.ts';

const WORKS = 0.3;

/** Whether both could work from where they are: 1 yes, -1 not without a change, 0 between or not said. */
export const placeMeets = oncePerPair(meets);

function meets(scene: Asked): -1 | 0 | 1 {
  const { pair, founder, applicant } = scene;
  if (announcedMove(founder) || announcedMove(applicant)) return 0;
  const elsewhere = wantedElsewhere(scene);
  if (elsewhere !== undefined) return elsewhere;
  if (demandBroken(scene)) return -1;
  if (demandElsewhere(scene)) return 0;
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace || !applicantPlace) return 0;
  if (founderPlace.unsure && founderPlace.inCountry && !applicantPlace.unsure)
    return ofThatPart(scene, founderPlace, applicantPlace);
  if (founderPlace.unsure && founderPlace.mode && !applicantPlace.unsure && offersLess(scene)) return -1;
  const [founderFit, applicantFit] = [placeForFounder(pair), placeForApplicant(pair)];
  if (founderFit === undefined || applicantFit === undefined) return 0;
  const apart = keptApart(scene, founderPlace, applicantPlace, founderFit, applicantFit);
  if (apart !== undefined) return apart;
  const isSure =
    Math.min(founderFit, applicantFit) >= WORKS && !isInQuestion(scene, founderPlace, applicantPlace);
  return isSure && canWork(scene, founderPlace, applicantPlace) ? 1 : 0;
}

/** What keeps the two apart (-1), or may (0), by how well the place suits either. */
function keptApart(
  scene: Asked,
  founderPlace: Place,
  applicantPlace: Place,
  founderFit: number,
  applicantFit: number,
): -1 | 0 | undefined {
  if (Math.min(founderFit, applicantFit) < 0 && applicantPlace.moves !== 'NO' && givesDaysOfMonth(scene))
    return 0;
  if (comesTooSeldom(scene) || staysAwayOften(scene)) return -1;
  if (Math.min(founderFit, applicantFit) < 0 && areClocksAll(scene)) return areApartByClocks(scene) ? -1 : 0;
  if (applicantFit < 0) return mayBeNextDoor(scene) ? 0 : -1;
  if (offersLess(scene) || givesFewerDays(scene) || givesFewerDaysOfMonth(scene)) return -1;
  if (!isAtHome(founderPlace, applicantPlace) && daysSuffice(scene) === false) return 0;
  if (founderFit >= 0) return undefined;
  // Of clocks that are far apart in the country that remote work is for, the country counts.
  return founderPlace.inCountry && founderPlace.country === applicantPlace.country ? 0 : -1;
}

/** Whether nobody can tell, though both say how they would work. */
function isInQuestion(scene: Asked, founderPlace: Place, applicantPlace: Place): boolean {
  if (!areFaresPaid(scene)) return true;
  // Of two in one town the town alone is told.
  if (isAtHome(founderPlace, applicantPlace)) return false;
  return (founderPlace.mode === 'ON_SITE' && wishesOtherWay(scene.applicant)) || isOpenBetween(scene);
}

/** Whether both could work from where they are in the way that either names. */
function canWork(scene: Asked, founderPlace: Place, applicantPlace: Place): boolean {
  const { pair, founder } = scene;
  const { written: arrangement } = founderWay(founder);
  const isOften =
    isAtHome(founderPlace, applicantPlace) || (isOftenEnough(scene, arrangement) && !travelsTooMuch(scene));
  if (!isOften || !isInReach(founderPlace, applicantPlace, arrangement)) return false;
  if (isHere(pair)) return true;
  // Both want to work with others around, in one town.
  const isTown =
    founderPlace.mode !== 'REMOTE' &&
    applicantPlace.mode === 'ON_SITE' &&
    isACommute(founderPlace, applicantPlace);
  const isSettled = isTown || (isApart(pair, arrangement) && isNear(scene, arrangement));
  return isSettled && isInBounds(scene) && comesAsAsked(scene);
}

/** Whether the clocks of the two are as near as either asks, and as work apart in two countries needs. */
function isInReach(founderPlace: Place, applicantPlace: Place, arrangement: string): boolean {
  if (founderPlace.offset === undefined || applicantPlace.offset === undefined) return true;
  const gap = clockGap(founderPlace.offset, applicantPlace.offset);
  const isAbroad =
    founderPlace.mode === 'REMOTE' &&
    founderPlace.country !== applicantPlace.country &&
    !applicantPlace.moves;
  return (
    gap <= (founderPlace.maxGap ?? gap) &&
    gap <= (applicantPlace.maxGap ?? gap) &&
    (!VAGUE.test(arrangement) || gap <= NEARBY) &&
    (!isAbroad || gap <= EASY)
  );
}

/** Whether nobody is asked to come, or the applicant comes as often. */
function comesAsAsked(scene: Asked): boolean {
  const isAsked = asksPresence(scene) || asksToStay(scene);
  return !isAsked || (comesToMeet(scene) && !comesTooSeldom(scene) && !isTooFarToCome(scene));
}

/** Whether nobody asks for the cost of coming, or it is paid. */
const areFaresPaid = ({ founder: { company, founderPreference: wish }, applicant }: Asked) =>
  !asksForFares(applicantWay(applicant).written) ||
  [company?.lookingFor, company?.otherDetails, wish?.workingArrangement].some((text) =>
    paysFares(text ?? ''),
  );

/** Of work within a part of the founder's country, such as "remote anywhere in California": whether the applicant is there. */
function ofThatPart(scene: Asked, founderPlace: Place, applicantPlace: Place): -1 | 0 | 1 {
  const { founder, applicant } = scene;
  const arrangement = readable(founderWay(founder).written);
  const isNearBy = isACommute(founderPlace, applicantPlace);
  const distance = kilometresBetween(founderPlace, applicantPlace);
  if (founderPlace.country !== applicantPlace.country) {
    const stays =
      applicantPlace.moves === undefined ||
      applicantPlace.moves === 'NO' ||
      applicantPlace.moves === 'VISITS';
    const isFar = distance === undefined || distance > OVER_THE_BORDER;
    return applicantPlace.country && stays && !isNearBy && isFar && !shareAPlace(founderPlace, applicantPlace)
      ? -1
      : 0;
  }
  const theirs = regionsAround(readable(`${applicant.location ?? ''}. ${applicantWay(applicant).written}`));
  const asked = regionsIn(arrangement);
  const isThere = asked.some((region) => theirs.includes(region));
  const isFar = distance !== undefined && distance > OVER_THE_BORDER;
  if (asked.length > 0 && theirs.length > 0 && !isThere && isFar && applicantPlace.moves === 'NO') return -1;
  const comes = /\b(?:weekly|(?:each|every|per|a) week)\b/.test(arrangement)
    ? isNearBy
    : !asksPresence(scene) || (comesToMeet(scene) && !comesTooSeldom(scene));
  return isThere && comes && applicantPlace.mode !== 'ON_SITE' ? 1 : 0;
}

/** Kilometres that somebody abroad may still go there and back: from Strasbourg to Stuttgart. */
const OVER_THE_BORDER = 300;

/** Whether a town of the two stands in no table, and may be the next one: Dartmouth and Halifax. */
function mayBeNextDoor({ pair }: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (
    !founderPlace ||
    !applicantPlace ||
    founderPlace.country !== applicantPlace.country ||
    applicantPlace.moves === 'NO'
  )
    return false;
  return kilometresBetween(founderPlace, applicantPlace) === undefined;
}

/** Whether nothing but clocks can stand between the two: both would work apart, and no country or region is asked for. */
export function areClocksAll({ pair, founder }: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (
    !founderPlace ||
    !applicantPlace ||
    founderPlace.region ||
    (founderPlace.inCountry && founderPlace.country !== applicantPlace.country)
  )
    return false;
  const { chosen, written } = founderWay(founder);
  const isApart = founderPlace.mode === 'REMOTE' || (founderPlace.mode === undefined && !chosen && !written);
  return isApart && applicantPlace.mode !== 'ON_SITE';
}

/** Whether clocks are what keeps the two apart. */
export function areApartByClocks(scene: Asked): boolean {
  if (!areClocksAll(scene) || wantedElsewhere(scene) !== undefined) return false;
  return doClocksPart(scene.founder, scene.applicant, ...placesOf(scene.pair));
}

/** "Remote from Europe" of somebody in Da Nang: whether the applicant is there counts, and no clock. */
export function wantedElsewhere({ pair, founder, applicant }: Asked): -1 | 0 | 1 | undefined {
  const [founderPlace, applicantPlace] = placesOf(pair);
  const bound = knownBound(founderWay(founder).written);
  if (founderPlace?.mode !== 'REMOTE' || !founderPlace.country || !bound || bound.has(founderPlace.country))
    return undefined;
  if (!applicantPlace?.country || applicantPlace.unsure || clocksAsked(founder) || clocksAsked(applicant))
    return 0;
  if (!bound.has(applicantPlace.country))
    return applicantPlace.moves === undefined || applicantPlace.moves === 'NO' ? -1 : 0;
  return applicantPlace.mode === undefined || applicantPlace.mode === 'REMOTE' ? 1 : 0;
}

/** Work of which most is done in one place: clocks say nothing of it. */
export function isTogether({ pair, founder, applicant }: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (founderPlace?.mode === 'ON_SITE' || applicantPlace?.mode === 'ON_SITE') return true;
  const ways = [founderWay(founder).written, applicantWay(applicant).written];
  const isMost = founderPlace?.mode === 'HYBRID' && isMostOfAWeek(daysTogether(ways[0]));
  return isMost || ways.some((way) => MOSTLY_TOGETHER.test(way));
}

function isMostOfAWeek(days: Days | undefined): boolean {
  return days !== undefined && days.low > 1 && days.high >= MOST_DAYS;
}

/** Of the five of a week. */
const MOST_DAYS = 3;

const MOSTLY_TOGETHER =
  /\b(?:mostly|mainly|largely|most days) (?:\w+ )?(?:in[- ]person|on[- ]?site|in the (?:office|workshop|lab)|together)\b|\b(?:in[- ]person|on[- ]?site) (?:mostly|mainly|most (?:days|of the))/i;

/** Says how seldom somebody comes, or that they do not. */
const SELDOM =
  /\b(?:fortnight\w*|every (?:second|other|2|two) weeks?|monthly|quarterly|(?:a|per|each|every(?: \w+){0,3}) (?:months?|quarters?|years?)|\w+ times a (?:month|quarter|year)|now and (?:then|again)|once in a while|from time to time|occasional\w*|alle (?:2|zwei|drei|vier) Wochen|jede zweite Woche|a?\s?cada (?:2|dos|duas) semanas|tou(?:te)?s les (?:2|deux) semaines|ogni due settimane|om de (?:twee )?we(?:ek|ken)|the odd (?:day|week|trip)|rarely|seldom|(?:no|not|don't|do not|can't|cannot|won't|little) (?:\w+ )?travel\w*|(?:im|pro|jeden) Monat|al mes|por m[eê]s|par mois)\b/i;

/** Whether somebody wanted most days or each week is there, near by or comes as often: "remote with a monthly trip" is not. */
function isOftenEnough({ pair, applicant }: Asked, arrangement: string): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  const isOften =
    founderPlace?.mode === 'ON_SITE' || (founderPlace?.mode === 'HYBRID' && !SELDOM.test(arrangement));
  const isThere = founderPlace && applicantPlace && isACommute(founderPlace, applicantPlace);
  return !isOften || isThere || !comesSeldom(applicant);
}

/** Whether an applicant would work apart or some days together, and does not say that any way is fine. */
function wishesOtherWay(applicant: Person): boolean {
  const style = readable(applicantWay(applicant).written);
  return OTHER_WAY.test(style) && !ANY_WAY.test(style);
}

const OTHER_WAY =
  /\bhybrid\b|\bprefer\w* (?:\w+ )?(?:remote|from home)|\b(?:remote(?:ly)?|from home|home office)\b/;
const ANY_WAY =
  /\bon[- ]?site\b|\bin[- ]person\b|\boffice\b|\b(?:any|either|both|whichever|whatever|flexible|all (?:3|ways))\b/;

const isAtHome = (founderPlace: Place, applicantPlace: Place | undefined) =>
  founderPlace.cities?.[0] !== undefined && founderPlace.cities[0] === applicantPlace?.cities?.[0];

/**
 * Whether somebody who is plainly far away, and says nothing of moving, would be there less than is asked for: works apart, comes
 * now and then or on fewer days, where most days or some of each week are asked for.
 */
function offersLess({ pair, founder, applicant }: Asked): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace || !applicantPlace || founderPlace.cities?.includes(applicantPlace.cities?.[0] ?? ''))
    return false;
  const distance = kilometresBetween(founderPlace, applicantPlace);
  // Whoever would fly there is not near by, wherever the town is.
  const isFar = distance === undefined ? FLIES.test(applicantWay(applicant).written) : distance > A_DAY_TRIP;
  if (!isFar) return false;
  if (wouldMove(applicantPlace) || mayBeExcepted(founder, applicantPlace)) return false;
  const arrangement = sentencesOf(founderWay(founder).written)
    .filter((sentence) => !TRIPS.test(sentence))
    .join(' ');
  const asksDays = daysTogether(arrangement) !== undefined || EACH_WEEK.test(arrangement);
  const isMostly = founderPlace.mode === 'HYBRID' && isInPersonBut(arrangement);
  const asksSome = founderPlace.mode === 'HYBRID' && (asksDays || isMostly) && !SELDOM.test(arrangement);
  if (founderPlace.mode !== 'ON_SITE' && !asksSome) return false;
  const isRemote = applicantPlace.mode === 'REMOTE' && !EACH_WEEK.test(applicantWay(applicant).written);
  const isThere = (text: string) =>
    parsePlace(null, text)?.cities?.some((city) => founderPlace.cities?.includes(city));
  const isMost = sentencesOf(applicantWay(applicant).written).some(
    (text) => isMostOfAWeek(daysTogether(text)) && isThere(text),
  );
  const isAway = isRemote || (founderPlace.mode === 'ON_SITE' && applicantPlace.mode === 'HYBRID' && !isMost);
  return isAway || comesSeldom(applicant);
}

const FLIES =
  /\b(?:fly(?:ing)?|flights?|by plane)\b|(?<!\p{L})(?:flieg\p{L}*|flüge?|avión|volar|vuelos?|avion|vols?|avião|voos?|voar|aereo)(?!\p{L})/iu;

/** "In person around Leeds, admin day from home": whether but for one day all of the work is done together. */
function isInPersonBut(arrangement: string): boolean {
  const left = arrangement.replace(A_DAY_AT_HOME, ' ');
  return left !== arrangement && parsePlace(null, left)?.mode === 'ON_SITE';
}

const A_DAY_AT_HOME =
  /[,;.]? ?(?:\b(?:and|with|but|plus|except) )?(?:\b(?:an?|one|1|the|your) )?(?:\b(?:admin|paperwork|desk|writing|office|quiet|home) )?(?:\bday|\b(?:mon|tues|wednes|thurs|fri)days?)(?: a week)?(?: (?:is|can be|may be))? (?:(?:from|at) home|remote(?:ly)?)\b/i;

/** Journeys of the work, which say nothing of how often the two are together: "site trips a few times a year". */
const TRIPS =
  /\b(?:site|field|business|customer|client|supplier|factory|farm|trade|sales|work) (?:trips?|visits?|travel)\b|\b(?:off-?sites?|retreats?|conferences?|fairs?)\b/i;

function comesSeldom(applicant: Person): boolean {
  const { written: style } = applicantWay(applicant);
  return SELDOM.test(style) && !EACH_WEEK.test(style);
}

const MUCH_TRAVEL =
  /\bon (?:planes|the road|the go)\b|\b[2-9]\d ?%[^.;]{0,12}\btravel|\btravel\w*[^.;]{0,24}\b[2-9]\d ?%|\b(?:lots? of|heavy|constant|frequent|weekly|much|extensive) travel|\btravel\w* (?:a lot|constantly|heavily|extensively|every week|each week|weekly|most weeks|often)\b/i;

/** Whether the work is much on the way and the applicant does not say that this suits them: "once a month or so, no more". */
function travelsTooMuch({ founder: { company, founderPreference: wish }, applicant }: Asked): boolean {
  const asked = [
    wish?.workingArrangement,
    wish?.coFounderCommitment,
    company?.lookingFor,
    company?.otherDetails,
  ];
  const isAsked = asked.some((text) => MUCH_TRAVEL.test(text ?? ''));
  const style = applicantWay(applicant).written;
  const suits = COMES.test(style) || MUCH_TRAVEL.test(style);
  return isAsked && (!suits || comesSeldom(applicant));
}

/** "Near my time zone": as near as nobody would argue about, in minutes. */
const VAGUE = /\bnear\b|\b(?:my|our|same) time ?zone\b/i;
const NEARBY = 120;
/** Minutes between two clocks up to which work apart is no trouble. */
const EASY = 180;

/** Whether the two are in one place, or the applicant would come: who would move says nothing of another country. */
function isHere(pair: Pair): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace || !applicantPlace) return false;
  const comes = applicantPlace.moves === 'YES' && founderPlace.country === applicantPlace.country;
  return (
    comes ||
    (applicantPlace.moves === 'VISITS' && isACommute(founderPlace, applicantPlace)) ||
    shareAPlace(founderPlace, applicantPlace)
  );
}

const EACH_WEEK =
  /\b(?:days?|once|twice|times) (?:a|per|each|every|in the|at the|on|together)\b(?! (?:month|quarter|year))|\bweekly\b|\b(?:por|par|pro) (?:semana|semaine|Woche)\b/i;

/** Whether days together are within reach: each week's of somebody near by, fewer of anybody who comes. */
function isNear(scene: Asked, arrangement: string): boolean {
  const { pair, founder } = scene;
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (founderPlace?.mode !== 'HYBRID') return true;
  const isExcepted = applicantPlace !== undefined && mayBeExcepted(founder, applicantPlace);
  if (applicantPlace?.moves === 'VISITS' && (isExcepted || !EACH_WEEK.test(arrangement))) return true;
  return (
    applicantPlace !== undefined &&
    applicantPlace.mode !== 'REMOTE' &&
    isACommute(founderPlace, applicantPlace)
  );
}

/** Whether a founder said how the two would work, for all of the work, and the applicant is not tied to an office of their own. */
function isApart(pair: Pair, arrangement: string): boolean {
  const [founderPlace, applicantPlace] = placesOf(pair);
  if (!founderPlace?.mode || PART_OF_IT.test(arrangement)) return false;
  const distance = applicantPlace && kilometresBetween(founderPlace, applicantPlace);
  const comes = applicantPlace?.moves === 'VISITS' || (distance !== undefined && distance <= A_DAY_TRIP);
  return (
    applicantPlace?.mode === undefined ||
    applicantPlace.mode === 'REMOTE' ||
    (applicantPlace.mode === 'HYBRID' && comes)
  );
}

/** "The laboratory here; the regulatory side from anywhere": two ways for two people. */
const PART_OF_IT =
  /[;,]\s*(?:the\s+)?(?!or\b|otherwise\b|rest\b|mostly\b)[\p{L}-]+(?: \p{L}+)?\s+from anywhere/u;

/** Where a founder says who may come at all; the rest of it is of skills. */
const DEMAND =
  /\b(?:must|ha(?:s|ve) to|needs? to|only|right to work|permit|visas?|based|resid\w+|live|living|time ?zones?)\b/i;

/** Whether what each binds the work to, such as "remote in Brazil" or "must be US-based", holds of the other. */
export function isInBounds({ pair, founder, applicant }: Asked): boolean {
  const [founderPlace, applicantPlace] = [
    pair.founder.quantities.place?.country,
    pair.applicant.quantities.place?.country,
  ];
  const { written: arrangement } = founderWay(founder);
  const { written: style } = applicantWay(applicant);
  const demands = saidBesides(founder)
    .filter((sentence) => DEMAND.test(sentence))
    .flatMap((sentence) => knownBound(sentence) ?? []);
  const bounds = [boundOf(arrangement), ...demands];
  const own = knownBound(style);
  // "Remote from Portugal" of somebody there says where they are.
  const isOwn = own === undefined || own.has(applicantPlace ?? '');
  return bounds.every((bound) => holdsOf(bound, applicantPlace)) && (isOwn || holdsOf(own, founderPlace));
}

function knownBound(text: string): ReadonlySet<string> | undefined {
  const bound = boundOf(text);
  return bound === 'UNREAD' ? undefined : bound;
}
