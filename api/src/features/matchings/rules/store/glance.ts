import { byKind, type TermKind } from '../read/texts.ts';
import type { Term, Traits } from '../read/traits.ts';
import type { Dot, Vector } from '../read/vectors.ts';
import { Reader, Writer } from './bytes.ts';
import { readKey, readMarks, readQuantities, writeKey, writeMarks, writeQuantities } from './pack.ts';

/** First byte. A row of another layout is looked at exactly instead. */
const LAYOUT = 1;
/** What a first look reads of the texts: their vectors in two bits a number. */
const ASPECTS = ['whole', 'offer', 'seek'] as const;
/** Terms that are read by name, without vectors. */
const KINDS: readonly TermKind[] = ['NEED', 'BRING'];

/** The most that 4 numbers take. */
const A_BYTE = 4;
/**
 * The four values that two bits stand for, in the units of `quantise`: the least mean squared error for numbers spread as those of
 * a unit vector of 384 are (Max 1960, "Quantizing for minimum distortion"). Cosines are exact to about .02.
 */
const LEVELS = [-28, -8, 8, 28] as const;
const BETWEEN = 18;

/**
 * What a first look needs of somebody, some 600 to 900 bytes: everything that was parsed, their marks, three vectors of their texts
 * at a tenth of the size, and their skills by name. The look that follows reads `packFeatures`.
 */
export function packGlance(traits: Traits): Uint8Array {
  const out = new Writer();
  out.u8(LAYOUT);
  out.u8(traits.role === 'FOUNDER' ? 1 : 0);
  out.u8(traits.hasPreferences ? 1 : 0);
  out.u16(ASPECTS.reduce((most, aspect) => Math.max(most, traits.aspects[aspect]?.length ?? 0), 0));
  writeQuantities(out, traits.quantities);
  writeMarks(out, traits.importance);
  out.u8(ASPECTS.reduce((mask, aspect, i) => mask | (traits.aspects[aspect] ? 1 << i : 0), 0));
  for (const aspect of ASPECTS) if (traits.aspects[aspect]) out.run(coarse(traits.aspects[aspect]));
  for (const kind of KINDS) {
    out.u8(traits.terms[kind].length);
    for (const term of traits.terms[kind]) writeKey(out, term);
  }
  return out.bytes();
}

/** Where the vectors of a glance are laid out. */
export interface Room {
  readonly place: (bytes: Uint8Array) => Uint8Array;
  readonly dot: Dot | undefined;
}

/** How much `unpackGlance` places of one row, at most. */
export const GLANCE_ROOM = ASPECTS.length * 384;

/** Traits from `packGlance`, with what it leaves out missing; undefined when the bytes are of another layout. */
export function unpackGlance(bytes: Uint8Array, room: Room): Traits | undefined {
  const from = new Reader(bytes, undefined);
  if (from.u8() !== LAYOUT) return undefined;
  const role = from.u8() === 1 ? 'FOUNDER' : 'APPLICANT';
  const hasPreferences = from.u8() === 1;
  const dimension = from.u16();
  const quantities = readQuantities(from);
  const importance = readMarks(from);
  const mask = from.u8();
  const aspects: Partial<Record<(typeof ASPECTS)[number], Vector>> = {};
  for (const [i, aspect] of ASPECTS.entries())
    if (mask & (1 << i)) aspects[aspect] = fine(from.run(Math.ceil(dimension / A_BYTE)), dimension, room);
  const terms = byKind<Term[]>(() => []);
  for (const kind of KINDS)
    for (let left = from.u8(); left > 0; left--)
      terms[kind].push({ ...readKey(from), text: '', vector: NONE });
  return { role, hasPreferences, quantities, importance, aspects, terms, sketch: [] };
}

const NONE: Vector = { bytes: new Int8Array(), at: 0, length: 0, dot: undefined };

function coarse({ bytes, at, length }: Vector): Uint8Array {
  const packed = new Uint8Array(Math.ceil(length / A_BYTE));
  for (let i = 0; i < length; i++) {
    const value = bytes[at + i] ?? 0;
    const level = value < -BETWEEN ? 0 : value < 0 ? 1 : value <= BETWEEN ? 2 : 3;
    packed[i >> 2] = (packed[i >> 2] ?? 0) | (level << (2 * (i & 3)));
  }
  return packed;
}

/** The four numbers that each byte stands for. */
const UNPACKED = new Int8Array(256 * A_BYTE).map((_, i) => LEVELS[((i >> 2) >> (2 * (i & 3))) & 3] ?? 0);
const FOURS = new Uint32Array(UNPACKED.buffer);

function fine(packed: Int8Array, length: number, { place, dot }: Room): Vector {
  const numbers = new Uint32Array(packed.length);
  for (let i = 0; i < packed.length; i++) numbers[i] = FOURS[(packed[i] ?? 0) & 255] ?? 0;
  const there = place(new Uint8Array(numbers.buffer, 0, length));
  return {
    bytes: new Int8Array(there.buffer, 0, there.byteOffset + length),
    at: there.byteOffset,
    length,
    dot,
  };
}
