import { hash32 } from '../../../../lib/hash32.ts';
import { conceptsIn, namesIn, wordsOf } from './vocabulary.ts';

/** A skill or wish as it is compared, without its vector. */
export interface TermKey {
  /** Hash of its words, order and plural aside: equal keys are the same skill. */
  readonly key: number;
  /** Known skills named in it. */
  readonly concepts: readonly number[];
  /** Areas those skills belong to. */
  readonly areas: readonly number[];
  /** "Go or Java": any of its skills will do. */
  readonly any: boolean;
  /** It says more than the names of known skills: "working with patient data". */
  readonly more: boolean;
  /** How much it tells about a person, 0.35 ("communication") to 1; of a skill that is brought, how far it is more than a claim (depth.ts). */
  readonly weight: number;
}

/**
 * Cosines of short skill names under all-MiniLM-L6-v2: of 33 related pairs half lie above .42, of 25 unrelated
 * ones 22 lie below .27 and none above .30 but for those that share a head word ("motion planning", "event
 * planning"), which `UNRELATED_CAP` holds back.
 */
const TERM_RAMP = { low: 0.28, high: 0.66 } as const;
/** At most this much similarity by meaning between skills that are both known and belong to different areas. */
const UNRELATED_CAP = 0.25;
const SAME_SKILL = 0.95;
/** The need names an area, the other a skill inside it. */
const INSIDE_AREA = 0.8;
/** The need names a skill, the other only its area. */
const ONLY_AREA = 0.5;
/** Two different skills of one area; `software` is too wide to count as one. */
const SAME_AREA = 0.35;
/** What says more than a known skill's name is that skill only where it also stands near in meaning. */
const NEAR_ENOUGH = 0.25;
export const SOFTWARE = hash32('software');

/** Words that nearly everybody claims; a need for them says little about whom to meet. */
const COMMON =
  /^(?:communication|communicating|team ?work|team player|leadership|management|managing|hard ?work|work ethic|motivat\w+|self[- ]motivat\w+|passion\w*|commitment|problem[- ]solving|creativ\w+|organi[sz]ation|time management|ms office|microsoft office|word|excel|powerpoint|english|research|planning|strategy|business|multitasking|adaptab\w+|attention to detail|networking|interpersonal|people skills|learning|fast learner)(?: skills?)?$/i;

/** What two terms are compared by, short of their vectors. `text` as written by the member. */
export function termKey(text: string): TermKey {
  const { concepts, more } = namesIn(text);
  const found = concepts.slice(0, 5);
  return {
    key: hash32(wordsOf(text).toSorted().join(' ')),
    concepts: found.map((concept) => concept.id),
    areas: [...new Set(found.flatMap((concept) => concept.areas))].slice(0, 8),
    any: /\bor\b|\//.test(text),
    more,
    weight: COMMON.test(text.trim()) ? 0.35 : 1,
  };
}

/**
 * How well `offer` covers `need`, 0-1: the same words, the same known skill, a skill inside the area asked for,
 * else nearness of meaning. A known skill with other words beside it must stand near in meaning, too.
 * @param cosine of the two terms' vectors; 0 when it is not known.
 */
export function coverage(need: TermKey, offer: TermKey, cosine: number): number {
  if (need.key === offer.key) return 1;
  const isDoubtful = (need.more || offer.more) && cosine < NEAR_ENOUGH;
  const known = knownCoverage(need, offer) * (isDoubtful ? UNRELATED_CAP : 1);
  let meaning = ramp(cosine, TERM_RAMP.low, TERM_RAMP.high) * SAME_SKILL;
  if (known === 0 && need.concepts.length > 0 && offer.concepts.length > 0)
    meaning = Math.min(meaning, UNRELATED_CAP);
  return Math.max(known, meaning);
}

function knownCoverage(need: TermKey, offer: TermKey): number {
  if (need.concepts.length === 0 || offer.concepts.length === 0) return 0;
  let best = 0;
  let sum = 0;
  for (const concept of need.concepts) {
    const covered = conceptCoverage(concept, need.areas, offer);
    best = Math.max(best, covered);
    sum += covered;
  }
  return need.any ? best : sum / need.concepts.length;
}

function conceptCoverage(concept: number, areas: readonly number[], offer: TermKey): number {
  if (holds(offer.concepts, concept)) return SAME_SKILL;
  if (holds(offer.areas, concept)) return INSIDE_AREA;
  let covered = 0;
  for (const area of areas) {
    if (holds(offer.concepts, area)) return ONLY_AREA;
    if (area !== SOFTWARE && holds(offer.areas, area)) covered = SAME_AREA;
  }
  return covered;
}

/** `includes` for lists of one to five, where a plain loop is several times faster. */
function holds(ids: readonly number[], id: number): boolean {
  for (let i = 0; i < ids.length; i++) if (ids[i] === id) return true;
  return false;
}

/** Linear from 0 at `low` to 1 at `high`, flat beyond. */
export function ramp(value: number, low: number, high: number): number {
  return value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low);
}

const LEAD =
  /^(?:(?:i(?:'m| am)?|we(?:'re| are)?|looking|searching|need(?:s|ed)?|want(?:s|ed)?|seeking|(?:someone|somebody)(?! technical)|a|an|the|my|our|who|that|which|can|could|has|have|with|for|to|and|or|is|are|as|build|builds|built|make|makes|run|runs|own|owns|strong|good|great|experienced|senior|background|experience|knowledge|in|of|plus|also|must|know|knows|you|your|will|take|takes|over|partner|co-?founder|person|people|guy|lad|man|woman|young(?:er)?|old(?:er)?)[\s:]+)+/i;
const NOT_A_NEED = /\b(?:not|no|never|don't|need not|without)\b/i;

/**
 * Needs named in running text, for founders who have not listed any: clauses of at most seven words in which a
 * known skill is named, as written, at most eight.
 */
export function needsInText(text: string): string[] {
  // "A, or B" is one need that either meets.
  const clauses = text
    .replace(/,\s+or\s+/gi, ' or ')
    .split(/[,;:.!?()•\n]|\s[-–—]\s|\s(?:and|plus)\s|\s\+\s/);
  const needs = clauses
    .map((clause) => clause.trim())
    .filter((clause) => clause && !NOT_A_NEED.test(clause) && conceptsIn(clause).length > 0)
    .map((clause) => clause.replace(LEAD, ''))
    .filter((clause) => clause.split(/\s+/).length <= 7 && conceptsIn(clause).length > 0);
  return distinctTerms(needs).slice(0, 8);
}

/** Terms without repeats of the same words, in order. */
export function distinctTerms(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = wordsOf(text).toSorted().join(' ');
    if (key && !seen.has(key)) seen.set(key, text.trim());
  }
  return [...seen.values()];
}
