import { businessIn, isNamed } from '../read/refusals/business.ts';
import { isEngagement, titleOfKind } from '../read/refusals/people.ts';
import { isCopy } from '../read/sketch.ts';
import { coverage, ramp } from '../read/terms.ts';
import { byKind } from '../read/texts.ts';
import type { Term, Traits } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { wordsOf } from '../read/vocabulary.ts';

/** A founder's need and the skill of an applicant that covers it best. */
export interface NeedCover {
  readonly need: Term;
  /** Absent when the applicant names no skill that it can be compared with. */
  readonly offer: Term | undefined;
  /** 0-1. */
  readonly value: number;
}

/** An applicant's wish (or dislike) and how near the company's idea comes to it. */
export interface WishCover {
  readonly wish: Term;
  /** What the other wrote that comes nearest. */
  readonly part: Term;
  /** 0-1. */
  readonly value: number;
  /** A personal interest rather than a stated wish. */
  readonly interest: boolean;
}

/** A founder and an applicant side by side, with what several features share computed once. */
export interface Pair {
  readonly founder: Traits;
  readonly applicant: Traits;
  /** In the founder's order. */
  readonly needs: readonly NeedCover[];
  /** Nearest first. */
  readonly wishes: readonly WishCover[];
  readonly dislikes: readonly WishCover[];
  /** Kinds of people the founder does not look for, and the title of the applicant that says that they are that. */
  readonly unwanted: readonly WishCover[];
  /** One has copied what the other wrote. */
  readonly copied: boolean;
}

/**
 * Cosines of a wish of a few words and a sentence of a company's idea under all-MiniLM-L6-v2, measured on the
 * demo community: a wish and an idea that people call the same field lie above .40, unrelated ones below .25.
 */
const WISH_RAMP = { low: 0.2, high: 0.52 } as const;
/** A dislike counts only when it plainly is the company's business. */
const DISLIKE_RAMP = { low: 0.45, high: 0.65 } as const;
/** Nearer than this what is named among other things is their business all the same. */
const NEAR_ALL_THE_SAME = 0.9;
const INTEREST_SHARE = 0.7;
/** A cosine below this never passes the ramp of `coverage`. */
const SURE_ENOUGH = 0.8;

/**
 * Puts two people of different sides next to each other, whichever is given first. Where one has copied what the other
 * wrote, nothing that either wrote counts between them, and the copy speaks against them.
 */
export function pairOf(one: Traits, other: Traits): Pair {
  const copied = isCopy(one.sketch, other.sketch);
  const [a, b] = copied ? [withoutTexts(one), withoutTexts(other)] : [one, other];
  const [founder, applicant] = a.role === 'FOUNDER' ? [a, b] : [b, a];
  const ideas = founder.terms.IDEA;
  const wishes = [
    ...applicant.terms.WISH.flatMap((wish) => nearest(wish, ideas, WISH_RAMP, false)),
    ...applicant.terms.INTEREST.flatMap((wish) => nearest(wish, ideas, WISH_RAMP, true)),
  ];
  return {
    founder,
    applicant,
    needs: founder.terms.NEED.map((need) => coverOf(need, applicant.terms.BRING)),
    wishes: wishes.sort((a, b) => b.value - a.value),
    dislikes: applicant.terms.AVOID.filter(
      ({ text }) => !founder.terms.AVOID.some((own) => isNamed(text, own.text)),
    ).flatMap((wish) => dislikeOf(wish, ideas)),
    unwanted: founder.terms.AVOID.flatMap((kind) => unwantedOf(kind, applicant)),
    copied,
  };
}

const withoutTexts = (traits: Traits): Traits => ({ ...traits, aspects: {}, terms: byKind(() => []) });

/** Looks for a known skill first, so that most vectors need not be multiplied. */
function coverOf(need: Term, offers: readonly Term[]): NeedCover {
  let best: Term | undefined;
  let value = 0;
  for (const offer of offers) {
    const known = coverage(need, offer, 0) * offer.weight;
    if (!best || known > value) [best, value] = [offer, known];
  }
  if (value >= SURE_ENOUGH) return { need, offer: best, value };
  let isCompared = value > 0;
  for (const offer of offers) {
    if (!isSameScript(need, offer)) continue;
    isCompared = true;
    const near = coverage(need, offer, cosine(need.vector, offer.vector)) * offer.weight;
    if (near > value) [best, value] = [offer, near];
  }
  return { need, offer: isCompared ? best : undefined, value };
}

