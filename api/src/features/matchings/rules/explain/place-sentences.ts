import type { Side } from '@ampersand/contract/enumerations';
import type { Person } from '../read/person.ts';
import { clockGap, type Place } from '../read/quantities/place.ts';
import { quote } from './excerpt.ts';
import { placeMeets } from './facts.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { clockWords, placeName } from './wording.ts';

/** Sentences about where the two are and how they would work together. */

export const placeMet: Writer = (scene, looks) =>
  placeMeets(scene.pair) === 1 ? placeSaid(scene, looks) : undefined;
export const placeApart: Writer = (scene, looks) =>
  placeMeets(scene.pair) === -1 ? placeSaid(scene, looks) : undefined;

interface Spot {
  readonly place: Place;
  readonly person: Person;
  /** As written, the city where one was read. */
  readonly name: string;
}

function spotOf(person: Person, place: Place | undefined): Spot | undefined {
  if (!place || !person.location) return undefined;
  return { place, person, name: placeName(person.location, place.cities?.[0]) };
}

function placeSaid({ pair, founder, applicant, f, a }: Scene, looks: Side): Sentence | undefined {
  const home = spotOf(founder, pair.founder.quantities.place);
  const other = spotOf(applicant, pair.applicant.quantities.place);
  if (!home || !other) return undefined;
  const [first, then] = inOrder(looks, f, a);
  const [here, there] = inOrder(looks, home, other);
  const arrangement = founder.founderPreference?.workingArrangement;
  const fields = ['location', ...(arrangement ? ['workingArrangement'] : [])];
  const city = home.place.cities?.[0];
  if (city !== undefined && city === other.place.cities?.[0])
    return { text: `You are both in ${placeName(founder.location ?? '', city)}.`, fields };
  const clocks = clocksOf(home.place, other.place);
  const where = `${first.Subject} are in ${here.name}, ${then.subject} in ${there.name}${clocks}`;
  const wants = inOrder(looks, wantsOf(home.place, 'FOUNDER'), wantsOf(other.place, 'APPLICANT'));
  const [own, theirs] = [
    wants[0] && ` ${first.subject} ${wants[0]}`,
    wants[1] && ` ${then.subject} ${wants[1]}`,
  ];
  const said = own ?? theirs;
  const how = said ? `;${said}` : arrangement ? `; how ${f.subject} work: ${quote(arrangement, 70)}` : '';
  return { text: `${where}${how}.`, fields: said ? [...fields, 'workingStyle'] : fields };
}

/** What one wants of a place that decides it, after "you" or "they". */
function wantsOf({ mode, moves }: Place, side: Side): string | undefined {
  if (mode === 'ON_SITE') return 'want to work side by side';
  if (side === 'FOUNDER') return undefined;
  if (moves === 'YES') return 'would move';
  return undefined;
}

function clocksOf(one: Place, other: Place): string {
  if (one.offset === undefined || other.offset === undefined) return '';
  return `, ${clockWords(clockGap(one.offset, other.offset))}`;
}
