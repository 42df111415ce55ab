/** Somebody in a list, for re-ordering. */
export interface Listed<Vector> {
  /** Higher is better, in log units. */
  readonly rank: number;
  /** What they offer. */
  readonly offer: Vector | undefined;
}

/** What the nearest neighbour above takes off a rank, in log units, when the two offers are the same. */
const REPEAT_PRICE = 0.25;
/** Offers nearer than this are one cluster. */
const ONE_CLUSTER = 0.8;
const WINDOW = 10;
const MOST_OF_ONE_CLUSTER = 3;

/**
 * Orders a list so that it does not repeat itself: maximal marginal relevance on what people offer, and at most
 * three of one cluster in any ten in a row (as long as there is somebody else to put there). Only the first
 * `length` places are re-ordered; the rest follows by rank.
 * @param people best rank first.
 */
export function diversify<Vector, Person extends Listed<Vector>>(
  people: readonly Person[],
  length: number,
  cosine: (a: Vector, b: Vector) => number,
): Person[] {
  const waiting = [...people];
  const chosen: Person[] = [];
  /** For each one waiting, the nearness to the nearest one chosen. */
  const nearest = new Map<Person, number>();
  while (chosen.length < length) {
    const at = bestOf(waiting, chosen, nearest, cosine);
    const [next] = waiting.splice(at, 1);
    if (!next) break;
    chosen.push(next);
    // Looking far down the list is in vain: a repeat never costs more than REPEAT_PRICE.
    for (const person of waiting.slice(0, length * 2)) {
      const near = nearness(person, next, cosine);
      if (near > (nearest.get(person) ?? 0)) nearest.set(person, near);
    }
  }
  return [...chosen, ...waiting];
}

function bestOf<Vector, Person extends Listed<Vector>>(
  waiting: readonly Person[],
  chosen: readonly Person[],
  nearest: ReadonlyMap<Person, number>,
  cosine: (a: Vector, b: Vector) => number,
): number {
  const window = chosen.slice(-(WINDOW - 1));
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [at, person] of waiting.entries()) {
    if (person.rank <= highest) break;
    const worth = person.rank - REPEAT_PRICE * Math.max(0, nearest.get(person) ?? 0);
    if (worth <= highest) continue;
    const alike = window.filter((other) => nearness(person, other, cosine) >= ONE_CLUSTER).length;
    if (alike >= MOST_OF_ONE_CLUSTER) continue;
    [best, highest] = [at, worth];
  }
  return best;
}

function nearness<Vector>(
  a: Listed<Vector>,
  b: Listed<Vector>,
  cosine: (a: Vector, b: Vector) => number,
): number {
  return a.offer && b.offer ? cosine(a.offer, b.offer) : 0;
}
