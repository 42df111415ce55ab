import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';

const SOURCE = join(import.meta.dirname, 'dot.wat');

/** The module that `dot.wat` describes. */
export async function assembleDot(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const module = parseWat(SOURCE, readFileSync(SOURCE, 'utf8'), { simd: true });
  try {
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, 'dot.wasm'), await assembleDot());
