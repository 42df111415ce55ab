import type { MovedUp } from '@ampersand/contract/matchings';
import { groupOf } from './group.ts';
import type { Ranked } from './ranking.ts';
import { logActive, pointsOf } from './score.ts';

/** What lifts or lowers somebody beside how they fit, in log units. */
export interface Lift {
  /** log P(active) − price + the bonus of who was hardly shown − former showings. */
  readonly prior: number;
  readonly price: number;
  /** What former showings to the reader take off. */
  readonly penalty: number;
  readonly lastActiveAt: Date;
}

/** Points between two figures that a reader notices. */
const NOTICED = 3;
/** Nobody compares with who stands farther below. */
const COMPARED = 40;

/**
 * Why each of a list stands above somebody of their group whose figure is plainly higher, by id; whoever does not is absent. The
 * cause is the largest difference to the best of those below.
 */
export function movedUp(
  people: readonly Ranked[],
  lifts: ReadonlyMap<string, Lift>,
  { first, end, now }: { readonly first: number; readonly end: number; readonly now: Date },
): Map<string, MovedUp> {
  const causes = new Map<string, MovedUp>();
  for (let at = first; at < Math.min(end, people.length); at++) {
    const person = people[at];
    const passed = person && bestBelow(person, people.slice(at + 1, at + 1 + COMPARED));
    const cause = passed && causeOf(person, passed, lifts, now);
    if (cause) causes.set(person.id, cause);
  }
  return causes;
}

function bestBelow(person: Ranked, below: readonly Ranked[]): Ranked | undefined {
  let best: Ranked | undefined;
  for (const other of below) {
    if (groupOf(other) !== groupOf(person)) break;
    if (pointsOf(other.shown) - pointsOf(person.shown) >= NOTICED && other.shown > (best?.shown ?? 0))
      best = other;
  }
  return best;
}

function causeOf(
  person: Ranked,
  passed: Ranked,
  lifts: ReadonlyMap<string, Lift>,
  now: Date,
): MovedUp | undefined {
  if (person.rank < passed.rank) return person.propensity === undefined ? 'VARIETY' : 'CHANCE';
  const [own, other] = [lifts.get(person.id), lifts.get(passed.id)];
  if (!own || !other) return undefined;
  const [mine, theirs] = [partsOf(own, now), partsOf(other, now)];
  const differences = Object.entries({
    OTHERS_SEEN: other.penalty - own.penalty,
    HARDLY_SHOWN: mine.explore - theirs.explore,
    HAS_ROOM: theirs.price - mine.price,
    ACTIVE: mine.active - theirs.active,
  } satisfies Partial<Record<MovedUp, number>>) as [MovedUp, number][];
  const [cause] = differences.sort(([, one], [, another]) => another - one);
  return cause && cause[1] > 0 ? cause[0] : undefined;
}

function partsOf({ prior, price, penalty, lastActiveAt }: Lift, now: Date) {
  const active = logActive(lastActiveAt.getTime(), now.getTime());
  return { active, price, explore: Math.max(0, prior + penalty - active + price) };
}
