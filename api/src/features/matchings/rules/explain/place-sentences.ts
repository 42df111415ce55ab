import type { Side } from '@ampersand/contract/enumerations';
import { announcedMove } from '../read/announced-move.ts';
import type { Person } from '../read/person.ts';
import { boundOf } from '../read/quantities/bounds.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { clocksOfYear } from '../read/quantities/countries.ts';
import { type Place, parsePlace } from '../read/quantities/place.ts';
import { readable } from '../read/quantities/place-words.ts';
import { withoutAccents } from '../read/quantities/plain.ts';
import { countriesIn } from '../read/quantities/spots.ts';
import { clockGapOf, clocksAsked, isOfClocksIn, withoutOddHours, withoutOtherClocks } from './clocks.ts';
import { inContext, quote, toThePoint } from './excerpt.ts';
import { glossed, wayTold } from './glossed.ts';
import { clocksApart, distanceWords, SAME } from './how-far.ts';
import { keepsWhatTheWayNeeds } from './kept-times.ts';
import { answerTo, bearsOnPlace, waySaid, withoutMoves } from './place-answers.ts';
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
import { isOpenBetween } from './place-open.ts';
import { asksPresence, comesToMeet, comesTooSeldom } from './presence.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { isWished } from './wished-ways.ts';
import { placeName, type Voice } from './wording.ts';

/** Sentences about where the two are and how they would work together. */

export const placeMet: Writer = (scene, looks) =>
  placeMeets(scene) === 1 && !keepsWhatTheWayNeeds(scene) ? placeSaid(scene, looks) : undefined;
export const placeApart: Writer = (scene, looks) =>
  placeMeets(scene) === -1 && isWished(scene) ? placeSaid(scene, looks) : undefined;

/** A demand that the applicant does not meet. */
export const placeDemanded: Writer = (scene, looks) =>
  demandBroken(scene) ? placeApart(scene, looks) : undefined;

/** Where the two are, unless they could work from there for all that is known, or the applicant would move anywhere for a place of work. */
export const placeBeside: Writer = (scene, looks) =>
  (areClocksAll(scene) && !asksPresence(scene) && !isOpenBetween(scene)) ||
  isInvited(scene) ||
  wouldComeForGood(scene) ||
  placeMeets(scene) === 1 ||
  !isWished(scene)
    ? undefined
    : placeSaid(scene, looks);

/** Whether an applicant would work in one place, and move anywhere for it. */
function wouldComeForGood({ pair: { applicant } }: Scene): boolean {
  const { mode, moves } = applicant.quantities.place ?? {};
  return moves === 'YES' && mode === 'ON_SITE';
}

