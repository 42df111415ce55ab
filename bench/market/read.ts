import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from '../../api/src/features/matchings/rules/read/person.ts';
import { textsOf } from '../../api/src/features/matchings/rules/read/texts.ts';
import { type Traits, traitsOf } from '../../api/src/features/matchings/rules/read/traits.ts';
import { createEmbedder } from '../../api/src/lib/embedder/embedder.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/ampersand');
/** When the people are read: jobs that go on count up to here. */
const NOW = Date.parse('2026-11-01');
const BATCH = 256;

/** Reads people with the product's own embedder and parsers; vectors are kept on the disk from one run to the next. */
export async function readPlanted(people: readonly Person[]): Promise<{ traits: Traits[]; model: string }> {
  const embedder = createEmbedder({ cacheDir: CACHE });
  try {
    const texts = [...new Set(people.flatMap(textsIn))].sort();
    const key = createHash('sha256')
      .update(JSON.stringify([embedder.model, texts]))
      .digest('hex');
    const file = join(CACHE, `market-${key.slice(0, 16)}.vectors`);
    const numbers = await readFile(file)
      .then((bytes) => new Float32Array(new Uint8Array(bytes).buffer))
      .catch(async () => {
        const made = new Float32Array(texts.length * embedder.dimension);
        for (let from = 0; from < texts.length; from += BATCH) {
          const vectors = await embedder.embed(texts.slice(from, from + BATCH));
          for (const [i, vector] of vectors.entries()) made.set(vector, (from + i) * embedder.dimension);
        }
        await mkdir(CACHE, { recursive: true });
        await writeFile(file, made);
        return made;
      });
    const placeOf = new Map(texts.map((text, i) => [text, i * embedder.dimension]));
    const vectorOf = (text: string) => {
      const at = placeOf.get(text);
      if (at === undefined) throw new Error(`"${text}" has no vector.`);
      return numbers.subarray(at, at + embedder.dimension);
    };
    return { traits: people.map((person) => traitsOf(person, vectorOf, NOW)), model: embedder.model };
  } finally {
    await embedder.close();
  }
}

function textsIn(person: Person): string[] {
  const { aspects, terms } = textsOf(person);
  return [...Object.values(aspects).flat(), ...terms.map(({ text }) => text)];
}
