import type { Suits } from '@ampersand/contract/matchings';
import type { Contribution } from '../score/score.ts';

/** What one of the two asks of the other's word on a topic. */
export interface Wish {
  /** Features it stands for; the least favourable known one gives the mark. */
  readonly features: readonly string[];
  /** Texts whose nearness proves nothing: what the two say stands side by side, without a mark. */
  readonly loose?: boolean;
}

/** What the two say on a topic, by side. */
export interface TopicOfTwo {
  readonly name: string;
  readonly founder: string | undefined;
  readonly applicant: string | undefined;
  /** Whether it suits each of them; null where they ask nothing, or have marked it indifferent. */
  readonly suitsFounder: Suits | null;
  readonly suitsApplicant: Suits | null;
  readonly note?: string | undefined;
}

/** Whether what the other says suits who wishes. */
export function suits(
  wish: Wish | undefined,
  contributions: readonly Contribution[],
  isSaid: boolean,
): Suits | null {
  const own = contributions.filter(({ name }) => wish?.features.includes(name));
  const [first] = own;
  if (!wish || !first || own.every(({ weight }) => weight === 0)) return null;
  const values = own.flatMap(({ value }) => value ?? []);
  if (!isSaid || wish.loose || values.length === 0) return 'OPEN';
  // What the line is about decides; a second feature can only lower it, as a dislike does.
  return markOf(Math.min(first.value ?? 0, ...values.slice(1)));
}

const MET = 0.3;
const NOT_MET = -0.35;

function markOf(value: number): Suits {
  if (value >= MET) return 'FITS';
  return value > NOT_MET ? 'PARTLY' : 'DOES_NOT_FIT';
}
