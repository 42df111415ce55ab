import type { Dot, Vector } from '../read/vectors.ts';

const NONE: readonly number[] = [];
const LONGEST_TEXT = 200;

/** The first `length` units of a text without half a character at the end. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Writes numbers, texts and vectors one behind the other, little-endian. */
export class Writer {
  #buffer = new Uint8Array(4096);
  #view = new DataView(this.#buffer.buffer);
  #at = 0;

  #room(length: number): number {
    const at = this.#at;
    this.#at += length;
    if (this.#at > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(this.#at, this.#buffer.length * 2));
      larger.set(this.#buffer);
      this.#buffer = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }

  u8(value: number): void {
    const at = this.#room(1);
    this.#view.setUint8(at, value);
  }

  u16(value: number): void {
    const at = this.#room(2);
    this.#view.setUint16(at, value, true);
  }

  u32(value: number): void {
    const at = this.#room(4);
    this.#view.setUint32(at, value, true);
  }

  f32(value: number | undefined): void {
    const at = this.#room(4);
    this.#view.setFloat32(at, value ?? Number.NaN, true);
  }

  /** UTF-8 with its length in one byte; longer texts lose their end. */
  text(value: string): void {
    let kept = cutAt(value, LONGEST_TEXT);
    let encoded = new TextEncoder().encode(kept);
    while (encoded.length > 255) {
      kept = cutAt(kept, kept.length - 8);
      encoded = new TextEncoder().encode(kept);
    }
    this.u8(encoded.length);
    const at = this.#room(encoded.length);
    this.#buffer.set(encoded, at);
  }

  vector(value: Vector | undefined): void {
    if (!value) return;
    const at = this.#room(value.length);
    this.#buffer.set(value.bytes.subarray(value.at, value.at + value.length), at);
  }

  bytes(): Uint8Array {
    return this.#buffer.slice(0, this.#at);
  }
}

/** Reads what a `Writer` wrote, in the same order. */
export class Reader {
  readonly #bytes: Int8Array;
  readonly #view: DataView;
  readonly #dot: Dot | undefined;
  #at: number;

  /** @param dot the multiplication of the memory that the bytes lie in, if it has one. */
  constructor(bytes: Uint8Array, dot: Dot | undefined) {
    const end = bytes.byteOffset + bytes.length;
    this.#bytes = new Int8Array(bytes.buffer, 0, end);
    this.#view = new DataView(bytes.buffer, 0, end);
    this.#at = bytes.byteOffset;
    this.#dot = dot;
  }

  u8(): number {
    return this.#view.getUint8(this.#at++);
  }

  u16(): number {
    this.#at += 2;
    return this.#view.getUint16(this.#at - 2, true);
  }

  u32(): number {
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }

  f32(): number | undefined {
    this.#at += 4;
    const value = this.#view.getFloat32(this.#at - 4, true);
    return Number.isNaN(value) ? undefined : value;
  }

  ids(): readonly number[] {
    let left = this.u8();
    if (left === 0) return NONE;
    const ids: number[] = [];
    for (; left > 0; left--) ids.push(this.u32());
    return ids;
  }

  /** All numbers that are left. */
  rest(): readonly number[] {
    const numbers: number[] = [];
    while (this.#at + 4 <= this.#bytes.length) numbers.push(this.u32());
    return numbers;
  }

  text(): string {
    return this.textAt(this.skipText());
  }

  /** Passes over a text; the answer is where `textAt` finds it. */
  skipText(): number {
    const at = this.#at;
    this.#at += 1 + this.#view.getUint8(at);
    return at;
  }

  textAt(at: number): string {
    const length = this.#view.getUint8(at);
    return new TextDecoder().decode(this.#bytes.subarray(at + 1, at + 1 + length));
  }

  vector(dimension: number): Vector {
    const at = this.#at;
    this.#at += dimension;
    return { bytes: this.#bytes, at, length: dimension, dot: this.#dot };
  }
}
