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
export const DATA = hash32('data');
export const LANGUAGES = hash32('languages');

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
  /^(?:(?:i(?:'m| am)?|we(?:'re| are)?|look(?=\sfor)|looking|searching|need(?:s|ed)?|want(?:s|ed)?|seeking|(?:someone|somebody)(?! technical)|tech(?:nical)?(?=\sco-?founder (?:who|that))|actually|really|already|shipped|worked|a|an|the|my|our|who|that|which|but|aber|pero|be|best|can|could|has|have|with|for|to|and|or|so|is|are|as|because|since|(?:build|develop|maintain|implement)(?:s|ing)?|(?:mak|creat|writ|handl)(?:e|es|ing)|built|grows?|set(?:ting)? up|(?:ships?|design|train|lead|port|code)(?=\s(?:an?|the|my|our|your|fast|machine)\s)|fast|quickly|run|runs|own|owns|strong|good|great|use|using|bonus|ideally|preferably|now|hiring|if|do|does|doing|some|loves?|knowing|experienced|senior|background|experience|knowledge|in|on|of|plus|also|must|know|knows|you|your|will|take|takes|over|partner|co-?founder|person|people|guy|lad|man|woman|young(?:er)?|old(?:er)?)[\s:]+)+/i;
/** A lead to what they need in other languages, with the article behind it. */
const LEAD_ABROAD =
  /^(?:(?:wir|ich|nous|je|on|wij|ik)\s)?(?:suchen?|gesucht(?:\swird)?|brauchen?|buscamos|busco|necesit(?:amos|o)|cherch(?:e|ons)|procur(?:amos|o)|precis(?:amos|o)(?:\sde)?|cerc(?:o|hiamo)|zoeken?)[\s:]+(?:(?:noch|nach|dringend|aktuell|gerade|ein(?:e[nrm]?)?|une?|un[ao]|uma?|een)\s)*/iu;
