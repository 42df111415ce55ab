import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { weightVersions } from '../../db/schema.ts';
import { BUILT_IN, type Weights } from './rules/score/weights.ts';

/** What versions rest on: names, weights and means of the tables built into this release. A release with others begins anew. */
export const WEIGHTS_BASIS = createHash('sha256')
  .update(JSON.stringify(BUILT_IN, (key, value) => (key === 'feature' ? undefined : value)))
  .digest('hex')
  .slice(0, 16);

/** The weights that lists are made with; undefined: the built-in ones. Read anew for each list, so every process follows at once. */
export async function findServingWeights(db: Db): Promise<Weights | undefined> {
  const [serving] = await db
    .select({ weights: weightVersions.weights })
    .from(weightVersions)
    .where(and(eq(weightVersions.basis, WEIGHTS_BASIS), eq(weightVersions.status, 'SERVING')));
  return serving?.weights;
}
