import {
  compensationSchema,
  fundingStageSchema,
  type Importance,
  importanceSchema,
} from '@ampersand/contract/enumerations';
import type { Place } from '../read/quantities/place.ts';
import { WILL_MOVE } from '../read/quantities/place-moves.ts';
import { WORK_MODES } from '../read/quantities/place-ways.ts';
import { type Range, range } from '../read/quantities/range.ts';
import { SKETCH_LENGTH } from '../read/sketch.ts';
import type { TermKey } from '../read/terms.ts';
import { ASPECTS, type Aspect, byKind, TERM_KINDS } from '../read/texts.ts';
import type { Quantities, Term, Traits } from '../read/traits.ts';
import type { Dot, Vector } from '../read/vectors.ts';
import { Reader, Writer } from './bytes.ts';

/** Raised with every change of what is read of a person, or of the layout: rows of another reading are made anew, and serve until then. */
export const READING = 21;

/** First byte of a row. Rows with 1, from before 22 November 2026, are still read, since rows are made anew one by one; 1 is laid out as 2. */
const LAYOUT = 2;
const FORMER_LAYOUT = 1;

/** Remote within one's own country, in the place of a way of working: releases before 23 November 2026 read none. */
const IN_COUNTRY = 9;
/** A way of working that is not wholly understood, at the same place. */
const UNSURE = 8;
/** Remote, bound to a part of their own country. */
const IN_PART = 7;
/** Would move, or come for visits, to named places alone, in the place of whether they would move: releases before 26 November 2026 read nothing there. */
const MOVES_THERE = 5;
const VISITS_THERE = 6;

/** Stands before the region that remote work is within, behind the cities: releases before 26 November 2026 read a city that nobody else has. */
const REGION = '@';

/** Flags of a term. */
const ANY = 1;
const MORE = 2;
const SPELT = 4;

// A value is stored as its place in these lists: another order is another layout.
const IMPORTANCES = importanceSchema.options;
const COMPENSATIONS = compensationSchema.options;
const STAGES = fundingStageSchema.options;

/**
 * Traits as bytes, some 2 to 12 kB, little-endian: layout, role, flag, completeness in per cent (read by the release
 * before, the database has a column); the quantities as 32-bit floats (NaN
 * is 'not said'); importance marks; the aspects' vectors; the terms with key, skills, text and vector; the sketch;
 * which aspects are compared by spelling, if any.
 * @throws {RangeError} when vectors differ in length.
 */
export function packFeatures(traits: Traits): Uint8Array {
  const dimension = dimensionOf(traits);
  const out = new Writer();
  out.u8(LAYOUT);
  out.u8(traits.role === 'FOUNDER' ? 1 : 0);
  out.u8(traits.hasPreferences ? 1 : 0);
  out.u8(Math.round(traits.quantities.completeness * 100));
  out.u16(dimension);
  writeQuantities(out, traits.quantities);
  writeMarks(out, traits.importance);
  out.u8(ASPECTS.reduce((mask, aspect, i) => mask | (traits.aspects[aspect] ? 1 << i : 0), 0));
  for (const aspect of ASPECTS) out.vector(traits.aspects[aspect]);
  for (const kind of TERM_KINDS) {
    out.u8(traits.terms[kind].length);
    for (const term of traits.terms[kind]) writeTerm(out, term);
  }
  for (const number of traits.sketch) out.u32(number);
  // Behind the sketch, which releases before 25 November 2026 read to the end: one equal number more makes no copy.
  const spelt = ASPECTS.reduce((mask, aspect, i) => mask | (traits.spelt?.includes(aspect) ? 1 << i : 0), 0);
  if (spelt > 0) out.u32(spelt);
  return out.bytes();
}

/**
 * Traits from `packFeatures`; vectors are views into `bytes`, texts are decoded when asked for.
 * Undefined when the bytes are of a layout that neither this release nor the one before it wrote.
 * @param dot the multiplication of the memory that the bytes lie in, if it has one.
 */
