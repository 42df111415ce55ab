/** Somebody in one of the ways a search looks, and how good they are in it; more is better. */
export interface Standing {
  readonly id: string;
  readonly value: number;
}

/** Somebody who wrote words of a search: `covered` is the share of them, 0-1, each as telling as it is rare. */
export interface Worded extends Standing {
  readonly covered: number;
}

/** Somebody who answers some of what a search names, and how much of it: their hours, their equity, their place. */
interface Answering extends Standing {
  readonly answers: number;
}

/** Somebody a search has found, and whether by their words; else by what they mean. */
export interface Found {
  readonly id: string;
  readonly byWords: boolean;
}

/**
 * Damps the first places of reciprocal ranks: Cormack, Clarke and Büttcher, 'Reciprocal Rank Fusion outperforms Condorcet and individual
 * rank learning methods', SIGIR 2009, who take 60 for lists of a thousand; of 5, 10, 20 and 60 the best on `bench/search`.
 */
const DAMPING = 5;
/** Who wrote less of the words is not found by them. */
const ENOUGH_WORDS = 0.35;
/**
 * Cosines: from the first on somebody means it for certain; where some of the words are written and nobody wrote all, also who is so near, and
 * little farther than the nearest. Letters that mean nothing, which nobody wrote, lie at .32 to .43 from the nearest of the demo community.
 */
export const MEANS_IT = 0.42;
const NEAR_ENOUGH = 0.25;
const LITTLE_FARTHER = 0.15;

/**
 * Weighs what was found by words, by meaning and by what was named, best first: who answers more of it (each figure, the place, and what else
 * is searched for), then by reciprocal rank, words as far as they cover the search, meaning as far as it is certain. Where somebody wrote all
 * the words, who wrote some of them and may mean another thing comes last.
 */
export function standingsOf({
  byWords,
  byMeaning,
  byNamed,
}: {
  readonly byWords: readonly Worded[];
  readonly byMeaning: readonly Standing[];
  /** Those whose figures, or place, are named, by meaning. */
  readonly byNamed: readonly Answering[];
}): Found[] {
  const worded = byWords.filter(({ covered }) => covered >= ENOUGH_WORDS).sort(best);
  const nearest = byMeaning.toSorted(best);
  const isUnknown = byWords.length === 0;
  const wroteAll = ({ covered }: Worded) => covered > 1 - ENOUGH_WORDS;
  const isWritten = worded.some(wroteAll);
  const least =
    isUnknown || isWritten ? MEANS_IT : Math.max(NEAR_ENOUGH, (nearest[0]?.value ?? 0) - LITTLE_FARTHER);
  const fused = new Map<string, number>();
  const add = (id: string, share: number) => fused.set(id, (fused.get(id) ?? 0) + share);
  for (const [place, { id, covered }] of worded.entries()) add(id, covered / (DAMPING + place + 1));
  for (const [place, { id, value }] of nearest.entries())
    if (value >= least || fused.has(id)) add(id, Math.min(1, value / MEANS_IT) / (DAMPING + place + 1));
  const answers = new Map([...fused.keys()].map((id) => [id, 1]));
  for (const { id, answers: more } of byNamed) answers.set(id, (answers.get(id) ?? 0) + more);
  const answered = (id: string) => answers.get(id) ?? 0;
  for (const [place, { id }] of byNamed.toSorted(best).entries()) add(id, 1 / (DAMPING + place + 1));
  const certain = new Set(nearest.filter(({ value }) => value >= MEANS_IT).map(({ id }) => id));
  const named = new Set(byNamed.map(({ id }) => id));
  const unlike = new Set(
    worded
      .filter((each) => isWritten && !wroteAll(each) && !certain.has(each.id) && !named.has(each.id))
      .map(({ id }) => id),
  );
  const isUnlike = (id: string) => Number(unlike.has(id));
  const written = new Set(worded.map(({ id }) => id));
  return [...fused]
    .sort(
      ([a, one], [b, other]) =>
        isUnlike(a) - isUnlike(b) || answered(b) - answered(a) || other - one || (a < b ? -1 : 1),
    )
    .map(([id]) => ({ id, byWords: written.has(id) }));
}

const best = (a: Standing, b: Standing) => b.value - a.value || (a.id < b.id ? -1 : 1);
