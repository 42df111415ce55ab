import { remembered } from '../memory/remembered.ts';
import { DATA, LANGUAGES, SOFTWARE, termKey } from '../read/terms.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { isOneThing, wordsOf } from '../read/vocabulary.ts';
import { sharedShare } from './excerpt.ts';
import { spelled } from './spelling.ts';

/** Terms that are nearer than this by meaning need no word in common. */
const NEAR = 0.62;
/** With half of the words in common, or a known skill. */
const NOT_FAR = 0.36;
const NOT_FAR_BY_NAME = 0.52;
const MOST_WORDS = 0.6;
/** Near in meaning to one another, and never the same. */
const LANGUAGE_NAMES =
  'arabic|bahasa|bengali|catalan|chinese|czech|danish|dutch|english|finnish|french|german|greek|hausa|hebrew|hindi|hungarian|indonesian|irish|italian|japanese|korean|mandarin|marathi|norwegian|polish|portuguese|punjabi|romanian|russian|spanish|swahili|swedish|tagalog|tamil|telugu|thai|turkish|ukrainian|urdu|vietnamese|yoruba';
const LANGUAGE = new RegExp(`\\b(?:${LANGUAGE_NAMES})\\b`, 'i');

/** Whether it names a language, or languages: they are what one speaks, and no trade. */
export const isTongue = ({ text, concepts, areas }: Term): boolean =>
  LANGUAGE.test(text) || concepts.includes(LANGUAGES) || areas.includes(LANGUAGES);

/** A language, and no market, client or dish of its name. */
const SPOKEN = new RegExp(
  `\\b(?:${LANGUAGE_NAMES})\\b(?=\\s*(?:$|[,.;:!?()/&+–-]|(?:and|or|is|are|would|will|helps?|needed|required|necessary|preferred|native|fluent|fluently|speak\\w*|language|skills?|a)\\b))`,
  'gi',
);

/** The languages that somebody asks for or speaks, other than English. */
export const tonguesIn = (text: string): string[] =>
  (withoutLevel(text).match(SPOKEN) ?? [])
    .map((name) => name.toLowerCase())
    .filter((name) => name !== 'english');

/** "k8s", "NLP": nothing but the list of known skills can tell what it is short for. */
const SHORT_FORM = /^(?:[A-Z\d]{2,5}|[a-z]+\d+[a-z]+)$/;

const ONE_LETTER = /^\W*\w\W*$/;

/** Whether one is what the other's words begin with, or a form of it with a count: "NLP", "k8s". */
function isShortFor(short: string, long: string): boolean {
  if (!SHORT_FORM.test(short)) return false;
  const initials = wordsOf(long)
    .map((word) => word.charAt(0))
    .join('');
  return /\d/.test(short) || initials.includes(short.toLowerCase());
}

export const isAbbreviated = ({ text }: Term, other: Term): boolean =>
  isShortFor(text, other.text) || isShortFor(other.text, text);

/** A word in common brings two names near whatever they mean: "account management", "account executive". */
const NEAR_WITH_A_WORD = 0.8;
const NEAR_WITH_A_WORD_BY_NAME = 0.68;

/** Whether what is `wanted` and the `other` plainly name the same thing: the same words, or words and meaning in common, or nearly the same meaning. */
export function isSameThing(wanted: Term, other: Term): boolean {
  if (wanted.key === other.key) return !isTurned(wanted, other);
  if (wanted.any && alternatives(wanted.text).some((part) => termKey(part).key === other.key)) return true;
  const near = cosine(wanted.vector, other.vector);
  const shared = sharedShare(wanted.text, other.text);
  if (isOtherLanguage(wanted.text, other.text) || isOtherLanguage(other.text, wanted.text)) return false;
  const isKnown = wanted.concepts.some((id) => other.concepts.includes(id));
  if (isKnown && isAbbreviated(wanted, other)) return true;
  // "C" is near "C++" as a word.
  if (!isKnown && [wanted, other].some(({ text }) => ONE_LETTER.test(text))) return false;
  if (lacksSome(wanted, other) || isOnlySold(wanted, other)) return false;
  if (areCompounds(wanted.text, other.text)) return near >= NEAR_WITH_A_WORD;
  if (wanted.concepts.some((id) => isOneThing(id) && other.concepts.includes(id))) return true;
  if (sharesOnlyAWord(wanted.text, other.text)) {
    const isName = isKnown && !wanted.more && !other.more && wanted.concepts.length === other.concepts.length;
    return near >= (isName ? NOT_FAR_BY_NAME : isKnown ? NEAR_WITH_A_WORD_BY_NAME : NEAR_WITH_A_WORD);
  }
  // Two known skills of which neither is the other may be near for no more than a shared ring, and so may a word and the skill of its name: rust and corrosion.
  const isNamed = other.concepts.length > 0 || wordsOf(wanted.text).length === 1;
  const isOther = wanted.concepts.length > 0 && isNamed && !isKnown && shared === 0;
  // All that is done with figures has one name: analytics of a web site and data science.
  if (isKnown && shared === 0 && wanted.areas.includes(DATA)) return false;
  return (
    (near >= NEAR && !isOther) ||
    (near >= NOT_FAR && shared >= MOST_WORDS) ||
    (near >= NOT_FAR_BY_NAME && isKnown)
  );
}