const NOT_A_NEED =
  /\b(?:not?|nor|never|nothing|without|instead of|rather than|(?:do|does|did|is|are|was|wo|ca|would|could|should|have|has)n['’]?t|cannot|nicht|keine?n?|ohne|sin|nada|sans|pas|sem|não|nem)\b/iu;
/** What somebody says of themselves: "I am the CTO", "we have a designer". */
const OF_ONESELF =
  /^(?:and |but |as |since |because |currently )*(?:(?:i|we)(?:['’](?:m|re|ve|d)| am| are| was| were)? (?!(?:still |now |also |urgently |really |just |currently |actively )*(?:look|search|seek|need|want|hir|hop|would|use|am |are |after|in need|in search|try|miss|lack))|my (?:co-?founders?|background|partner|wife|husband|brother|sister)\b|ich (?:bin|habe|war|kann|mache)\b|wir (?:sind|haben|machen)\b|je (?:suis|fais|viens)\b|nous (?:sommes|avons|faisons)\b|(?:yo )?soy\b|somos\b|tenemos\b|(?:eu )?sou\b|temos\b)/i;
const WANTS = /^(?:i |we |now |am |are |so |['’]m )*(?:need|want|look|search|seek|hiring|miss|lack)/i;
/** Says why, and asks for nothing: "since our clients write in Dutch". */
const GIVES_REASON =
  /^(?:since|because|as (?=(?:our|we|my|the|most|all|many)\b)|weil|da (?=(?:wir|unsere?)\b)|denn|porque|ya que|puesto que|pois|já que|car|parce que|puisque)(?!.*\b(?:need|want|look|search|seek|miss|lack|brauch|such|busca|necesita|precisa|cherch))/iu;
/** How much something is asked for, behind what it is: "Swahili is a must", "health data is a plus". */
const HOW_MUCH =
  /[\s,–-]+(?:(?:is|are|would be|will be|being|ist|sind|wäre|es|est|serait|é|seria)\s+(?:(?:an?|also|very|really|absolutely|definitely|of course|highly|un|una|um|uma|ein|von|big|huge|real|nice|strong|massive|major|great)\s+)*(?:plus|must|bonus|essential|required|requirement|needed|necessary|mandatory|important|crucial|vital|key|helpful|useful|handy|nice|ideal|preferred|preferable|desirable|desired|appreciated|welcome|advantage|asset|lovely|great|good|cool|perfect|what we use|our stack|muss|pflicht|vorteil|hilfreich|wichtig|toll|super|schön|prima|genial|imprescindible|obligatorio|necesario|importante|indispensable|obligatoire|nécessaire|souhaitée?|apprécié|essencial|obrigatório|necessário)|(?:an?\s)?(?:big\s|huge\s)?(?:plus|must|bonus)|(?:please|pls|bitte|por favor)$|(?:(?:strongly|highly|very|much|really|greatly)\s)?(?:must[- ]have|required|needed|necessary|preferred|desirable|desired|appreciated|welcome)|nice[- ]to[- ]have|helps?|would help|then (?:wow|great|super|perfect|amazing|lovely|even better|you|we|that|it)|hilft|aide|ayuda|ajuda)(?:\s.*)?$|\s(?:(?:together|along(?:side)?|side by side)\s)?(?:with\s)?(?:me|us)$|\s(?:both|either)\s(?:are|is|works?|(?:is\s)?fine|ok(?:ay)?|good)(?!\p{L}).*$|\s(?:before|previously|already|properly|in the past|vorher|antes|avant)$/iu;

/** Says where the work takes somebody, and asks for no skill: "you will be in greasy kitchens at 5am sometimes". */
const TAKES_PLACE =
  /^(?:and |but |also )*(?:you(?:['’](?:ll|d))?(?: \p{L}+)? (?:be (?:in|at|around|near|inside|outside|out in) (?!(?:charge|control|touch|contact)\b)\S+ (?!and\b)|(?:spend|sit|stand|sleep|travel|drive) (?:\p{L}+ ){0,3}?(?:in|at|around|near|between|through|to) )|(?:du|sie|ihr) (?:bist|wirst|werden|seid|stehst|stehen) (?:\p{L}+ ){0,3}?(?:in|bei|auf|im) |(?:vas a estar|estar[áa]s|vai estar|estará) (?:\p{L}+ ){0,2}?(?:en|em) |(?:tu seras|vous serez) (?:\p{L}+ ){0,2}?(?:dans|en|chez) )\S/iu;

/** What somebody cannot do themselves: "I'm hopeless at selling". */
const NOT_MINE =
  /^(?:and |but |though |as |because )*(?:i|we)(?:['’](?:m|re)| am| are) (?:\p{L}+ ){0,2}?(?:hopeless|terrible|bad|no good|useless|weak|clueless|lousy|rubbish|awful|not (?:good|great)) (?:at|in|with|on) /iu;

const MARK = /([,;:.!?()•\n]|\s[-–—]\s|\s\+\s)/;
/** Ends in whom one sells to or works for: what is listed behind it are no skills either, as in "sold to banks, hospitals". */
const TO_WHOM =
  /\b(?:into|inside|onto|work(?:s|ed|ing)? (?:at|for)|(?:sell|sold|talk|sp[eo]ak|spoke|pitch|deliver|cater|market)(?:s|ed|ing)? (?:\S+ ){0,2}to|visit(?:s|ed|ing)?|call(?:s|ed|ing)? on)\s(?:\S+\s){0,3}\S+$/i;
/** Says something of a thing, and asks for nothing: "computer vision is the hard part". */
const STATES =
  /\b(?:is|are|was|were|be|would|will|should|ist|sind|est|sont|es|son)\b|\b(?:comes?|goes) (?:first|second|next|last|later|before|after)\b|\b(?:kommt|kommen) (?:zuerst|vor|danach)\b|\bva primero\b|\bvem primeiro\b|\b(?:passe|vient) (?:en premier|avant|d['’]abord)/iu;

/** Says what is to be done with it, and is no name of a skill: "make it run on Jetson". */
const OF_WHAT_WAS_NAMED = /^(?:it|them|this|that|these|those)\s/i;

/** Behind what they need no more: "a designer we already have". */
const IS_THERE =
  /(?<!\p{L})(?:(?:we|i)(?:['’]ve)? (?:already (?:have|got|hired|found)|(?:have|got) already)|(?:haben|hab['’]) (?:wir|ich) (?:schon|bereits)|ya (?:l[oa]s? )?ten(?:emos|go)|(?:nous (?:l['’]|les )?avons|on (?:l['’]|les )?a) déjà|já temos|temos já|(?:we|i)(?: have|['’]ve(?: got)?|['’]?s? got)(?: (?:it|that|all|well|already))* (?:covered|sorted|handled|in[- ]house|taken care of)|(?:i|we)(?: can| could| will|['’]ll)?(?: already)? (?:do|handle|cover|write|take care of)(?: (?:it|that|this))? (?:myself|ourselves)|(?:haben|hab['’]|machen?|kann)(?:e)? (?:wir|ich) (?:abgedeckt|selbst|selber)|l[oa]s? (?:tenemos|tengo) cubiert[oa]s?|l[oa]s? (?:hago|hacemos) (?:yo|nosotros)|(?:nous (?:l['’]|les )?avons|on (?:l['’]|les )?a) (?:couvert|en interne)|(?:temos|tenho|está) cobert[oa])\W*$/iu;
/** Behind what they need, what they have already: "and already have a developer". */
const HAVE_ALREADY =
  /^(?:(?:we|i)(?:['’]ve)? )?(?:already (?:have|got)|(?:have|got) already|haben? (?:schon|bereits)|ya tenemos|já temos)(?!\p{L})/iu;

/**
 * Needs named in running text, for founders who have not listed any: clauses of at most seven words in which a
 * known skill is named, as written, at most eight. An aside in parentheses names some only behind one.
 */
export function needsInText(text: string): string[] {
  // "A, or B" is one need that either meets.
  const pieces = text.replace(/,\s+or\s+/gi, ' or ').split(MARK);
  const needs: string[] = [];
  let last: readonly string[] = [];
  let isOfOthers = false;
  let isAside = false;
  for (let at = 0; at < pieces.length; at += 2) {
    const [mark = '', clause = ''] = [pieces[at - 1], pieces[at]];
    if (mark === '(') isAside = last.length === 0;
    if (mark === ')') isAside = false;
    if (!/[,()]/.test(mark)) isOfOthers = false;
    if (!clause.trim()) continue;
    last =
      isOfOthers ||
      isAside ||
      [GIVES_REASON, TAKES_PLACE, NOT_MINE].some((words) => words.test(clause.trim()))
        ? []
        : needsInClause(clause);
    needs.push(...last);
    isOfOthers ||= TO_WHOM.test(clause.trim());
  }
  return distinctTerms(needs).slice(0, 8);
}

function needsInClause(clause: string): string[] {
  if (IS_THERE.test(clause)) return [];
  return partsOf(clause)
    .map((part) => part.trim())
    .filter(
      (part) => part && !NOT_A_NEED.test(part) && !HAVE_ALREADY.test(part) && conceptsIn(part).length > 0,
    )
    .map((part) => part.replace(LEAD_ABROAD, '').replace(LEAD, '').replace(HOW_MUCH, ''))
    .flatMap(withTool)
    .filter(
      (part) =>
        !STATES.test(part) &&
        !OF_WHAT_WAS_NAMED.test(part) &&
        part.split(/\s+/).length <= 7 &&
        conceptsIn(part).length > 0,
    );
}

/** "Forecasting backend in Python" names two skills, which one person may bring and another half of. */
function withTool(need: string): string[] {
  const [, thing = '', tool = ''] =
    /^(.+?)\s(?:in|with|using|on)\s(\p{Lu}\S*(?:\s(?:or\s)?\p{Lu}\S*)*)$/u.exec(need) ?? [];
  const isTool = conceptsIn(tool).length > 0 && !namesIn(tool).more && conceptsIn(thing).length > 0;
  return isTool ? [thing, tool] : [need];
}

/** What a clause joins by "and", without what its writer says of themselves: of "I am a designer and need a developer" the second half. */
function partsOf(clause: string): string[] {
  const parts = clause.trim().split(/\s(?:and|plus)\s/);
  if (!OF_ONESELF.test(clause.trim())) return parts;
  const at = parts.findIndex((part) => WANTS.test(part));
  return at < 0 ? [] : parts.slice(at);
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
