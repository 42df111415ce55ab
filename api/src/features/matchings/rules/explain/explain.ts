import type { Person } from '../read/person.ts';
import type { Traits } from '../read/traits.ts';
import { pairOf } from '../score/pair.ts';
import type { Contribution, Score } from '../score/score.ts';
import type { Scene, Sentence } from './scene.ts';
import { ALSO, GAPS, REASONS, TOPICS, type Topic } from './sentences.ts';
import { THEY, YOU } from './wording.ts';

export type Direction = 'YOU_LOOK_FOR' | 'THEY_LOOK_FOR';

export interface Reason extends Sentence {
  readonly direction: Direction;
}

/** A person with what was read of them. */
export interface Reading {
  readonly person: Person;
  readonly traits: Traits;
}

const MOST_REASONS = 3;
const MOST_GAPS = 2;
/** Smaller terms, in log-odds, are no news. */
const WORTH_SAYING = 0.06;

/** The pair as `viewer` reads it. */
export function sceneOf(viewer: Reading, other: Reading): Scene {
  const viewerFounds = viewer.person.role === 'FOUNDER';
  const [founder, applicant] = viewerFounds ? [viewer, other] : [other, viewer];
  return {
    pair: pairOf(founder.traits, applicant.traits),
    founder: founder.person,
    applicant: applicant.person,
    f: viewerFounds ? YOU : THEY,
    a: viewerFounds ? THEY : YOU,
  };
}

/**
 * Why the two fit and where they do not, for `viewer`: the largest terms of both directions' scores, each topic
 * once, in sentences made of what both wrote. At most three reasons, of both directions where both have one,
 * strongest first, and at most two gaps.
 */
export function explain(scene: Scene, score: Score): { reasons: Reason[]; gaps: Reason[] } {
  const terms = termsOf(scene, score);
  return {
    reasons: pickReasons(
      terms.filter(({ amount }) => amount > WORTH_SAYING),
      scene,
    ),
    gaps: worded(
      terms.filter(({ amount }) => amount < -WORTH_SAYING).sort((x, y) => x.amount - y.amount),
      scene,
      GAPS,
    ).slice(0, MOST_GAPS),
  };
}

interface Term {
  readonly topic: Topic;
  readonly direction: Direction;
  /** Signed, in log-odds. */
  readonly amount: number;
}

/** Terms of both directions, each topic once for each sign, in the direction where it weighs most. */
function termsOf({ f }: Scene, { founder, applicant }: Score): Term[] {
  const founderLooks: Direction = f === YOU ? 'YOU_LOOK_FOR' : 'THEY_LOOK_FOR';
  const applicantLooks: Direction = f === YOU ? 'THEY_LOOK_FOR' : 'YOU_LOOK_FOR';
  const all = [...founder.contributions, ...applicant.contributions];
  const amounts = new Map(all.map((each) => [each.name, amountOf(each)]));
  const termOf = (each: Contribution, direction: Direction): Term[] => {
    const topic = Object.entries(TOPICS).find(([feature]) => feature === each.name)?.[1];
    if (!topic || each.value === undefined) return [];
    const own = amountOf(each);
    const also = Math.max(0, amounts.get(ALSO[each.name] ?? '') ?? 0);
    // What is open of a need stays open, however near the texts are.
    const both = [own + also, Math.min(own, 0)].filter((amount) => amount !== 0);
    return [...new Set(both)].map((amount) => ({ topic, direction, amount }));
  };
  return [
    ...founder.contributions.flatMap((each) => termOf(each, founderLooks)),
    ...applicant.contributions.flatMap((each) => termOf(each, applicantLooks)),
  ];
}

const amountOf = ({ value = 0, weight }: Contribution): number => value * weight;

/** The strongest of each direction first, then the strongest of what is left. */
function pickReasons(terms: readonly Term[], scene: Scene): Reason[] {
  const strongest = [...terms].sort((x, y) => y.amount - x.amount);
  const all = worded(strongest, scene, REASONS);
  const first = all[0];
  if (!first) return [];
  const opposite = wordedFrom(strongest, scene, first);
  const rest = all.slice(1).filter((each) => each.text !== opposite?.text);
  const chosen = opposite ? [first, opposite, ...rest] : [first, ...rest];
  return chosen.slice(0, MOST_REASONS);
}

/** The strongest reason of the other direction about another topic, even where a shared topic weighs more elsewhere. */
function wordedFrom(strongest: readonly Term[], scene: Scene, first: Reason): Reason | undefined {
  const other = strongest.filter((term) => term.direction !== first.direction);
  return worded(other, scene, REASONS).find((each) => each.text !== first.text);
}

function worded(terms: readonly Term[], scene: Scene, writers: typeof REASONS): Reason[] {
  const told = new Set<Topic>();
  const reasons: Reason[] = [];
  for (const { topic, direction } of terms) {
    if (told.has(topic) || (topic === 'work' && told.has('skills'))) continue;
    const sentence = writers[topic]?.(scene);
    if (!sentence) continue;
    told.add(topic);
    reasons.push({ direction, ...sentence });
  }
  return reasons;
}
