import { isInDoubt, USED } from './doubt.ts';
import {
  boundsInEnglish,
  isAtLeast,
  isAtMost,
  isFlexible,
  NO_ROOM,
  plain,
  translator,
  wordsBefore,
} from './plain.ts';
import { type Range, range } from './range.ts';

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const PERCENT = String.raw`\s*(?:%|percent|per cent|pct|pc\b|points?\b|prozent|pour ?cent|por ?ciento|por cento|प्रतिशत|फीसदी|feesdi|fisadi)`;
const BETWEEN = String.raw`\s*(?:-|to|and|or|à|bis|until|a|al|y|et|e|und|oder|ou|o|से|se)\s*(?:(?:the|el|den|dem|le|il|os)\s+)?`;
const SPAN = new RegExp(`${NUMBER}(?:${PERCENT})?${BETWEEN}${NUMBER}${PERCENT}`, 'g');
const SINGLE = new RegExp(`${NUMBER}${PERCENT}`, 'g');
const SUM = new RegExp(String.raw`^${NUMBER}${PERCENT}\s*(?:\+|plus)\s*${NUMBER}${PERCENT}`);
const BARE_SPAN = new RegExp(`${NUMBER}${BETWEEN}${NUMBER}`);
const LABELLED = new RegExp(
  String.raw`\b(?:equity|shares?|stake|anteile?|parts|participación)\s*[:=]\s*${NUMBER}(?![\dk]|[.,]\d)`,
);
const OTHER_UNIT =
  /\s*(?:-|to)?\s*(?:year|yr|month|mo\b|week|day|hour|hrs?\b|k\b|lakh|lpa|months?|years?|people|person|£|€|\$|₹)/;

const inEnglish = translator({
  half: 'die hälfte|hälfte|la mitad|mitad|la moitié|moitié|metade|metà|आधा|aadha|adha',
  'a third': 'ein drittel|un tercio|un tiers|um terço|un terzo|एक तिहाई',
  'a quarter': 'ein viertel|un cuarto|un quart|um quarto|एक चौथाई',
  'i keep': 'ich behalte|je garde|me quedo con el|me quedo con|fico com|io tengo',
  'you get the rest':
    'du bekommst den rest|der rest ist für dich|der rest für dich|el resto para ti|el resto es tuyo|le reste pour toi|le reste est pour toi|tu as le reste|o resto é seu|o resto para você|il resto a te|il resto è tuo',
  'no equity':
    'keine anteile|keine beteiligung|nur gehalt|nur geld|sin acciones|sin participación|solo sueldo|solo salario|pas de parts|salaire uniquement|uniquement un salaire|sem participação|केवल वेतन|sirf salary',
});

/** Shares of a company in words, in per cent. */
const FRACTIONS: readonly (readonly [words: RegExp, percent: number])[] = [
  [
    /\b(?:half|halves)\b(?! of (?:that|it|this)\b| (?:a |of my |my )?(?:year|day|time|point|percent|week|%))|\b1\/2\b/g,
    50,
  ],
  [/\b2 thirds?\b|\b2\/3\b/g, 66],
  [/\b3 quarters?\b|\b3\/4\b/g, 75],
  [/\b2 fifths?\b|\b2\/5\b/g, 40],
  [/\b(?:a|1) (?:full |good |whole )?third\b|\b1\/3\b/g, 33],
  [/\b(?:a|1) (?:full |good |whole )?quarter\b(?! (?:of my|of the (?:year|time|week)))|\b1\/4\b/g, 25],
  [/\b(?:a|1) (?:full |good |whole )?fifth\b|\b1\/5\b/g, 20],
  [/\b(?:a|1) sixth\b|\b1\/6\b/g, 16.7],
  [/\b(?:a|an|1) eighth\b|\b1\/8\b/g, 12.5],
  [/\b(?:a|1) tenth\b|\b1\/10\b/g, 10],
];

const PERCENTS = String.raw`\d{1,3}(?:[.,]\d+)?(?:\s*-\s*\d{1,3})?\s*(?:%|percent)`;
/** Percentages of something else, and shares that others get. */
const NOT_THEIRS: readonly RegExp[] = [
  /\([^()]{0,80}(?:esop|pool|options?|advis|investor)[^()]{0,80}\)/g,
  new RegExp(String.raw`\b(?:esop|(?:option )?pool)(?: of)?:? ${PERCENTS}(?: separate)?`, 'g'),
  new RegExp(
    String.raw`${PERCENTS}\s*(?:of (?:my|the|your|our|all)?\s?)?(?:time|week|revenues?|sales|turnover|profits?|salary|remote|committed|sure|commission|discount)\b`,
    'g',
  ),
];

