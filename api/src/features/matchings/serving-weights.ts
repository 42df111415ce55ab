import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { weightVersions } from '../../db/matching.ts';
import { BUILT_IN, type Tables, tablesOf } from './rules/score/weights.ts';

/** What versions rest on: names, weights and means of the tables built into this release. A release with others begins anew. */
export const WEIGHTS_BASIS = nameOf(
  JSON.stringify(BUILT_IN, (key, value) => (key === 'feature' ? undefined : value)),
);

/** What lists are made with. */
export interface Serving {
  /** Of the weights: others have another one. */
  readonly id: string;
  readonly tables: Tables;
}

/** The weights that lists are made with. Read anew for each list, so every process follows at once. */
export async function findServingWeights(db: Db): Promise<Serving> {
  const [serving] = await db
    .select({ weights: weightVersions.weights })
    .from(weightVersions)
    .where(and(eq(weightVersions.basis, WEIGHTS_BASIS), eq(weightVersions.status, 'SERVING')));
  return {
    id: serving ? nameOf(JSON.stringify(serving.weights)) : WEIGHTS_BASIS,
    tables: tablesOf(serving?.weights),
  };
}

function nameOf(weights: string): string {
  return createHash('sha256').update(weights).digest('hex').slice(0, 16);
}
