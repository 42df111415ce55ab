import { join } from 'node:path';
import type { Reading } from '../../api/src/features/matchings/rules/explain/explain.ts';
import type { Person } from '../../api/src/features/matchings/rules/read/person.ts';
import { textsOf } from '../../api/src/features/matchings/rules/read/texts.ts';
import { type Traits, traitsOf } from '../../api/src/features/matchings/rules/read/traits.ts';
import { createEmbedder, type Embedder } from '../../api/src/lib/embedder/embedder.ts';
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
  const sides = [FOUNDERS, APPLICANTS].map((side) => side.map(({ person }) => person));
  const { model, readings } = await readAll(sides);
  const named = (side: readonly SetPerson[], of: readonly Reading[] | undefined): Read[] =>
    side.flatMap((one, i) => {
      const traits = of?.[i]?.traits;
      return traits ? [{ ...one, traits }] : [];
    });
  return { founders: named(FOUNDERS, readings[0]), applicants: named(APPLICANTS, readings[1]), model };
}

/** Reads groups of people with the product's own embedder and parsers, in their order. */
export async function readPeople(groups: readonly (readonly Person[])[]): Promise<Reading[][]> {
  return (await readAll(groups)).readings;
}

async function readAll(
  groups: readonly (readonly Person[])[],
): Promise<{ model: string; readings: Reading[][] }> {
  const embedder = createEmbedder({
    cacheDir: join(import.meta.dirname, '../../node_modules/.cache/ampersand'),
  });
  try {
    const readings: Reading[][] = [];
    for (const people of groups) {
      const group: Reading[] = [];
      for (const person of people) group.push({ person, traits: await traitsWith(embedder, person) });
      readings.push(group);
    }
    return { model: embedder.model, readings };
  } finally {
    await embedder.close();
  }
}

async function traitsWith(embedder: Embedder, person: Person): Promise<Traits> {
  const { aspects, terms } = textsOf(person);
  const texts = [...new Set([...Object.values(aspects).flat(), ...terms.map(({ text }) => text)])];
  const vectors = await embedder.embed(texts);
  const vectorOf = new Map(texts.map((text, i) => [text, vectors[i]]));
  return traitsOf(
    person,
    (text) => {
      const vector = vectorOf.get(text);
      if (!vector) throw new Error(`"${text}" has no vector.`);
      return vector;
    },
    NOW,
  );
}