const ABOUT = `(?:about |around |at least |at most |up to |more than |no more than |a minimum of )?`;
const SHARE = String.raw`${ABOUT}\d{1,3}(?:[.,]\d+)?(?:\s*-\s*\d{1,3}(?:[.,]\d+)?)?${PERCENT}(?![\p{L}])`;
/** Kept for something else: "we keep 10 % for advisers", "I keep 80 % of my job". */
const NOT_FOR_ITS_OWNER = String.raw`(?! (?:for (?!me\b|us\b|myself\b|ourselves\b)|in |aside|back|of my|of the (?!company|equity|shares|start)))`;
const WHO = String.raw`\b(?:i|we|you|the founders?|me|founders?)`;
/** What the one who shares keeps: "I keep 60 %". */
const KEPT = new RegExp(
  `${WHO}(?: will| would| want to| wish to| must|'ll|'d like to| would like to)* (?:keeps?|retains?|stay(?:s)? (?:with|at)) (${SHARE})${NOT_FOR_ITS_OWNER}`,
  'u',
);
/** What they have, where the other has the rest. */
const HAD = new RegExp(
  String.raw`${WHO}(?: will| would|'ll)* (?:have|has|hold|holds|own|owns|take|takes|get|gets) (${SHARE})${NOT_FOR_ITS_OWNER}|(${SHARE}) (?:(?:is |are |stays? |remains? )?(?:for |with )?(?:me|mine|us|ours|the founders?))\b`,
  'u',
);
const THE_REST =
  /\b(?:you|yours|partner|co-?founder|i|we|who(?:ever)?|others?|team)\b[^.;,]{0,20} the (?:rest|remainder|other part|remaining (?:part|share))\b|\bthe (?:rest|remainder|other part|remaining (?:part|share))(?: (?:is|are|goes|will be|belongs))?(?: (?:to|for|with))? (?:you|yours|me|mine|us|my (?:partner|co-?founder)|the (?:partner|co-?founder|other|team|one)|who(?:ever)?)\b/;

/**
 * Reads a share of a company out of free text: a range in per cent, 0-100. "up to 5" is 0-5, "at least 10" is
 * 10-100, "a third to a half" is 33-50, "I keep 60 %, you get the rest" 40, "5 % now, 8 % after the pilot" is 5-8, "cash only" is 0. Undefined when
 * no share is named ("negotiable" alone, "fair", "20 % of revenue"), or where a condition of it is not understood.
 */
export function parseEquity(text: string | null | undefined): Range | undefined {
  if (!text) return undefined;
  const all = boundsInEnglish(inEnglish(plain(text).replace(/％/g, '%')));
  const read = NOT_THEIRS.reduce((left, words) => left.replace(words, ' '), inPercents(all)).trim();
  const found = shareIn(read);
  return found && !isInDoubt(leftOf(read)) ? found : undefined;
}

function shareIn(read: string): Range | undefined {
  const flexible = isFlexible(read);
  const split = SPLIT.exec(read);
  if (split && Number(split[1]) + Number(split[2]) === 100) {
    const smaller = Math.min(Number(split[1]), Number(split[2]));
    return range(smaller, smaller, flexible);
  }
  const left = besideKept(read, flexible);
  if (left) return left;
  return parsePercents(read, flexible) ?? parseWords(read, flexible) ?? parseBare(read, flexible);
}

const SPLIT = /\b(\d{2})\s*[/:-]\s*(\d{2})\b(?!\s*%)/;
/** What is told of time and money beside a share, and when it is earned. */
const BESIDE_SHARE =
  /\b(?:vest\p{L}*|cliff|(?:\d+|a)[- ]?(?:y|yrs?|years?|months?|mo)\b[^,.;]{0,12}(?:vest\p{L}*|cliff)|\d+ ?y\b)[^,.;]*|\d[\d.,]*\s?(?:k\b|lakhs?|lpa|m\b)[^,;%]*|[€$£₹₦]\s?\d[\d.,]*[^,;%]*|\d[\d.,]*\s?(?:€|\$|£|₹|eur|usd|gbp|inr)[^,;%]*|\bwith(?: an?)? \d+[- ](?:year|month)s?\b/gu;