/** Whether a founder names the part of the world where the applicant is for work apart: "remote is ok, Europe or Americas". */
function isInvited(scene: Scene): boolean {
  const { pair, founder } = scene;
  if (comesTooSeldom(scene)) return false;
  const { mode } = pair.founder.quantities.place ?? {};
  const bound = mode === 'REMOTE' ? boundOf(founderWay(founder).written) : undefined;
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

/** Where the two are, and what keeps them apart. */
interface Towns {
  readonly home: Spot;
  readonly other: Spot;
  /** Whether one of the two would have to change something. */
  readonly isApart: boolean;
  /** Whether nothing but clocks keeps the two apart. */
  readonly isByClocks: boolean;
}

function placeSaid(scene: Scene, looks: Side): Sentence | undefined {
  const towns = townsOf(scene);
  if (!towns) return undefined;
  const { home, other, isApart } = towns;
  const city = home.place.cities?.[0];
  if (city !== undefined && city === other.place.cities?.[0]) return inOneTown(scene, city);
  const { founder, applicant } = scene;
  if (isApart && (mayMove(applicant, home.place) || mayBeExcepted(founder, other.place))) return undefined;
  const where = whereTheyAre(scene, looks, towns);
  const demand = isApart ? demandBroken(scene) : undefined;
  return demand ? demandSaid(scene, where, demand) : waysSaid(scene, where, towns);
}

function townsOf(scene: Scene): Towns | undefined {
  const { pair, founder, applicant } = scene;
  // Where they are now tells nothing of where they will be.
  if (announcedMove(founder) || announcedMove(applicant)) return undefined;
  const home = spotOf(founder, pair.founder.quantities.place);
  const other = spotOf(applicant, pair.applicant.quantities.place);
  if (!home || !other) return undefined;
  const isApart = placeMeets(scene) < 0;
  // Who is to come and does not is kept away by that, whatever the clocks.
  const isAbsent = !hasLimit(scene) && asksPresence(scene) && !comesToMeet(scene);
  const isByClocks = isApart && !isBound(scene) && !isAbsent && areApartByClocks(scene);
  return { home, other, isApart, isByClocks };
}

const hasLimit = ({ pair, founder, applicant }: Scene) =>
  (clocksAsked(founder) ?? clocksAsked(applicant)) !== undefined ||
  (pair.founder.quantities.place?.maxGap ?? pair.applicant.quantities.place?.maxGap) !== undefined;

const isBound = (scene: Scene) => !isInBounds(scene) || wantedElsewhere(scene) !== undefined;

function inOneTown({ founder, applicant }: Scene, city: string): Sentence | undefined {
  // A town may come from how somebody works: "I can come to Lucknow" is no home there.
  const isHome = ({ location }: Person) => parsePlace(location)?.cities?.[0] === city;
  if (!isHome(founder) || !isHome(applicant)) return undefined;
  // "Mandaue, Cebu" may be a quarter of the town, or a town next to it in a province of its name; a city-state is a country.
  const [town = city] = city.split(', ');
  const isOfTown = ({ location }: Person) =>
    parsePlace(location)?.country?.toLowerCase() === town ||
    withoutAccents((location ?? '').split(',')[0]?.toLowerCase() ?? '').includes(town);
  const named = [founder, applicant].find(isOfTown) ?? founder;
  const where = isOfTown(founder) && isOfTown(applicant) ? 'in' : 'in or near';
  return { text: `You are both ${where} ${placeName(named.location ?? '', city)}.`, fields: ['location'] };
}

/** "You are in Pune, they in Lisbon, with clocks 4.5 hours apart". */
function whereTheyAre(scene: Scene, looks: Side, towns: Towns): string {
  const [first, then] = inOrder(looks, scene.f, scene.a);
  const [here, there] = inOrder(looks, towns.home, towns.other);
  const distance = kilometresBetween(here.place, there.place);
  const between =
    distance !== undefined && distance <= NEIGHBOURS
      ? `, ${distanceWords(
          distance,
          [here, there].every(({ place }) => IN_MILES.has(place.country ?? '')),
        )}`
      : clocksBetween(scene, towns, aheadOf(here.place, there.place), first);
  const verb = here.is.startsWith('are ') ? shortly(there.is) : there.is;
  return `${first.Subject} ${here.is}, ${then.subject} ${verb}${between}`;
}

/** How far apart the clocks are, where that is what counts. */
function clocksBetween(
  scene: Scene,
  { home, other, isByClocks }: Towns,
  isAhead: boolean,
  reader: Voice,
): string {
  const gap = clockGapOf(scene, home.place, other.place);
  const isOneCountry = home.place.country === other.place.country;
  if (gap === undefined || (gap < SAME && isOneCountry)) return '';
  if (!isByClocks && !isNearByClocks(scene, isOneCountry)) return '';
  const offset = (home.place.offset ?? 0) - (other.place.offset ?? 0);
  return `, ${clocksApart(gap, clocksOfYear(home.place, other.place, offset), isAhead, reader)}`;
}

function isNearByClocks(scene: Scene, isOneCountry: boolean): boolean {
  const { mode } = scene.pair.founder.quantities.place ?? {};
  if (placeMeets(scene) !== 1 || mode !== 'REMOTE' || isTogether(scene)) return false;
  const isAsked = (clocksAsked(scene.founder) ?? clocksAsked(scene.applicant)) !== undefined;
  return hasLimit(scene) ? isAsked || !isBound(scene) : !isOneCountry && !isBound(scene);
}

function demandSaid({ founder: { company }, f }: Scene, where: string, demand: string): Sentence {
  const whole = inContext(demand, company?.lookingFor, company?.otherDetails);
  return {
    text: `${where}; ${f.subject} say ${onTheWay(whole, LONGEST)}.`,
    fields: ['location', company?.lookingFor?.includes(demand) ? 'lookingFor' : 'otherDetails'],
  };
}

/** Whether the applicant is outside of where remote work is for: they would be, however they work. */
function isOutside({ home, other, isApart }: Towns): boolean {
  const { region, inCountry, country } = home.place;
  return isApart && (region !== undefined || (inCountry === true && country !== other.place.country));
}

/** Whether the applicant's work in one place is what stands in the way. */
const isTied = (towns: Towns) =>
  !isOutside(towns) && towns.other.place.mode === 'ON_SITE' && towns.home.place.mode !== 'ON_SITE';

/** What an applicant says who is tied to one place; whoever works apart asks nobody to move to where they name. */
function tiedAnswer({ applicant }: Scene, { home, other }: Towns): string | undefined {
  const { written } = applicantWay(applicant);
  const isToSome = home.place.mode === 'REMOTE' && other.place.moves !== 'YES';
  const left = isToSome ? withoutMoves(written) : undefined;
  return left !== undefined && bearsOnPlace(left) ? left : written;
}

/** Words on a way of working, its bounds kept: "Canada at least" is what keeps somebody elsewhere away. */
function onTheWay(text: string, length: number): string {
  const [way, bound] = [toThePoint(text, isWay), toThePoint(text, isOfPlace)];
  return quote(bound.length > way.length ? bound : way, length, isOfPlace);
}

/** In a language that the reader does not know. */
const UNREAD = Symbol('unread');

const quotedWay = (scene: Scene, of: Side, text: string, length: number) =>
  glossed(scene, of, 'way', onTheWay(text, length), text) ?? UNREAD;

/** How the founder works, and what the applicant says to that. */
function waysSaid(scene: Scene, where: string, towns: Towns): Sentence | undefined {
  const offered = wayOffered(scene, towns);
  const told = answerTold(scene, towns, offered === undefined);
  const way =
    offered === UNREAD ? onSiteAlone(scene, towns) : offered && `how ${scene.f.subject} work: ${offered}`;
  const answer = told === UNREAD ? remoteAlone(scene, towns) : told;
  if (way === UNREAD || answer === UNREAD) return undefined;
  const parts = [where, ...(way ? [way] : []), ...(answer ? [answer] : [])];
  return {
    text: `${parts.join('; ')}.`,
    fields: ['location', ...(way ? ['workingArrangement'] : []), ...(answer ? ['workingStyle'] : [])],
  };
}

/** What is told of a founder's way that the reader does not know: nothing but that it is in one place, where that keeps the two apart. */
function onSiteAlone({ f }: Scene, { home, isApart, isByClocks }: Towns): string | typeof UNREAD {
  const isSure = isApart && !isByClocks && home.place.mode === 'ON_SITE';
  return isSure ? `${f.subject} need somebody on site` : UNREAD;
}

/** Of an applicant's, nothing but that they work apart, of somebody who would neither move nor come. */
function remoteAlone({ a, applicant }: Scene, { other, isApart, isByClocks }: Towns): string | typeof UNREAD {
  const { mode, moves } = other.place;
  const staysAway =
    moves === 'NO' || (moves === undefined && !/\bon site\b/.test(readable(applicantWay(applicant).written)));
  const isSure = isApart && !isByClocks && mode === 'REMOTE' && staysAway;
  return isSure ? `${a.subject} work remotely` : UNREAD;
}

/** "They say “Remote with trips”"; of who is tied to one place and has nothing to answer to, how they work. */
function answerTold(scene: Scene, towns: Towns, isAlone: boolean): string | typeof UNREAD | undefined {
  const { applicant, a } = scene;
  const { chosen } = applicantWay(applicant);
  if (isTied(towns) && chosen) return `how ${a.subject} work: ${chosen}`;
  const whole = answerOf(scene, towns);
  if (!whole) return undefined;
  const answer = withoutOtherClocks(whole, towns.home.place);
  const quoted = quotedWay(scene, 'APPLICANT', withBounds(scene, 'APPLICANT', answer), LONGEST_ANSWER);
  if (quoted === UNREAD) return UNREAD;
  return isAlone && isTied(towns) ? `how ${a.subject} work: ${quoted}` : `${a.subject} say ${quoted}`;
}

/** What is told of an answer on the way of working, and all of it where the rest says to what the work is bound. */
function withBounds(scene: Scene, of: Side, text: string): string {
  const told = wayTold(scene, of, text);
  return text.replace(told, ' ').split(/\s+/).some(binds) ? text : told;
}

function wayOffered(scene: Scene, { home, other, isByClocks }: Towns): string | typeof UNREAD | undefined {
  const { chosen, written } = founderWay(scene.founder);
  if (chosen && !isByClocks) return chosen;
  const areNeighbours = (kilometresBetween(home.place, other.place) ?? Infinity) <= NEIGHBOURS;
  // "Remote is fine" is no part of what stands in the way where clocks are.
  const own = isByClocks ? clocksAsked(scene.founder) : written;
  const said = areNeighbours ? withoutOddHours(own ?? '') : own;
  return said ? quotedWay(scene, 'FOUNDER', withBounds(scene, 'FOUNDER', said), LONGEST) : undefined;
}

function answerOf(scene: Scene, towns: Towns): string | undefined {
  const { applicant } = scene;
  const { home, other, isApart, isByClocks } = towns;
  if (isTied(towns)) return tiedAnswer(scene, towns);
  if (isByClocks) return clocksAnswered(applicant, home.place);
  const isRemote = home.place.mode === 'REMOTE' && (isOutside(towns) || !asksPresence(scene));
  const answer = answerTo(home.place, other.place, applicant, isRemote);
  return answer ?? (isApart || !isRemote ? undefined : waySaid(home.place, other.place, applicant));
}

/** What an applicant says of clocks, unless it is of those of another country: "overlap with Australia is no issue". */
function clocksAnswered(applicant: Person, { country }: Place): string | undefined {
  const said = clocksAsked(applicant);
  return isOfClocksIn(said ?? '', country) ? said : undefined;
}

const IN_MILES: ReadonlySet<string> = new Set(['US', 'GB']);

/** So near, in kilometres, the way tells more than the clocks. */
const NEIGHBOURS = 150;

/** Characters quoted: enough for the words that turn an answer round. */
const LONGEST = 160;
const LONGEST_ANSWER = 120;

const aheadOf = (here: Place, there: Place) => (there.offset ?? 0) > (here.offset ?? 0);

/** Words that bind work, or say how two would do it together. */
const isOfPlace = (word: string) => isWay(word) || binds(word);
const binds = (word: string) => BINDS.test(word) || isCountry(word);
const BINDS =
  /^(?:must|only|least|minimum|within|muss|müssen|nur|mindestens|innerhalb|sol[oa]mente|solo|sólo|mínimo|menos|dentro|uniquement|seulement|moins|apenas|somente)(?!\p{L})/iu;
const isCountry = (word: string) =>
  /^\p{Lu}/u.test(word) && countriesIn(withoutAccents(word.toLowerCase())).length > 0;

/** Words that say how two would work together. */
const isWay = (word: string) =>
  /remot|distan[cz]|site|office|depot|plant\b|yard|quarry|farm|boat|warehouse|factory|clinic|home|person|days?|weeks?|month|hybrid|anywhere|time|hours?|city|ciudad|cidade|ville|bench|field|workshop|together|move|moving|spend|shift|relocat|travel|fly|commut|Tage|Woche|Monat|Büro|d[ií]as|giorn|settiman|mese|mês|mois|vezes|veces|volte|semana|oficina|jours|semaine|bureau|öfter|häufig|souvent|más a menudo|umzieh|ziehe|mudar|mudo\b|déménag|trasfer|verhui|viaj|viag|voyag|reis(?:e|en|bereit)|vorbeikomm|venir|vengo|vir\b/i.test(
    word,
  );

/** "You are in Pune, they in Lisbon". */
const shortly = (is: string) => is.replace(/^are /, '');