const BUILT =
  /(?<!\p{L})(?:market ?places?|e-?commerce|(?:web ?|online )?(?:shops?|stores?)|payments?|crm|erp|booking|portals?) (?:development|engineering|programming)\W*$/iu;
const BUILDS = /(?<!\p{L})(?:develop|engineer|programm|software|build|coding|code)/iu;

/** Whether what is to be built is there as a trade alone: who runs an online shop builds no marketplace. */
const isOnlySold = ({ text, concepts, areas }: Term, other: Term): boolean =>
  BUILT.test(text) &&
  ![...concepts, ...areas].includes(SOFTWARE) &&
  sharedShare(text, other.text) === 0 &&
  !BUILDS.test(other.text) &&
  ![...other.concepts, ...other.areas].includes(SOFTWARE);

/** Whether two single words begin alike and end as two things do: "Datenanalyse" and "Datenschutz". */
function areCompounds(one: string, other: string): boolean {
  const [[word = '', ...more], [second = '', ...others]] = [wordsOf(one), wordsOf(other)];
  if (more.length + others.length > 0) return false;
  let at = 0;
  while (at < word.length && word[at] === second[at]) at++;
  return at >= BEGINNING && Math.min(word.length, second.length) - at >= BEGINNING;
}

const BEGINNING = 4;

/** The same words in another order, which name another skill: "system design" is no "design system". */
function isTurned(one: Term, other: Term): boolean {
  const isInOrder = wordsOf(one.text).join(' ') === wordsOf(other.text).join(' ');
  return !isInOrder && one.concepts.join() !== other.concepts.join();
}

/** What "Go or Java" leaves the choice of. */
export const alternatives = (text: string): readonly string[] => text.split(EITHER);
const EITHER = /\bor\b|\//;

/** Whether one of several known skills in one name is not there: "food photography" is no "food science". */
function lacksSome({ any, concepts }: Term, other: Term): boolean {
  const has = (id: number) => other.concepts.includes(id) || other.areas.includes(id);
  return !any && concepts.length > 1 && other.concepts.length > 0 && !concepts.every(has);
}

/** Words that make no other skill of the one they stand beside. */
const PLAIN =
  /^(?:a|and|as|at|for|in|of|or|the|with|avec|con|de|del|des|du|en|et|fur|mit|para|pour|und|y|advanced|apache|autodesk|nvidia|apis?|basic|developer|development|engineer|engineering|experience|experienced|expert|expertise|junior|knowledge|lead|professional|programming|senior|skill|specialist|strong)$/;
const LISTS = /[,;&+/]|\s(?:and|or|und|oder|y|et|e)\s/;
const JOINS = /[,&+/]|\b(?:and|for|in|using|with)\b/i;

/** What is done with a thing, behind its name: "BMS firmware" is of the BMS. */
const DONE_WITH =
  /^(?:administration|audit|automation|b2b|b2c|certification|compliance|deployment|design|documentation|evaluation|firmware|hardware|implementation|integration|manufacturing|prototyping|software|testing|validation)$/;
/** What is left out of "web development" leaves a word that says of much else what it is for: web design is no part of it. */
const TRADE =
  /\b(?:developers?|development|engineers?|engineering|experts?|expertise|leads?|professionals?|programming|specialists?)\W*$/i;