const isSameScript = (one: Term, other: Term) => (one.spelt ?? false) === (other.spelt ?? false);

/** What is refused and plainly their business by its own words, whatever else stands beside it, or else by nearness. */
function dislikeOf(wish: Term, ideas: readonly Term[]): WishCover[] {
  const told = ideas.map((part) => ({ part, said: businessIn(part.text, wish.text) }));
  const plain = told.find(({ said }) => said === 'PLAINLY');
  if (plain) return [{ wish, part: plain.part, value: 1, interest: false }];
  const open = told.flatMap(({ part, said }) =>
    said === 'DENIED' || isKindOf(wish, part) || (isField(part) && isOnlyBeside(wish, part)) ? [] : [part],
  );
  return nearest(wish, open, DISLIKE_RAMP, false).map((cover) => {
    const { part, value } = cover;
    const isOther = businessIn(part.text, wish.text) === 'UNSURE' || isOnlyBeside(wish, part);
    const isDoubtful = value < NEAR_ALL_THE_SAME && isOther;
    return isDoubtful ? { ...cover, value: 0 } : cover;
  });
}

/** Whether what is refused is a kind of a field, as fast fashion is of fashion: that refuses not all of it. */
function isKindOf(wish: Term, field: Term): boolean {
  const [kind, words] = [wordsOf(wish.text), wordsOf(field.text)];
  return words.length < kind.length && words.every((word) => kind.includes(word));
}

const LONGEST_FIELD = 4;
const isField = ({ text }: Term): boolean => wordsOf(text).length <= LONGEST_FIELD;

/** Says of a business no more than how it is sold or run. */
const ANY_BUSINESS =
  /^(?:apps?|brands?|business|compan\w+|industry|market\w*|platforms?|products?|sector|services?|shops?|software|start-?ups?|stores?|systems?|tech\w*|tools?|work)$/;

/** Whether a field or text has some words of a refused name and not what it is a name of: sports analytics is no sports betting. */
function isOnlyBeside(wish: Term, part: Term): boolean {
  const words = wordsOf(wish.text).filter((word) => word.length > 3 && !ANY_BUSINESS.test(word));
  if (words.length !== 2 && words.length !== 3) return false;
  const others = wordsOf(part.text);
  const missing = words.filter((word) => !others.some((other) => beginsAlike(word, other)));
  return missing.length > 0 && missing.length < words.length;
}

const SHORTEST = 4;

function beginsAlike(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= SHORTEST && long.startsWith(short);
}

/** Hours a week from which somebody joins for all of their time. */
const FULL = 35;

/** Whether somebody wants shares or gives all of their time: who freelances today would be no freelancer here. */
const joinsForGood = ({ quantities: { equity, hours } }: Traits) =>
  (equity?.high ?? 0) > 0 || (hours?.low ?? 0) >= FULL;

function unwantedOf(kind: Term, applicant: Traits): WishCover[] {
  const brings = applicant.terms.BRING;
  const [first] = brings;
  if (!first) return [];
  const isOther = isEngagement(kind.text) && joinsForGood(applicant);
  const title = isOther ? undefined : titleOfKind(kind.text, brings);
  return [{ wish: kind, part: title ?? first, value: title ? 1 : 0, interest: false }];
}

function nearest(
  wish: Term,
  parts: readonly Term[],
  bounds: { readonly low: number; readonly high: number },
  interest: boolean,
): WishCover[] {
  let best: Term | undefined;
  let highest = -1;
  for (const part of parts) {
    if (part.vector.length !== wish.vector.length || !isSameScript(wish, part)) continue;
    const near = cosine(wish.vector, part.vector);
    if (near > highest) [best, highest] = [part, near];
  }
  if (!best) return [];
  const value = ramp(highest, bounds.low, bounds.high) * (interest ? INTEREST_SHARE : 1);
  return [{ wish, part: best, value, interest }];
}