const NO_SHARE =
  /\b(?:no (?:equity|stake|shares)|without equity|none|nil|zero|(?:salary|cash|pay|money) only|only (?:salary|cash|pay|money)|don't (?:need|want|care about) (?:any )?equity|(?:equity|shares?) (?:is|are)(?: not|n't) (?:what|why|something|of interest|important|needed|my)\b[^,.;]*|not (?:after|interested in|here for) (?:any )?(?:equity|shares))\b/;
/** "8 % for the first, 4 for the second": what another partner gets. */
const OF_OTHERS =
  /(?<=§.*[,;]\s*(?:and )?)\d+(?:\.\d+)?(?: or (?:so|\d+))?(?: §)? for (?:the|a|an|design|sales)\b[^,.;]*/g;
/** What follows one share in time, where both were read: "5 % now, 8 % after the pilot". */
const FOLLOWS = /\b(?:now|then|after(?: that| the)?|later|at|when|once|going to|rising to|until|before)\b/g;

/** An answer with `USED` for every share, without bounds and what stands beside it. */
function leftOf(read: string): string {
  const left = [
    BESIDE_OWN,
    KEPT,
    HAD,
    THE_REST,
    SUM,
    new RegExp(SPAN, 'g'),
    new RegExp(SINGLE, 'g'),
    SPLIT,
    NO_SHARE,
    LABELLED,
  ]
    .reduce((rest, words) => rest.replace(words, ` ${USED} `), read)
    .replace(BESIDE_SHARE, ' ')
    .replace(OF_OTHERS, ' ')
    .replace(
      /^(?:[^\d§]{0,24})\b\d{1,2}(?:[.,]\d{1,2})?(?:\s*(?:-|to|and|or|a|à|bis)\s*\d{1,3})?\b/,
      ` ${USED} `,
    )
    .replace(NO_ROOM, ' ')
    .replace(
      /(?:\b(?:no|not|never|nothing)|n't)(?: \p{L}+)? (?:less|more|under|below|over|above)(?: than)?(?=\s*§)|\buntil(?=\s*§)|(?<=§\s*)तक/gu,
      ' ',
    );
  return left.split(USED).length > 2 ? left.replace(FOLLOWS, ' ') : left;
}

/** "30 (I keep 70)": what the other has stands before it. */
const BESIDE_OWN = /\b(\d{1,2})\b\D{1,12}\b(?:i|we) (?:keep|retain) (\d{1,2})\b/;

/** What is left for the other when one keeps a part: of "I keep 60 %, you get the rest" 40, of "I keep 70 %" at most 30. */
function besideKept(read: string, flexible: boolean): Range | undefined {
  const own = BESIDE_OWN.exec(read);
  if (own && Number(own[1]) + Number(own[2]) === 100) return range(Number(own[1]), Number(own[1]), flexible);
  const rest = THE_REST.test(read);
  const match = KEPT.exec(read) ?? (rest ? HAD.exec(read) : null);
  if (!match) return undefined;
  const others = read.replace(match[0], ' ').replace(/[()]/g, ' ').trim();
  const named = parsePercents(others, flexible) ?? parseBare(others, flexible);
  if (named) return named;
  const kept = parsePercents(match[1] ?? match[2] ?? '', flexible);
  if (!kept) return undefined;
  // "I take 15 %, you have the rest": whoever joins has the smaller part.
  if (!KEPT.test(read) && kept.high <= 50) return kept;
  const isOpen = !rest && kept.low === kept.high;
  return range(isOpen ? 0 : 100 - kept.high, 100 - kept.low, flexible);
}

/** Fractions and basis points as percentages, so that bounds and spans of them read alike. */
function inPercents(read: string): string {
  const points = read.replace(
    /(\d+)\s*(?:bps|basis points?)\b/g,
    (_, digits: string) => `${Number(digits) / 100} %`,
  );
  const small = points.replace(/\b1\/([24])\s*%/g, (_, parts: string) => `${1 / Number(parts)} %`);
  const more = small.replace(/(%,? (?:perhaps|maybe|possibly|or)) (\d{1,2})(?=$|[.,;])/g, '$1 $2 %');
  return FRACTIONS.reduce((left, [words, percent]) => left.replace(words, `${percent} %`), more);
}

function parsePercents(read: string, flexible: boolean): Range | undefined {
  const sum = SUM.exec(read);
  if (sum) return range(toNumber(sum[1]), toNumber(sum[1]) + toNumber(sum[2]), flexible);
  const found: Range[] = [];
  let rest = read;
  for (const match of read.matchAll(SPAN)) {
    found.push(range(toNumber(match[1]), toNumber(match[2])));
    rest = rest.replace(match[0], ' '.repeat(match[0].length));
  }
  for (const match of rest.matchAll(SINGLE)) {
    const one = bounded(read, match.index, toNumber(match[1]), match[0]);
    // "1 % a year, up to 4 %" begins at 1.
    const isBound = found.length > 0 && one.low < one.high;
    found.push(isBound ? (one.low === 0 ? range(one.high, one.high) : range(one.low, one.low)) : one);
  }
  const [first, second] = found;
  // "60 % me, 40 % you": whoever joins has the smaller part.
  if (first && second && found.length === 2 && first.high + second.low === 100) {
    const smaller = Math.min(first.low, second.low);
    return range(smaller, smaller, flexible);
  }
  return spanOf(
    found.filter((one) => one.high <= 100),
    flexible,
  );
}

function parseBare(read: string, flexible: boolean): Range | undefined {
  const labelled = LABELLED.exec(read);
  if (labelled) return range(toNumber(labelled[1]), toNumber(labelled[1]), flexible);
  if (/\b(?:vest|cliff|salary)/.test(read) || read.length > 40) return undefined;
  const span = BARE_SPAN.exec(read);
  if (span && !followedByUnit(read, span.index + span[0].length))
    return spanOf([range(toNumber(span[1]), toNumber(span[2]))].filter(inPercent), flexible);
  const numbers = [...read.matchAll(new RegExp(NUMBER, 'g'))].filter(
    (match) => !followedByUnit(read, match.index + match[0].length),
  );
  const [single] = numbers;
  if (!single || numbers.length > 1) return undefined;
  return spanOf([bounded(read, single.index, toNumber(single[1]), single[0])].filter(inPercent), flexible);
}

function parseWords(read: string, flexible: boolean): Range | undefined {
  if (NO_SHARE.test(read)) return range(0, 0, flexible);
  const equal = /\b(?:equal(?:ly)?|even split|same as (?:me|mine|you|yours|the founder))\b/.test(read);
  if (equal) {
    const named = parseBare(read, flexible);
    return named && named.low >= 20 ? named : range(33, 50, flexible);
  }
  if (/\b(?:low|small) single[- ]digits?\b/.test(read)) return range(1, 4, flexible);
  if (/\bsingle[- ]digits?\b/.test(read)) return range(1, 9, flexible);
  if (/\blow double[- ]digits?\b/.test(read)) return range(10, 15, flexible);
  if (/\bdouble[- ]digits?\b/.test(read)) return range(10, 30, flexible);
  return undefined;
}

/** A single number with the words before or after it that make it a bound. */
function bounded(read: string, at: number, value: number, matched: string): Range {
  const before = wordsBefore(read, at);
  const after = read.slice(at + matched.length);
  if (isAtMost(before) || /^\s*(?:max|at most|or less|tops|तक|tak\b)/.test(after)) return range(0, value);
  if (
    isAtLeast(before) ||
    /^\s*(?:\+(?!\s*[€$£₹₦\p{L}\d])|or more|and up|min\b|at least|upwards|ke atas)/u.test(after)
  )
    return range(value, 100);
  return range(value, value);
}

function spanOf(found: readonly Range[], flexible: boolean): Range | undefined {
  const [first] = found;
  if (!first) return undefined;
  const low = Math.min(...found.map((one) => one.low));
  const high = Math.max(...found.map((one) => one.high));
  return range(low, high, flexible);
}

function inPercent(one: Range): boolean {
  return one.high <= 100;
}

function followedByUnit(read: string, end: number): boolean {
  return OTHER_UNIT.exec(read.slice(end))?.index === 0;
}

function toNumber(digits: string | undefined): number {
  return Number((digits ?? '').replace(',', '.'));
}