const OF_MANY =
  /^(?:business|clinical|cloud|consumer|data|digital|games?|health|hospital|industrial|medical|mobile|online|products?|retail|social|systems?|web)$/;
/** Behind it stands what something is for, unless it is a name: "CI for mobile" is CI, and "dashboards in React" are React. */
const FOR = /\s(?:for|in|inside|on|within|für|im|en|para|pour|dans|em)\s(?!\p{Lu})/u;
/** Says of a thing how well or how long somebody knows it. */
const KNOWS =
  /^(?:\d+|background|comfortable|familiar|familiarity|fluent|hands|interest|love|passion|practice|proficiency|proficient|work|worked|working|years?)$/;
/** Words by which one trade is told from its thing or from who does it: "performance marketing", "performance marketer". */
const ENDING = /^(?:(.{5,})ician|(.{4,}?)(?:ing|ement|er|or|ist|ant|ian|ry|y|ic|ia|ie|al|ion|ed|e|a|o))$/;
/** Who sells to any of these sells to businesses. */
const BUSINESSES = /^(?:business|corporate|enterprise|saas|wholesale)$/;

/**
 * What the words alone say of whether an offered skill is one that is needed: the same or a kind of it, a wider one ("sales" for
 * "utility sales") or another of its kind ("field sales"), or nothing.
 */
export function byWords(need: Term, offer: Term): 'SAME' | 'OTHER' | undefined {
  const say = (wanted: string, other: string) =>
    isOfAnother(wanted, other) ? 'OTHER' : wordsAlone(ownWords(wanted), ownWords(other));
  if (!mayShareAWord(need, offer)) return undefined;
  const names = need.any ? alternatives(need.text) : [need.text];
  const parts = partsOf(offer.text);
  if (
    [...names, ...inParentheses(need.text)].some((name) => parts.some((part) => say(name, part) === 'SAME'))
  )
    return isKin(need, offer) || isKin(offer, need) ? 'SAME' : undefined;
  return names.every((name) => say(name, offer.text) === 'OTHER') ? 'OTHER' : undefined;
}

/** Whether a word of one may be one of the other, as `covers` has it: most pairs are none, and each list asks of thousands. */
function mayShareAWord({ text }: Term, offer: Term): boolean {
  const beginnings = beginningsOf(offer.text);
  return beginningsOf(text).some((each) => each === 'b2b' || beginnings.includes(each));
}

const beginningsOf = remembered((text): readonly string[] =>
  [...partsOf(text), ...alternatives(text), ...inParentheses(text)]
    .flatMap(ownWords)
    .map((word) => word.slice(0, SHORTEST_STEM)),
);

/** Known skills that have nothing to do with each other are two, whatever word they share: production of goods and of films. */
function isKin(one: Term, other: Term): boolean {
  const isOf = (id: number) => other.concepts.includes(id) || other.areas.includes(id);
  return one.concepts.length === 0 || other.concepts.length === 0 || one.concepts.some(isOf);
}

function wordsAlone(words: readonly string[], others: readonly string[]): 'SAME' | 'OTHER' | undefined {
  if (words.length === 0 || others.length === 0) return undefined;
  const left = words.filter((word) => !others.some((other) => covers(word, other)));
  const isNamed = (other = '') => words.some((word) => covers(word, other));
  const [thing, last] = [others.findLast((other) => !DONE_WITH.test(other)), others.at(-1)];
  if (left.length > 0) {
    const isWider = others.every(isNamed) && !left.every((word) => DONE_WITH.test(word));
    return isWider || covers(words.at(-1) ?? '', last ?? '') ? 'OTHER' : undefined;
  }
  if (others.every(isNamed)) return 'SAME';
  // "Account executive, property management" is no account management.
  if (!others.some((_, at) => words.every((word, i) => covers(word, others[at + i] ?? '')))) return 'OTHER';
  return isNamed(last) || isNamed(thing) ? 'SAME' : undefined;
}

