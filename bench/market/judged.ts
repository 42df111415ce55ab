import { createFastMemory } from '../../api/src/features/matchings/fast-memory/fast-memory.ts';
import type { Traits } from '../../api/src/features/matchings/rules/read/traits.ts';
import type { Vector } from '../../api/src/features/matchings/rules/read/vectors.ts';
import { type Judged, judgeOne } from '../../api/src/features/matchings/rules/score/ranking.ts';
import type { Tables } from '../../api/src/features/matchings/rules/score/weights.ts';
import { packFeatures, unpackFeatures } from '../../api/src/features/matchings/rules/store/pack.ts';

/** Runs `work` on people's traits as they lie in the index, packed and in the fast memory. */
export function inFastMemory<Result>(
  people: readonly Traits[],
  work: (traits: readonly Traits[]) => Result,
): Result {
  const memory = createFastMemory();
  const rows = people.map(packFeatures);
  const size = rows.reduce((sum, { length }) => sum + length, 0);
  return memory.lend(size, (place) =>
    work(
      rows.map((row) => {
        const traits = unpackFeatures(place(row), memory.dot);
        if (!traits) throw new Error('Packed features cannot be read.');
        return traits;
      }),
    ),
  );
}

/** What the engine says of every pair as viewers see them, in one order; nothing in it changes from day to day but the priors. */
export interface Judgements {
  readonly rank: Float32Array;
  readonly shown: Float32Array;
  readonly probability: Float32Array;
  readonly offers: readonly (Vector | undefined)[];
}

/** One viewer's judgement of somebody, by their place in `offers`, with a prior. */
export function judgedAt(
  { rank, shown, probability, offers }: Judgements,
  viewer: number,
  other: number,
  prior: number,
): Judged {
  const at = viewer * offers.length + other;
  return {
    id: String(other).padStart(5, '0'),
    rank: (rank[at] ?? 0) + prior,
    shown: shown[at] ?? 0,
    probability: probability[at] ?? 0,
    inactive: false,
    unmet: [],
    offer: offers[other],
    looked: true,
  };
}

/** Judges all pairs with the engine's own function; people of the market mark nothing as a must-have. */
export function judgeAll(viewers: readonly Traits[], others: readonly Traits[], tables: Tables): Judgements {
  const [rank, shown, probability] = [0, 0, 0].map(() => new Float32Array(viewers.length * others.length));
  if (!rank || !shown || !probability) throw new Error('No room.');
  const offers = others.map(({ aspects }) => aspects.offer);
  viewers.forEach((traits, v) => {
    others.forEach((other, o) => {
      const judged = judgeOne(
        { traits, model: '' },
        { id: '', traits: other, model: '', prior: 0, inactive: false },
        tables,
      );
      const at = v * others.length + o;
      rank[at] = judged.rank;
      shown[at] = judged.shown;
      probability[at] = judged.probability;
    });
  });
  return { rank, shown, probability, offers };
}

/** The judgements of the first `size` of both sides. */
export function firstOf(judgements: Judgements, size: number): Judgements {
  const { rank, shown, probability, offers } = judgements;
  const cut = (values: Float32Array) =>
    Float32Array.from(
      { length: size * size },
      (_, i) => values[Math.floor(i / size) * offers.length + (i % size)] ?? 0,
    );
  return { rank: cut(rank), shown: cut(shown), probability: cut(probability), offers: offers.slice(0, size) };
}
