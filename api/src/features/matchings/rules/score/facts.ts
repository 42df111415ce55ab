import type { Side } from '@ampersand/contract/enumerations';
import type { Question } from '@ampersand/contract/questions';
import { hash32 } from '../../../../lib/hash32.ts';
import type { Place } from '../read/quantities/place.ts';
import { WORK_MODES } from '../read/quantities/place-ways.ts';
import { range } from '../read/quantities/range.ts';
import { byKind } from '../read/texts.ts';
import type { Quantities, Traits } from '../read/traits.ts';
import type { Pair } from './pair.ts';
import { isUnmetMust, UNMET_MUST } from './score.ts';
import { skillFacts, skillQuery } from './skill-facts.ts';
import { APPLICANT_WEIGHTS, FOUNDER_WEIGHTS, importanceFactor, markOf, type Weighed } from './weights.ts';

// How terms, place and hours enter an inner product: somebody's facts say how they would suit model readers, one who asks for 5 hours
// a week, one for 12 and so on, by the features and weights of the score itself; whoever reads is a mixture of the two model readers
// they stand between. So a feature may have any shape, and a change of a weight needs no change here.

const TABLES: Readonly<Record<Side, Readonly<Partial<Record<string, Weighed>>>>> = {
  FOUNDER: FOUNDER_WEIGHTS,
  APPLICANT: APPLICANT_WEIGHTS,
};
const OTHER = { FOUNDER: 'APPLICANT', APPLICANT: 'FOUNDER' } as const;

/** A quantity of readers. */
interface Scale {
  /** Key of the weight tables. */
  readonly name: string;
  /** Where model readers stand, rising. */
  readonly marks: readonly number[];
  readonly model: (mark: number, side: Side) => Partial<Quantities>;
  /** Where a reader of `side` stands as the side `judge` sees it; undefined when they have not said. */
  readonly placed: (reader: Quantities, side: Side, judge: Side) => number | undefined;
}

/** What a salary without a sum counts as, in US dollars a year. */
const SOME_SALARY = 60_000;

const SCALES: readonly Scale[] = [
  {
    name: 'hours',
    marks: [5, 12, 20, 30, 40, 50],
    model: (mark) => ({ hours: range(mark, mark) }),
    // A founder's hours are met from their lower end on; everything else goes by the higher one.
    placed: ({ hours }, side, judge) =>
      side === 'FOUNDER' && judge === 'FOUNDER' ? hours?.low : hours?.high,
  },
  {
    name: 'equity',
    marks: [0, 2, 5, 10, 20, 35, 50],
    model: (mark) => ({ equity: range(mark, mark) }),
    placed: ({ equity }, side) => (side === 'FOUNDER' ? equity?.high : equity?.low),
  },
  {
    name: 'pay',
    marks: [0, 15_000, 30_000, 60_000, 100_000, 150_000],
    model: (mark) => ({ pay: range(mark, mark) }),
    placed: ({ pay, compensation }, side) => {
      if (side === 'APPLICANT') return pay?.low;
      return pay?.high ?? (compensation === 'SALARY' ? SOME_SALARY : undefined);
    },
  },
  {
    name: 'risk',
    marks: [0, 0.25, 0.5, 0.75, 1],
    model: (mark, side) => (side === 'FOUNDER' ? { stageRisk: mark } : { risk: range(mark, mark) }),
    placed: ({ stageRisk, risk }, side) => (side === 'FOUNDER' ? stageRisk : risk?.high),
  },
  {
    name: 'pace',
    marks: [0, 0.25, 0.5, 0.75, 1],
    model: (mark) => ({ pace: mark }),
    placed: ({ pace }) => pace,
  },
];
/** Features that rest on the candidate alone. */
const OWN = ['experience', 'traction', 'completeness'] as const;

/** Clocks of model readers, in minutes east of UTC. */
const CLOCKS = [-480, -300, -120, 0, 120, 330, 480, 600] as const;
/** Countries and cities are told apart by a hash: those that share a number count as one, for retrieval only. */
const COUNTRIES = 32;
const CITIES = 64;
/**
 * What candidates carry of the facts, and readers the more. The index is a graph in which those are neighbours whose own vectors have a large
 * product: facts as long as the texts beside them would make it a graph of places, in which searches lose their way.
 */
const SHARE = 0.1;
/** How much more a reader's must-have counts in retrieval: people who miss it are left out later. */
const MUST = 2;

/** How somebody would suit model readers of the other side, in log-odds of both directions: 307 numbers for `factsQuery`. */
export function factsOf(own: Traits): number[] {
  const side = OTHER[own.role];
  const scales = SCALES.flatMap(({ name, marks, model }) =>
    marks.flatMap((mark) => {
      const { theirs, readers } = termsOf(name, own, readerWith(side, model(mark, side)));
      return [theirs, readers];
    }),
  );
  const appeal = OWN.reduce((sum, name) => sum + termsOf(name, own, readerWith(side, {})).readers, 0);
  return [...scales, appeal, ...placeFacts(own, side), ...skillFacts(own)].map((value) => SHARE * value);
}

/** What one feature adds for a candidate and a reader: as the candidate judges the reader, and as an unmarked reader judges them. */
function termsOf(name: string, own: Traits, reader: Traits): { theirs: number; readers: number } {
  const pair = pairWith(own, reader);
  const [mine, readers] = [TABLES[own.role][name], TABLES[reader.role][name]];
  const value = mine?.feature(pair);
  const theirs =
    mine && value !== undefined
      ? mine.weight * importanceFactor(mine, own) * (value - mine.mean) -
        (isUnmetMust(mine, value, own, pair) ? UNMET_MUST : 0)
      : 0;
  const seen = readers?.feature(pair);
  return { theirs, readers: readers && seen !== undefined ? readers.weight * (seen - readers.mean) : 0 };
}