/** Whether two names share no more than what both are for: "mobile development" and "CI for mobile", or mobile design. */
function isOfAnother(wanted: string, other: string): boolean {
  const [words, others] = [ownWords(wanted), ownWords(other)];
  const isNamed = (word: string) => words.some((own) => covers(own, word));
  if (!others.some(isNamed)) return false;
  const head = headOf(other);
  if (head.length > 0 && !head.some(isNamed) && !head.every((word) => DONE_WITH.test(word))) return true;
  if (TRADE.test(other))
    return others.every((word) => OF_MANY.test(word)) && DONE_WITH.test(words.at(-1) ?? '');
  if (!TRADE.test(wanted) || others.every(isNamed)) return false;
  const last = others.at(-1) ?? '';
  return isNamed(last) ? words.every((word) => OF_MANY.test(word)) : DONE_WITH.test(last);
}

/** What stands before the thing that it is for: "CI" of "CI for mobile"; nothing where it is for none. */
const headOf = remembered((text): readonly string[] => {
  const [before = '', ...behind] = text.split(FOR);
  return behind.length > 0 ? ownWords(before).filter((word) => !KNOWS.test(word)) : [];
});

function covers(word: string, other: string): boolean {
  if (word === other || (word === 'b2b' && BUSINESSES.test(other))) return true;
  if (!other.startsWith(word.slice(0, SHORTEST_STEM))) return false;
  const { stem } = stems(word);
  return stem !== undefined && stem === stems(other).stem;
}

/** Whether an offer has every word of a need's name: "life science sales" of "life sciences". */
export const namesAllOf = ({ text }: Term, offer: Term): boolean =>
  ownWords(text).every((word) => ownWords(offer.text).some((other) => covers(word, other)));

/** Letters, of those that `ENDING` leaves. */
const SHORTEST_STEM = 4;

const stems = remembered((word): { stem: string | undefined } => {
  const [, one, other] = ENDING.exec(word) ?? [];
  return { stem: one ?? other };
});

export const inParentheses = remembered((text): readonly string[] =>
  [...text.matchAll(/\(([^)]+)\)/g)].flatMap(([, inside]) => inside ?? []),
);

/** An offered skill, and each of several that stand in one entry. */
export const partsOf = remembered((text): readonly string[] => [...new Set([text, ...text.split(LISTS)])]);

/** Whether two names share a word of which one at least makes something else: a "hardware store" is no hardware. */
function sharesOnlyAWord(wanted: string, other: string): boolean {
  const [words, others] = [ownWords(wanted), ownWords(other)];
  const [left, right] = [
    words.filter((word) => !others.includes(word)),
    others.filter((word) => !words.includes(word)),
  ];
  if (left.length === words.length) return false;
  // What comes last is what a name is of; not so in a list.
  const isOf = (text: string, all: readonly string[], own: readonly string[]) =>
    own.includes(all.at(-1) ?? '') && !JOINS.test(text);
  return (left.length > 0 && right.length > 0) || isOf(wanted, words, left) || isOf(other, others, right);
}

/** Without what stands in parentheses and what makes no other skill: "offline-first sync" is offline sync. */
export const ownWords = remembered((text): readonly string[] =>
  wordsOf(text.replace(/\([^)]*\)|(?<=\p{L})[- ](?:first|capable|enabled)(?= )/gu, ' '))
    .filter((word) => !PLAIN.test(word))
    .map(spelled),
);

const spelling = remembered((text) => wordsOf(text).map(spelled).join(' '));

/** Whether two terms have the same words, in either English spelling. */
export const isSameName = (one: Term, other: Term): boolean =>
  one.key === other.key || spelling(one.text) === spelling(other.text);

const HOW_WELL =
  /\b(?:a|is|fluent\w*|native|mother tongue|bilingual|proficient|business|good|basic|some|level|speak\w*|language|helps?|plus|b2|c1|c2|certified|nativ\w*|courante?|fließend|verhandlungssicher|muttersprach\w*|fluido|avanzado|fluente|avançado)\b/giu;

/** Without how well somebody knows it: "German C1". */
export const withoutLevel = (text: string): string => text.replace(HOW_WELL, ' ');

/** Whether one names a language, and the other none or far more: "Polish" is not "writing down what is said in Polish". */
function isOtherLanguage(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(withoutLevel(other))];
  return (
    LANGUAGE.test(one) && others.filter((word) => words.includes(word)).length < MOST_WORDS * others.length
  );
}