export function unpackFeatures(bytes: Uint8Array, dot?: Dot): Traits | undefined {
  const from = new Reader(bytes, dot);
  const layout = from.u8();
  if (layout !== LAYOUT && layout !== FORMER_LAYOUT) return undefined;
  const role = from.u8() === 1 ? 'FOUNDER' : 'APPLICANT';
  const hasPreferences = from.u8() === 1;
  from.u8();
  const dimension = from.u16();
  const quantities = readQuantities(from);
  const importance = readMarks(from);
  const mask = from.u8();
  const aspects: Partial<Record<Aspect, Vector>> = {};
  for (const [i, aspect] of ASPECTS.entries()) if (mask & (1 << i)) aspects[aspect] = from.vector(dimension);
  const terms = byKind<Term[]>(() => []);
  for (const kind of TERM_KINDS) {
    for (let left = from.u8(); left > 0; left--) terms[kind].push(readTerm(from, dimension));
  }
  const rest = from.rest();
  const sketch = rest.slice(0, rest.length < SKETCH_LENGTH ? 0 : SKETCH_LENGTH);
  const spelt = ASPECTS.filter((_, i) => (rest[sketch.length] ?? 0) & (1 << i));
  return {
    role,
    hasPreferences,
    quantities,
    importance,
    aspects,
    ...(spelt.length > 0 && { spelt }),
    terms,
    sketch,
  };
}

function dimensionOf(traits: Traits): number {
  const vectors = [
    ...Object.values(traits.aspects),
    ...Object.values(traits.terms).flatMap((terms) => terms.map((term) => term.vector)),
  ];
  const dimension = vectors[0]?.length ?? 0;
  if (vectors.some((vector) => vector.length !== dimension))
    throw new RangeError('All vectors of a person have one length.');
  return dimension;
}

function writeMarks(out: Writer, importance: Traits['importance']): void {
  const marks = Object.entries(importance).flatMap(([field, mark]) => (mark ? [{ field, mark }] : []));
  out.u8(marks.length);
  for (const { field, mark } of marks) {
    out.text(field);
    out.u8(IMPORTANCES.indexOf(mark));
  }
}

function readMarks(from: Reader): Traits['importance'] {
  const importance: Partial<Record<string, Importance>> = {};
  for (let left = from.u8(); left > 0; left--) {
    const field = from.text();
    importance[field] = IMPORTANCES[from.u8()] ?? 'NICE';
  }
  return importance;
}

export function writeQuantities(out: Writer, q: Quantities): void {
  for (const each of [q.equity, q.hours, q.pay, q.risk]) {
    out.f32(each?.low);
    out.f32(each?.high);
    out.u8(each?.flexible ? 1 : 0);
  }
  for (const each of [q.stageRisk, q.pace, q.years, q.startup, q.traction, q.completeness]) out.f32(each);
  out.u8(q.compensation ? COMPENSATIONS.indexOf(q.compensation) + 1 : 0);
  out.u8(q.stage ? STAGES.indexOf(q.stage) + 1 : 0);
  out.u8(flag(q.available));
  out.u8(q.place ? 1 : 0);
  if (!q.place) return;
  out.text(q.place.country ?? '');
  out.text(placesOf(q.place).join('|'));
  out.text(q.place.currency ?? '');
  out.f32(q.place.offset);
  out.f32(q.place.maxGap);
  out.u8(wayOf(q.place));
  out.u8(movesOf(q.place));
}

export function readQuantities(from: Reader): Quantities {
  const ranged = (): Range | undefined => {
    const low = from.f32();
    const high = from.f32();
    const flexible = from.u8() === 1;
    return low === undefined || high === undefined ? undefined : range(low, high, flexible);
  };
  const [equity, hours, pay, risk] = [ranged(), ranged(), ranged(), ranged()];
  const [stageRisk, pace, years, startup, traction] = [
    from.f32(),
    from.f32(),
    from.f32(),
    from.f32(),
    from.f32(),
  ];
  const completeness = from.f32() ?? 0;
  const compensation = COMPENSATIONS[from.u8() - 1];
  const stage = STAGES[from.u8() - 1];
  const available = unflag(from.u8());
  const place = from.u8() === 1 ? readPlace(from) : undefined;
  return {
    completeness,
    ...(equity && { equity }),
    ...(hours && { hours }),
    ...(pay && { pay }),
    ...(risk && { risk }),
    ...(stageRisk !== undefined && { stageRisk }),
    ...(pace !== undefined && { pace }),
    ...(years !== undefined && { years }),
    ...(startup !== undefined && { startup }),
    ...(traction !== undefined && { traction }),
    ...(compensation && { compensation }),
    ...(stage && { stage }),
    ...(available !== undefined && { available }),
    ...(place && { place }),
  };
}

