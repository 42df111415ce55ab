import type { Quantities } from '../read/traits.ts';
import { Reader, Writer } from './bytes.ts';
import { readQuantities, writeQuantities } from './pack.ts';

/** First byte. */
const LAYOUT = 1;

/** What was parsed of somebody, some hundred bytes beside their row: it tells who misses a must-have before features are fetched. */
export function packGlance(quantities: Quantities): Uint8Array {
  const out = new Writer();
  out.u8(LAYOUT);
  writeQuantities(out, quantities);
  return out.bytes();
}

/** Undefined when the bytes are of another layout. */
export function unpackGlance(bytes: Uint8Array): Quantities | undefined {
  const from = new Reader(bytes, undefined);
  return from.u8() === LAYOUT ? readQuantities(from) : undefined;
}
