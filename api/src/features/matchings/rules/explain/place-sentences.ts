import type { Side } from '@ampersand/contract/enumerations';
import type { Person } from '../read/person.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { clockGap, type Place, parsePlace } from '../read/quantities/place.ts';
import { namesHomeOf } from '../score/place-fit.ts';
import { quote } from './excerpt.ts';
import { moveOf, placeMeets } from './place-facts.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { clockWords, placeName } from './wording.ts';

/** Sentences about where the two are and how they would work together. */

export const placeMet: Writer = (scene, looks) =>
  placeMeets(scene) === 1 ? placeSaid(scene, looks) : undefined;
export const placeApart: Writer = (scene, looks) =>
  placeMeets(scene) === -1 ? placeSaid(scene, looks) : undefined;

/** Where the two are, whatever comes of it. */
export const placeBeside: Writer = (scene, looks) => placeSaid(scene, looks);

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

function placeSaid({ pair, founder, applicant, f, a }: Scene, looks: Side): Sentence | undefined {
  const home = spotOf(founder, pair.founder.quantities.place);
  const other = spotOf(applicant, pair.applicant.quantities.place);
  if (!home || !other) return undefined;
  const [first, then] = inOrder(looks, f, a);
  const [here, there] = inOrder(looks, home, other);
  const { chosen, written } = founderWay(founder);
  const arrangement = chosen ?? (written && quote(written, 90, isWay));
  const fields = ['location', ...(arrangement ? ['workingArrangement'] : [])];
  const city = home.place.cities?.[0];
  if (city !== undefined && city === other.place.cities?.[0]) {
    // A town may come from how somebody works: "I can come to Lucknow" is no home there.
    const isHome = ({ location }: Person) => parsePlace(location)?.cities?.[0] === city;
    if (!isHome(founder) || !isHome(applicant)) return undefined;
    return { text: `You are both in ${placeName(founder.location ?? '', city)}.`, fields };
  }
  const gap = clockGapOf(home.place, other.place);
  const isApart = placeMeets({ pair, founder }) < 0;
  const distance = kilometresBetween(home.place, other.place);
  const clocks =
    distance !== undefined && distance <= NEIGHBOURS
      ? `, some ${Math.max(10, 10 * Math.round(distance / 10))} km from each other`
      : gap === undefined || (isApart && gap < FAR)
        ? ''
        : `, ${clockWords(gap)}`;
  const verb = here.is.startsWith('are ') ? shortly(there.is) : there.is;
  const where = `${first.Subject} ${here.is}, ${then.subject} ${verb}${clocks}`;
  const { chosen: way, written: answer } = applicantWay(applicant);
  const style = way ?? (answer && quote(answer, 80, isWay));
  const moving = moveOf(applicant);
  const comes = other.place.moves === 'VISITS' && home.place.country === other.place.country;
  const wouldMove =
    other.place.moves === 'YES' || (other.place.moves === 'MAYBE' && namesHomeOf(other.place, home.place));
  if (moving && (wouldMove || comes))
    return { text: `${where}; ${a.subject} say ${quote(moving, 80)}.`, fields: [...fields, 'workingStyle'] };
  if (other.place.mode === 'ON_SITE' && home.place.mode !== 'ON_SITE' && style)
    return {
      text: `${where}; how ${a.subject} work: ${style}.`,
      fields: [...fields, 'workingStyle'],
    };
  return {
    text: arrangement ? `${where}; how ${f.subject} work: ${arrangement}.` : `${where}.`,
    fields,
  };
}

/** So near, in kilometres, the way tells more than the clocks. */
const NEIGHBOURS = 150;
/** Minutes between two clocks from which on they are what stands in the way. */
const FAR = 240;

/** Words that say how two would work together. */
const isWay = (word: string) =>
  /remote|site|office|home|person|days?|weeks?|month|hybrid|anywhere|time|bench|field|workshop/i.test(word);

/** "You are in Pune, they in Lisbon". */
const shortly = (is: string) => is.replace(/^are /, '');

function clockGapOf(one: Place, other: Place): number | undefined {
  return one.offset === undefined || other.offset === undefined
    ? undefined
    : clockGap(one.offset, other.offset);
}
