import { type Range, shortfall } from '../read/quantities/range.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import type { NeedCover, Pair } from '../score/pair.ts';
import { sharedShare, tellingWords } from './excerpt.ts';
import type { Scene } from './scene.ts';
import { everyText } from './writings.ts';

/** Facts of a pair that a sentence may rest on; each is strict, as what is said must hold. */

/** Whether two ranges have a figure in common. */
export function meet(one: Range | undefined, other: Range | undefined): boolean {
  return !!one && !!other && shortfall(one, other) === 0 && shortfall(other, one) === 0;
}

/** Whether equity offered and hoped for meet; none on either side is not equity met. */
export function equityMeets({ founder, applicant }: Pair): boolean {
  const [offered, hoped] = [founder.quantities.equity, applicant.quantities.equity];
  return meet(offered, hoped) && offered?.high !== 0 && hoped?.high !== 0;
}

/** Whether pay that is there is enough, or none is asked for. */
export function payMeets({ founder, applicant }: Pair): boolean {
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  return needed?.high === 0 || (!!paid && !!needed && shortfall(paid, needed) === 0);
}

const COVERED = 0.6;
const OPEN = 0.3;
/** Terms that are nearer than this by meaning need no word in common. */
const NEAR = 0.62;
/** With half of the words in common, or a known skill. */
const NOT_FAR = 0.36;
const NOT_FAR_BY_NAME = 0.45;
const MOST = 0.6;
/** Near in meaning to one another, and never the same. */
export const LANGUAGE =
  /\b(?:arabic|bengali|chinese|dutch|english|french|german|hebrew|hindi|italian|japanese|korean|mandarin|polish|portuguese|russian|spanish|swahili|turkish|ukrainian|vietnamese)\b/i;

/** "k8s", "NLP": nothing but the list of known skills can tell what it is short for. */
const SHORT_FORM = /^(?:[A-Z\d]{2,5}|[a-z]+\d+[a-z]+)$/;

/** Whether two terms plainly name the same thing: the same words, or words and meaning in common, or nearly the same meaning. */
export function isSameThing(one: Term, other: Term): boolean {
  if (one.key === other.key) return true;
  const near = cosine(one.vector, other.vector);
  const shared = sharedShare(one.text, other.text);
  if (shared === 0 && (LANGUAGE.test(one.text) || LANGUAGE.test(other.text))) return false;
  const isKnown = one.concepts.some((id) => other.concepts.includes(id));
  if (isKnown && (SHORT_FORM.test(one.text) || SHORT_FORM.test(other.text))) return true;
  // Two known skills of which neither is the other may be near for no more than a shared ring: rust and corrosion.
  const isOther = one.concepts.length > 0 && !isKnown && shared === 0;
  return (
    (near >= NEAR && !isOther) || (near >= NOT_FAR && shared >= MOST) || (near >= NOT_FAR_BY_NAME && isKnown)
  );
}

export interface Needs {
  /** Plainly covered, best first. */
  readonly met: readonly (NeedCover & { readonly offer: Term })[];
  readonly partly: readonly NeedCover[];
  /** Neither covered nor named anywhere in what the applicant wrote. */
  readonly missing: readonly NeedCover[];
}

/** The founder's needs by how the applicant's skills cover them. */
export function needsOf({ pair, applicant }: Pick<Scene, 'pair' | 'applicant'>): Needs {
  const texts = new Set(everyText(applicant).flatMap(tellingWords));
  const isNamed = (term: Term) => {
    const words = tellingWords(term.text);
    return words.length > 0 && words.filter((word) => texts.has(word)).length * 2 > words.length;
  };
  const met = pair.needs.flatMap((cover) => {
    const { need, offer, value } = cover;
    return offer && value >= COVERED && isSameThing(need, offer) ? [{ ...cover, offer }] : [];
  });
  const rest = pair.needs.filter(({ need }) => !met.some((cover) => cover.need === need));
  const missing = rest.filter(({ need, value }) => value < OPEN && !isNamed(need));
  return {
    met: met.sort((x, y) => y.value - x.value),
    partly: rest.filter((cover) => !missing.includes(cover)),
    missing,
  };
}