function placesOf({ cities = [], region }: Place): readonly string[] {
  return region ? [...cities, `${REGION}${region}`] : cities;
}

function wayOf({ inCountry, unsure, mode }: Place): number {
  if (inCountry) return unsure ? IN_PART : IN_COUNTRY;
  return unsure ? UNSURE : mode ? WORK_MODES.indexOf(mode) + 1 : 0;
}

function movesOf({ moves, onlyThere }: Place): number {
  if (onlyThere) return moves === 'VISITS' ? VISITS_THERE : MOVES_THERE;
  return moves ? WILL_MOVE.indexOf(moves) + 1 : 0;
}

function readPlace(from: Reader): Place {
  const [country, places, currency] = [from.text(), from.text(), from.text()];
  const cities = places.split('|').filter((place) => place && !place.startsWith(REGION));
  const region = places.split('|').find((place) => place.startsWith(REGION));
  const [offset, maxGap] = [from.f32(), from.f32()];
  const way = from.u8();
  const mode = way === IN_COUNTRY ? 'REMOTE' : WORK_MODES[way - 1];
  const moving = from.u8();
  const onlyThere = moving === MOVES_THERE || moving === VISITS_THERE;
  const moves = onlyThere ? (moving === VISITS_THERE ? 'VISITS' : 'MAYBE') : WILL_MOVE[moving - 1];
  return {
    ...(country && { country }),
    ...(cities.length > 0 && { cities }),
    ...(region && { region: region.slice(REGION.length) }),
    ...(currency && { currency }),
    ...(offset !== undefined && { offset }),
    ...(maxGap !== undefined && { maxGap }),
    ...(mode && { mode }),
    ...((way === IN_COUNTRY || way === IN_PART) && { inCountry: true }),
    ...((way === UNSURE || way === IN_PART) && { unsure: true }),
    ...(moves !== undefined && { moves }),
    ...(onlyThere && { onlyThere }),
  };
}

function writeTerm(out: Writer, term: Term): void {
  writeKey(out, term, term.spelt ? SPELT : 0);
  out.text(term.text);
  out.vector(term.vector);
}

/** What a term is compared by, short of its vector. */
function writeKey(out: Writer, { key, any, more, weight, concepts, areas }: TermKey, flags: number): void {
  out.u32(key);
  out.u8((any ? ANY : 0) | (more ? MORE : 0) | flags);
  out.f32(weight);
  for (const ids of [concepts, areas]) {
    out.u8(ids.length);
    for (const id of ids) out.u32(id);
  }
}

function readKey(from: Reader): TermKey & { spelt: boolean } {
  const key = from.u32();
  const flags = from.u8();
  const weight = from.f32() ?? 1;
  const concepts = from.ids();
  return {
    key,
    any: (flags & ANY) > 0,
    more: (flags & MORE) > 0,
    spelt: (flags & SPELT) > 0,
    weight,
    concepts,
    areas: from.ids(),
  };
}

function readTerm(from: Reader, dimension: number): Term {
  const key = readKey(from);
  const textAt = from.skipText();
  return new PackedTerm(from, textAt, key, from.vector(dimension));
}

/** A term whose text is decoded when asked for; lists are ranked without texts. */
class PackedTerm implements Term {
  readonly #from: Reader;
  readonly #textAt: number;
  #text: string | undefined;
  readonly key: number;
  readonly any: boolean;
  readonly more: boolean;
  readonly weight: number;
  readonly concepts: readonly number[];
  readonly areas: readonly number[];
  readonly vector: Vector;
  readonly spelt: boolean;

  constructor(from: Reader, textAt: number, term: ReturnType<typeof readKey>, vector: Vector) {
    this.#from = from;
    this.#textAt = textAt;
    this.key = term.key;
    this.any = term.any;
    this.more = term.more;
    this.weight = term.weight;
    this.concepts = term.concepts;
    this.areas = term.areas;
    this.vector = vector;
    this.spelt = term.spelt;
  }

  get text(): string {
    this.#text ??= this.#from.textAt(this.#textAt);
    return this.#text;
  }
}

function flag(value: boolean | undefined): number {
  return value === undefined ? 0 : value ? 2 : 1;
}

function unflag(value: number): boolean | undefined {
  return value === 0 ? undefined : value === 2;
}
