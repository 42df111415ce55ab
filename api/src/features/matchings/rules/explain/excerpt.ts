import { hash32 } from '../../../../lib/hash32.ts';
import { remembered } from '../memory/remembered.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { conceptsIn, wordsOf } from '../read/vocabulary.ts';

const CLIP = 72;

/** Whether a word of a text is one of those a quotation must keep. */
export type IsAnchor = (word: string) => boolean;

/** On one line, its own quotation marks as they stand within others. */
const one = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[„«]|(?<![^\s(])[“"]/g, '‘')
    .replace(/[“”»"]/g, '’')
    .trim();

/** Without what would stand badly before the closing mark and a full stop. */
const bare = remembered((text) =>
  text.replace(/(?<![\s.,;:–—…-])[\s.,;:–—…-]+$/u, '').replace(/^[\s.,;:…–—]+/u, ''),
);

const CONDITION =
  /^(?:if|unless|until|till|but|not|only|except|from|after|before|when|once|wenn|falls|bis|ab|aber|nur|si|hasta|pero|desde|mais|até|jusqu|sauf)\b/i;
/** Begins a sentence that turns round the one before it. */
const TURN =
  /^(?:for|if|unless|otherwise|instead|but|though|although|however|except|or|yet|für|wenn|falls|aber|sonst|außer|para|si|pero|sino|salvo|pour|mais|sinon|sauf|mas|senão|exceto)[,:]?$/i;
/** A quotation that ends before its own condition says something else. */
const BEFORE_CONDITION = 8;
/** What follows is missing: "possible if…", "because of…". */
const HANGING =
  /^(?:if|because|unless|when|once|until|as|of|a|an|the|to|for|with|and|or|but|wenn|falls|weil|und|oder|der|die|das|ein|eine|si|cuando|porque|de|la|el|los|las|y|o|un|una|quand|parce|le|les|et|ou|se|quando|e|ou|um|uma|do|da)$/i;
/** Without the word that it is quoted for, a quotation shows nothing. */
const ANCHORED = 5;
/** Nobody can tell what a bracket that is left open belongs to. */
const IN_BRACKETS = 20;

/** What begins behind its number says something else too. */
const COUNTED = /^(?:\d[\d.,]*|one|two|three|four|five|ein|zwei|drei|vier|un|una|dos|tres|deux|trois)$/i;

/** Of each word whether what begins with it bounds what stands before: in the same sentence, or as the next one begins. */
function conditionsAt(words: readonly string[]): boolean[] {
  const conditions: boolean[] = [];
  let inSentence = false;
  for (const [at, word] of [...words.entries()].toReversed()) {
    inSentence = CONDITION.test(word) || (!/[.!?;]$/.test(word) && inSentence);
    const begins = /[.!?]$/.test(words[at - 1] ?? '');
    conditions[at] = begins ? TURN.test(word) : inSentence;
  }
  return conditions;
}

const bracketsIn = (word: string) => (word.match(/[([]/g)?.length ?? 0) - (word.match(/[)\]]/g)?.length ?? 0);

/** Of each word whether it, or the rest of its sentence, names a figure: a quotation that ends before it leads up to nothing. */
function figuresAhead(words: readonly string[], isAnchor: IsAnchor): boolean[] {
  const ahead: boolean[] = [];
  for (const [at, word] of [...words.entries()].toReversed()) {
    const isFigure = /(?<!\p{L})\d/u.test(word) && isAnchor(word);
    ahead[at] = isFigure || (!/[.!?;]$/.test(word) && (ahead[at + 1] ?? false));
  }
  return ahead;
}

/**
 * Says nothing without the sentence before it: "Home office the other days", "Then full time", "There I would stay". Of what it names
 * before the words that lean ("two days here, the rest from home") it may be the rest itself.
 */
const LEANS = new RegExp(
  [
    String.raw`^(?:then|otherwise|else|instead|(?:un)?till? then|after that|before that|from then|in that case|the same|that(?:['’]s)?|those|these|there(?!['’]s)(?! (?:is|are|was|were|will|would|can|could|may|might|isn['’]t|aren['’]t|has|have)\b)|dann|danach|davor|bis dahin|sonst|ansonsten|dort|dazu|dafür|entonces|luego|después|hasta entonces|si no|allí|allá|eso|para eso|alors|ensuite|puis|sinon|là(?!-)|là-bas|d['’]ici là|cela|ça|então|depois|até lá|senão|lá|isso)(?![\p{L}-])`,
    String.raw`^[^,;:.!?\d]*?(?<!(?<!\p{L})(?:and|but|or|und|aber|oder|y|pero|o|et|mais|ou|e|mas) )(?<!\p{L})(?:the (?:rest|remainder|others?|other (?:days?|weeks?|half|part|time|one))|otherwise|(?:der|den|dem) rest|(?:die|den|an den) (?:anderen|übrigen|restlichen) tagen?|(?:los|las) (?:demás|otros|otras)(?: (?:días|semanas))?|el resto|le reste|les autres (?:jours|semaines)|o resto|(?:os|nos) (?:outros|demais) dias|gli altri giorni|il resto)(?!\p{L})(?! of )`,
  ].join('|'),
  'iu',
);
/** Whether a quotation cannot begin with a sentence. */
export const leansBack = (sentence: string) => LEANS.test(sentence);

/** A sentence with those before it, in the text that it is of, without which it says nothing. */
export function inContext(sentence: string, ...texts: readonly (string | null | undefined)[]): string {
  const around = texts.map(sentencesOf).find((all) => all.includes(sentence)) ?? [];
  const at = around.indexOf(sentence);
  const first = around.findLastIndex((each, i) => i <= at && !leansBack(each));
  return at < 0 ? sentence : around.slice(Math.max(0, first), at + 1).join(' ');
}

/** What is longer by so few characters is not worth a cut. */
const SPILL = 6;

/** A sentence leans on the one before with its first words, not with those behind so many. */
const LEANS_WITHIN = 60;

/** The beginning of a text, at most `length` characters, ended at a sentence or word. */
export function clip(text: string, length = CLIP): string {
  return excerpt(text, length);
}

/**
 * At most `length` characters of a text, whole words: the whole where it fits, else the run of words that holds most of the
 * anchors and begins and ends where a sentence does, if it can. What is left out is marked with an ellipsis.
 */
export function excerpt(text: string, length: number, isAnchor: IsAnchor = () => false): string {
  const flat = one(text);
  if (bare(flat).length <= length + SPILL) return bare(flat);
  const words = flat.split(' ');
  const { from, to } = bestRun(words, length, isAnchor);
  const run = words.slice(from, to).join(' ');
  const cutBefore = !/[.!?]$/.test(words[from - 1] ?? '.');
  const cutBehind = to < words.length && !/[.!?]$/.test(run);
  return `${cutBefore ? '…' : ''}${bare(run).slice(0, length - 2)}${cutBehind ? '…' : ''}`;
}

/** Of all runs of words that are short enough the one that tells most. */
function bestRun(words: readonly string[], length: number, isAnchor: IsAnchor) {
  const steps = stepsThrough(words, isAnchor);
  let best = { from: 0, to: 1, worth: -1 };
  for (const [from, begin] of beginningsOf(words).entries()) {
    const kept = new Set<string>();
    let size = 2;
    let open = 0;
    for (const [at, { word, anchor, brackets, end }] of steps.slice(from, from + length).entries()) {
      size += word.length + 1;
      open += brackets;
      if (size > length) break;
      if (anchor !== undefined) kept.add(anchor);
      const worth =
        begin +
        end +
        (open === 0 ? 0 : -IN_BRACKETS) +
        (kept.size > 0 ? ANCHORED : 0) +
        kept.size * 4 +
        size / length;
      if (worth > best.worth + 1e-9) best = { from, to: from + at + 1, worth };
    }
  }
  return best;
}

/** What it is worth to begin with each word. */
function beginningsOf(words: readonly string[]): number[] {
  return words.map((_, at) => {
    const before = words[at - 1];
    if (before === undefined) return 3.5;
    if (/[.!?;:]$/.test(before))
      return leansBack(words.slice(at, at + LEANS_WITHIN).join(' ')) ? 2 - BEFORE_CONDITION : 2;
    return COUNTED.test(before) ? -BEFORE_CONDITION : 0;
  });
}

/** Each word, the anchor that it is, the brackets that it leaves open, and what it is worth to end behind it. */
function stepsThrough(words: readonly string[], isAnchor: IsAnchor) {
  const ahead = figuresAhead(words, isAnchor);
  const conditions = conditionsAt(words);
  const endBehind = (word: string, at: number) => {
    const bound = conditions[at + 1] ? -BEFORE_CONDITION : 0;
    if (at === words.length - 1 || /[.!?]$/.test(word)) return bound + 1.5;
    const pause = /[,;:]$/.test(word) ? 0.5 : 0;
    const hangs = HANGING.test(word) ? -BEFORE_CONDITION : 0;
    return (ahead[at + 1] ? -BEFORE_CONDITION : bound) + hangs + pause;
  };
  return words.map((word, at) => ({
    word,
    anchor: isAnchor(word) ? word.toLowerCase() : undefined,
    brackets: bracketsIn(word),
    end: endBehind(word, at),
  }));
}

/** Says more of what stands before it, in any words: a quotation keeps it. */
const ALSO_SAYS =
  /\d|\b(?:pay|paid|salar\p{L}*|money|equity|shares?|options?|stock|bonus\p{L}*|benefits?|insurance|market|negotiab\p{L}*|flexib\p{L}*|depend\p{L}*|open|less|more|only|but|not?|never|without|instead|except|though|however|sometimes|often|mostly|rarely|later|first|start|visits?|visa|travel\p{L}*|fly|trips?|kids?|famil\p{L}*|child\p{L}*)\b/iu;

/** An answer without the sentences at its end that say nothing of what it is quoted for. */
export function toThePoint(text: string, isAnchor: IsAnchor): string {
  const sentences = sentencesOf(text);
  const tells = (sentence: string) => ALSO_SAYS.test(sentence) || sentence.split(/\s+/).some(isAnchor);
  const last = sentences.findLastIndex(tells);
  return last < 0 ? text : sentences.slice(0, last + 1).join(' ');
}

/** A member's own words in quotation marks. */
export function quote(text: string, length?: number, isAnchor?: IsAnchor): string {
  return `“${excerpt(text, length ?? CLIP, isAnchor)}”`;
}

const SHORTEST = 4;

/** Words that tell something, as they are compared. */
export const tellingWords = remembered((text): readonly string[] =>
  wordsOf(text).filter((word) => word.length >= SHORTEST && !EMPTY.has(word)),
);

const EMPTY = new Set(
  'with that this them they from have their your what when where which would could should about into more most also only very than then just like want work working need skill good great some someone somebody other people tool public tech digital technology technologie online smart platform solution and oder para avec pour und mit'.split(
    ' ',
  ),
);

/** Anchors in one text: the words it shares with others, and those that name a known skill the others name. */
export function sharedWith(...others: readonly string[]): IsAnchor {
  const words = new Set(others.flatMap(tellingWords));
  const concepts = new Set(others.flatMap((text) => conceptsIn(text).map(({ id }) => id)));
  return (word) =>
    wordsOf(word).some((each) => words.has(each)) || conceptsIn(word).some(({ id }) => concepts.has(id));
}

/** Share of the telling words of one text that another has too, 0-1. */
export function sharedShare(text: string, other: string): number {
  const words = tellingWords(text);
  const others = new Set(tellingWords(other));
  return words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length;
}

/** Whether two texts have a telling word in common. */
export function sharesWords(a: string, b: string): boolean {
  return sharedShare(a, b) > 0;
}

/** One of several ways to say a thing, always the same one for the same words. */
export function vary<Way>(words: string, ways: readonly [Way, ...Way[]]): Way {
  return ways[hash32(words) % ways.length] ?? ways[0];
}
