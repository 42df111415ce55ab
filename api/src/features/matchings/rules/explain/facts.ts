import { hash32 } from '../../../../lib/hash32.ts';
import type { Person } from '../read/person.ts';
import { type Range, shortfall } from '../read/quantities/range.ts';
import { SOFTWARE } from '../read/terms.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { wordsOf } from '../read/vocabulary.ts';
import type { NeedCover, Pair } from '../score/pair.ts';
import { sharedShare, tellingWords } from './excerpt.ts';
import { areForeign } from './language.ts';
import type { Scene } from './scene.ts';
import { everyText } from './writings.ts';

/** Facts of a pair that a sentence may rest on; each is strict, as what is said must hold. */

/** Whether two ranges have a figure in common. */
export function meet(one: Range | undefined, other: Range | undefined): boolean {
  return !!one && !!other && shortfall(one, other) === 0 && shortfall(other, one) === 0;
}

/** Whether two ranges meet in more than the end of both: 10–15 and 15–25 are no fit to speak of. */
export function overlap(one: Range | undefined, other: Range | undefined): boolean {
  if (!one || !other || !meet(one, other)) return false;
  const isSpan = ({ low, high }: Range) => low < high;
  return !isSpan(one) || !isSpan(other) || Math.min(one.high, other.high) > Math.max(one.low, other.low);
}

/** Times what is hoped for: more is another kind of part than the one they have in mind. */
const FAR_MORE = 3;

/** Whether equity offered and hoped for meet; none on either side, or far more than is hoped for, is not equity met. */
export function equityMeets({ founder, applicant }: Pair): boolean {
  const [offered, hoped] = [founder.quantities.equity, applicant.quantities.equity];
  if (!offered || !hoped || offered.high === 0 || hoped.high === 0) return false;
  return overlap(offered, hoped) && offered.high <= FAR_MORE * hoped.high;
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
const NOT_FAR_BY_NAME = 0.52;
const MOST = 0.6;
/** Near in meaning to one another, and never the same. */
export const LANGUAGE =
  /\b(?:arabic|bengali|chinese|dutch|english|french|german|hebrew|hindi|italian|japanese|korean|mandarin|polish|portuguese|russian|spanish|swahili|turkish|ukrainian|vietnamese)\b/i;

/** "k8s", "NLP": nothing but the list of known skills can tell what it is short for. */
const SHORT_FORM = /^(?:[A-Z\d]{2,5}|[a-z]+\d+[a-z]+)$/;

/** Whether one is what the other's words begin with, or a form of it with a count: "NLP", "k8s". */
function isShortFor(short: string, long: string): boolean {
  if (!SHORT_FORM.test(short)) return false;
  const initials = wordsOf(long)
    .map((word) => word.charAt(0))
    .join('');
  return /\d/.test(short) || initials.includes(short.toLowerCase());
}

/** Whether two terms plainly name the same thing: the same words, or words and meaning in common, or nearly the same meaning. */
export function isSameThing(one: Term, other: Term): boolean {
  if (one.key === other.key) return true;
  const near = cosine(one.vector, other.vector);
  const shared = sharedShare(one.text, other.text);
  if (isOtherLanguage(one.text, other.text) || isOtherLanguage(other.text, one.text)) return false;
  const isKnown = one.concepts.some((id) => other.concepts.includes(id));
  if (isKnown && (isShortFor(one.text, other.text) || isShortFor(other.text, one.text))) return true;
  // Two known skills of which neither is the other may be near for no more than a shared ring, and so may a word and the skill of its name: rust and corrosion.
  const isNamed = other.concepts.length > 0 || wordsOf(one.text).length === 1;
  const isOther = one.concepts.length > 0 && isNamed && !isKnown && shared === 0;
  return (
    (near >= NEAR && !isOther) ||
    (near >= NOT_FAR && shared >= MOST && !hasOwnCode(one.text, other.text)) ||
    (near >= NOT_FAR_BY_NAME && isKnown)
  );
}

const HOW_WELL = /\b(?:a|is|fluent|native|good|basic|some|level|speak\w*|helps?|plus)\b/gi;

/** Whether one names a language, and the other none or far more: "Polish" is not "writing down what is said in Polish". */
function isOtherLanguage(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other.replace(HOW_WELL, ' '))];
  return LANGUAGE.test(one) && others.filter((word) => words.includes(word)).length < MOST * others.length;
}

/** "B2B", "3D": short, and what tells "B2B sales" from other sales. */
function hasOwnCode(text: string, other: string): boolean {
  const others = wordsOf(other);
  return wordsOf(text).some((word) => word.length < 4 && /\d/.test(word) && !others.includes(word));
}

export interface Needs {
  /** Plainly covered, best first. */
  readonly met: readonly (NeedCover & { readonly offer: Term })[];
  readonly partly: readonly NeedCover[];
  /** Neither covered nor named anywhere in what the applicant wrote. */
  readonly missing: readonly NeedCover[];
  /** Not found in what was written in another language or script. */
  readonly unknown: readonly NeedCover[];
}

/** Whether two known skills are one, or of one area: react and javascript. All of software is too wide for one. */
function shareArea(one: Term, other: Term): boolean {
  if (one.concepts.some((id) => other.concepts.includes(id))) return true;
  const areas = one.areas.filter((area) => area !== SOFTWARE);
  return areas.some((area) => other.areas.includes(area) || other.concepts.includes(area));
}

/** Whether somebody lists the very skill, also where it stands too far down to be compared. */
function isListed({ skills, applicantPreference }: Person, term: Term): boolean {
  return [...skills, ...(applicantPreference?.applicantSkills ?? [])].some(
    (text) => hash32(wordsOf(text).toSorted().join(' ')) === term.key,
  );
}

/** Several sentences rest on the needs of one pair. */
const known = new WeakMap<Pair, Needs>();

/** The founder's needs by how the applicant's skills cover them. */
export function needsOf(scene: Pick<Scene, 'pair' | 'founder' | 'applicant'>): Needs {
  const needs = known.get(scene.pair) ?? readNeeds(scene);
  known.set(scene.pair, needs);
  return needs;
}

function readNeeds({ pair, founder, applicant }: Pick<Scene, 'pair' | 'founder' | 'applicant'>): Needs {
  let texts: ReadonlySet<string> | undefined;
  const isWritten = (word: string) => {
    texts ??= new Set(everyText(applicant).flatMap(tellingWords));
    return texts.has(word);
  };
  const isNamed = (term: Term) => {
    const words = tellingWords(term.text);
    const inWords = words.length > 0 && words.filter(isWritten).length * 2 > words.length;
    return inWords || isListed(applicant, term);
  };
  const isNextTo = (term: Term) => pair.applicant.terms.BRING.some((offer) => shareArea(term, offer));
  const met = pair.needs.flatMap((cover) => {
    const { need, offer, value } = cover;
    return offer && value >= COVERED && isSameThing(need, offer) ? [{ ...cover, offer }] : [];
  });
  const rest = pair.needs.filter(({ need }) => !met.some((cover) => cover.need === need));
  const open = rest.filter(({ need, value }) => value < OPEN && !isNamed(need) && !isNextTo(need));
  const isForeign = open.length > 0 && areForeign(founder, applicant);
  const isUnknown = ({ offer }: NeedCover) => isForeign || (!offer && pair.applicant.terms.BRING.length > 0);
  return {
    met: met.sort((x, y) => y.value - x.value),
    partly: rest.filter((cover) => !open.includes(cover)),
    missing: open.filter((cover) => !isUnknown(cover)),
    unknown: open.filter(isUnknown),
  };
}