function placeFacts(own: Traits, side: Side): number[] {
  const { place } = own.quantities;
  const fit = (of: Place) => {
    const { theirs, readers } = termsOf('place', own, readerWith(side, { place: of }));
    return theirs + readers;
  };
  const apart = WORK_MODES.flatMap((mode) => CLOCKS.map((offset) => (place ? fit({ offset, mode }) : 0)));
  const countries = new Array<number>(COUNTRIES).fill(0);
  const cities = new Array<number>(CITIES).fill(0);
  if (!place?.country) return [...apart, ...countries, ...cities];
  // Without a clock of their own that of a reader does not matter.
  const { country, offset = 0 } = place;
  /** What a reader gains by being nearer, whatever their way of working. */
  const gain = (near: Place, far: Place) =>
    WORK_MODES.reduce(
      (sum, mode) => sum + fit({ offset, ...near, mode }) - fit({ offset, ...far, mode }),
      0,
    ) / WORK_MODES.length;
  countries[hash32(country) % COUNTRIES] = gain({ country }, {});
  for (const city of place.cities ?? []) {
    const at = hash32(city) % CITIES;
    cities[at] = Math.max(cities[at] ?? 0, gain({ country, cities: [city] }, { country }));
  }
  return [...apart, ...countries, ...cities];
}

/** A reader as a mixture of model readers: the inner product with somebody's `factsOf` is what the facts add to both log-odds. */
export function factsQuery(reader: Traits): number[] {
  const { role, quantities } = reader;
  const scales = SCALES.flatMap(({ name, marks, placed }) => {
    const seen = mixture(marks, placed(quantities, role, OTHER[role]));
    const seeing = mixture(marks, placed(quantities, role, role));
    const share = shareOf(name, reader);
    return marks.flatMap((_, i) => [seen[i] ?? 0, share * (seeing[i] ?? 0)]);
  });
  return [...scales, 1, ...placeQuery(reader), ...skillQuery(reader)].map((value) => value / SHARE);
}

/** How much a reader's mark makes of their own view of a feature. */
function shareOf(name: string, reader: Traits): number {
  const weighed = TABLES[reader.role][name];
  if (!weighed) return 0;
  return importanceFactor(weighed, reader) * (markOf(weighed, reader) === 'MUST_HAVE' ? MUST : 1);
}

function placeQuery(reader: Traits): number[] {
  const { place } = reader.quantities;
  const apart = new Array<number>(WORK_MODES.length * CLOCKS.length).fill(0);
  const countries = new Array<number>(COUNTRIES).fill(0);
  const cities = new Array<number>(CITIES).fill(0);
  if (!place) return [...apart, ...countries, ...cities];
  // The two directions of a place weigh the same, and are one number.
  const share = (1 + shareOf('place', reader)) / 2;
  const mode = WORK_MODES.indexOf(place.mode ?? 'REMOTE');
  const clocks =
    place.offset === undefined ? CLOCKS.map(() => 1 / CLOCKS.length) : mixture(CLOCKS, place.offset);
  for (const [i, part] of clocks.entries()) apart[mode * CLOCKS.length + i] = share * part;
  if (place.country) countries[hash32(place.country) % COUNTRIES] = share;
  for (const city of place.cities ?? []) cities[hash32(city) % CITIES] = share;
  return [...apart, ...countries, ...cities];
}

/** Shares of the marks that make up `value`: of the two it lies between, or all of the outermost; none when it is not known. */
function mixture(marks: readonly number[], value: number | undefined): number[] {
  if (value === undefined) return marks.map(() => 0);
  return marks.map((mark, i) => {
    const [before, after] = [marks[i - 1], marks[i + 1]];
    if (value === mark) return 1;
    if (value < mark) return before === undefined ? 1 : Math.max(0, (value - before) / (mark - before));
    return after === undefined ? 1 : Math.max(0, (after - value) / (after - mark));
  });
}

/** Must-haves of a reader that what was parsed of somebody plainly does not meet; those that texts decide are left open. */
export function unmetByFacts(reader: Traits, candidate: Quantities): Question[] {
  const table = Object.values(TABLES[reader.role]);
  const musts = table.filter((weighed) => weighed && markOf(weighed, reader) === 'MUST_HAVE');
  if (musts.length === 0) return [];
  const pair = pairWith(readerWith(OTHER[reader.role], candidate), { ...reader, ...WITHOUT_TEXTS });
  const unmet = musts.flatMap((weighed) =>
    weighed?.preference && isUnmetMust(weighed, weighed.feature(pair), reader, pair)
      ? [weighed.preference]
      : [],
  );
  return [...new Set(unmet)];
}

const WITHOUT_TEXTS = { aspects: {}, terms: byKind(() => []), sketch: [] };

function readerWith(role: Side, quantities: Partial<Quantities>): Traits {
  return {
    role,
    quantities: { completeness: 0, ...quantities },
    importance: {},
    hasPreferences: false,
    ...WITHOUT_TEXTS,
  };
}

function pairWith(own: Traits, reader: Traits): Pair {
  const [founder, applicant] = own.role === 'FOUNDER' ? [own, reader] : [reader, own];
  return { founder, applicant, needs: [], wishes: [], dislikes: [], unwanted: [], copied: false };
}
