import { join } from 'node:path';
import { textsOf } from '../../api/src/features/matchings/rules/read/texts.ts';
import { type Traits, traitsOf } from '../../api/src/features/matchings/rules/read/traits.ts';
import { createEmbedder } from '../../api/src/lib/embedder/embedder.ts';
import { APPLICANTS, FOUNDERS } from './sets/people.ts';
import type { SetPerson } from './sets/types.ts';

/** Somebody of the labelled sets as the engine reads them. */
export interface Read extends SetPerson {
  readonly traits: Traits;
}

/** What the engine reads of everybody in the labelled sets, and the model that embedded their texts. */
export interface Market {
  readonly founders: readonly Read[];
  readonly applicants: readonly Read[];
  readonly model: string;
}

/** When the people of the sets are read: jobs that go on count up to here. */
const NOW = Date.parse('2026-11-01');

/** Reads all people of the labelled sets with the product's own embedder and parsers. */
export async function readMarket(): Promise<Market> {
  const embedder = createEmbedder({
    cacheDir: join(import.meta.dirname, '../../node_modules/.cache/ampersand'),
  });
  try {
    const read = async (one: SetPerson): Promise<Read> => {
      const { aspects, terms } = textsOf(one.person);
      const texts = [...new Set([...Object.values(aspects).flat(), ...terms.map(({ text }) => text)])];
      const vectors = await embedder.embed(texts);
      const vectorOf = new Map(texts.map((text, i) => [text, vectors[i]]));
      const traits = traitsOf(
        one.person,
        (text) => {
          const vector = vectorOf.get(text);
          if (!vector) throw new Error(`"${text}" of ${one.id} has no vector.`);
          return vector;
        },
        NOW,
      );
      return { ...one, traits };
    };
    const founders: Read[] = [];
    for (const one of FOUNDERS) founders.push(await read(one));
    const applicants: Read[] = [];
    for (const one of APPLICANTS) applicants.push(await read(one));
    return { founders, applicants, model: embedder.model };
  } finally {
    await embedder.close();
  }
}
