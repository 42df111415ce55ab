import type { Traits } from '../read/traits.ts';
import { dequantise, type Vector } from '../read/vectors.ts';
import { factsQuery } from '../score/facts.ts';

/** Length of every embedding; embedders of other models bring theirs to it. */
export const DIMENSION = 384;

/**
 * Slopes of the reciprocal rank score, in log units: of what the viewer seeks against what the other offers and what the viewer offers
 * against what the other seeks, per unit of cosine, and of the facts, per unit of log-odds. Their proportions were fitted by least squares on
 * the pairs of 10,000 drawn people a side (`bench/scale/draw.ts`). Beside the prior they count .7 of that fit: who is found is among the best,
 * where both P bend. Still less finds more in an exact scan, and no more in the index.
 */
const SLOPES = {
  FOUNDER: { seeks: 4.6, offers: 2.7, facts: 0.45 },
  APPLICANT: { seeks: 2.7, offers: 4.4, facts: 0.45 },
} as const;

/** What an inner product of fit is as log-odds of a like, the same for both; fitted to whom searches among 100,000 find. */
const LIKED = { slope: 1, base: -4.75 } as const;

/** What an inner product, with the prior in it, makes of the rank score: log P + log P′ + prior, so a better fit counts the less the better it is. */
export function rankEstimate(product: number, prior: number): number {
  return prior - 2 * Math.log1p(Math.exp(-(LIKED.base + LIKED.slope * (product - prior))));
}

/** `rankEstimate` in SQL, of the columns `product` and `prior`. */
export const RANK_ESTIMATE = `(prior - 2 * ln(1 + exp(-(${LIKED.base} + ${LIKED.slope} * (product - prior)))))`;

/** Share of the vector of everything written in both halves: it tells of what neither half says. */
const WHOLE_SHARE = 0.5;

/** `[offer | seek | constant]` of a candidate; the constant is their prior, for releases before migration 0035. */
export function candidateVector(traits: Traits, prior: number): number[] {
  return [...half(traits, 'offer', 1), ...half(traits, 'seek', 1), prior];
}

/**
 * `[a·seek | b·offer | 1 | c·facts]` of a viewer. The inner product with a candidate's vector and facts is a·seek·offer′ +
 * b·offer·seek′ + prior′ + c·facts·facts′: reciprocal, with the price of the candidate in it.
 */
export function queryVector(traits: Traits): number[] {
  const { seeks, offers, facts } = SLOPES[traits.role];
  return [
    ...half(traits, 'seek', seeks),
    ...half(traits, 'offer', offers),
    1,
    ...factsQuery(traits).map((value) => facts * value),
  ];
}

function half({ aspects }: Traits, aspect: 'offer' | 'seek', slope: number): number[] {
  const mixed = new Float32Array(DIMENSION);
  add(mixed, aspects[aspect], 1);
  add(mixed, aspects.whole, WHOLE_SHARE);
  const length = Math.hypot(...mixed);
  return Array.from(mixed, (value) => (length === 0 ? 0 : (slope * value) / length));
}

function add(sum: Float32Array, vector: Vector | undefined, share: number): void {
  if (!vector || vector.length !== sum.length) return;
  const values = dequantise(vector);
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + share * (values[i] ?? 0);
}
