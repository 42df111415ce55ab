import { remembered } from '../../memory/remembered.ts';
import { isForeign, isInDoubt } from './doubt.ts';
import { fromDutch } from './dutch.ts';
import { leftOf } from './equity-left.ts';
import {
  BARE_SPAN,
  BESIDE_OWN,
  HAD,
  KEPT,
  LABELLED,
  MORE_PERCENT,
  NO_SHARE,
  NONE_AT_FIRST,
  NOT_WISHED,
  NUMBER,
  OTHERWISE,
  PERCENT,
  SINGLE,
  SPAN,
  SPLIT,
  SUM,
  THE_REST,
} from './equity-words.ts';
import {
  boundsInEnglish,
  isAtLeast,
  isAtMost,
  isFlexible,
  isOrLess,
  isOrMore,
  plain,
  translator,
  wordsBefore,
} from './plain.ts';
import { type Range, range, spanOf, UNBOUNDED } from './range.ts';

const OTHER_UNIT =
  /\s*(?:-|to)?\s*(?:year|yr|month|mo\b|week|day|hour|hrs?\b|k\b|m(?:illi(?:on|ón|ard|ones|oni|oen|ão|ões)\p{L}*|io)?(?!\p{L})|lakh|lpa|months?|years?|people|person|£|€|\$|₹)/u;

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
    /\b(?:half|halves)\b(?! of (?:that|it|this)\b| (?:of )?(?:a |my |our |the |your )?(?:\w+ )?(?:year|day|time|point|percent|week|%|pay|salary|wages?|income|rate)\b)|\b1\/2\b/g,
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
  new RegExp(String.raw`\b(?:rev(?:enue)?|profits?)[- ]?share(?: of)?:? ${PERCENTS}`, 'g'),
  new RegExp(String.raw`\b(?:esop|(?:option )?pool)(?: of)?:? ${PERCENTS}(?: separate)?`, 'g'),
  new RegExp(
    String.raw`${PERCENTS}\s*(?:of (?:my|the|your|our|all)?\s?)?(?:time|week|revenues?|sales|turnover|profits?|net|gross|income|proceeds|earnings|takings|rev(?:enue)?[- ]?share|profit[- ]?share|salary|remote|committed|sure|commission|discount)\b`,
    'g',
  ),
];

/** What is added on a condition, and what would be an insult: "5 % now, another 3 % if we hit £1m". */
const ON_TERMS = String.raw`\b(?:if|when|once|after|upon|on|for|at|subject to)\b[^.;)]*\)?`;
const NOT_YET: readonly RegExp[] = [
  new RegExp(
    String.raw`[,;.(]?\s*(?:and |plus |with |\+ ?)*(?:another|an?(?:other)? (?:further|extra|additional)|additional|extra|further) ${PERCENTS}[^.;]*?${ON_TERMS}`,
    'g',
  ),
  new RegExp(
    String.raw`(?<=%.*)[,;.(]?\s*(?:and |plus )?${PERCENTS} (?:more|extra|further|additional|on top)\b[^.;]*?${ON_TERMS}`,
    'g',
  ),
  new RegExp(
    String.raw`(?<=% (?:now|today|to start|to begin with|at first|initially))[,;]\s*(?:(?:and|then|rising to|up to|maybe) )*${PERCENTS} (?:if|provided|should)\b[^.;]*`,
    'g',
  ),
  /(?<=(?:%|percent).*)[,;.]?\s*(?:but |and )?[^,.;]*\b(?:insult\w*|offen[ds]\w*|ridiculous|laugh\w*|walk (?:away|out)|beleid\w*|insultante|insultant)\b[^.;]*/g,
  // "5-10 %. Under 3 is a job": the least once more.
  /(?<=(?:%|percent).*)[,;.]\s*(?:and |but |anything |everything |alles )*(?:under|below|less than) \d+(?:[.,]\d+)?\s*(?:%|percent)? (?:is|isn't|are|would|wouldn't|makes?|feels?|i|ist|wäre|es|sería|est|serait|é|seria)\b(?![^.;]*\b(?:if|when|fine|ok(?:ay)?|possible|enough|too)\b)[^.;]*/g,
];

/**
 * Reads a share of a company out of free text: a range in per cent, 0-100. "up to 5" is 0-5, "at least 10" is
 * 10-100, "a third to a half" is 33-50, "I keep 60 %, you get the rest" 40, "5 % now, 8 % after the pilot" is 5-8, "cash only" is 0. Undefined when
 * no share is named ("negotiable" alone, "fair", "20 % of revenue"), or where a condition of it is not understood.
 */
export function parseEquity(text: string | null | undefined): Range | undefined {
  if (!text) return undefined;
  const all = ARTICLES.reduce(
    (left, [words, as]) => left.replace(words, as),
    boundsInEnglish(inEnglish(fromDutch(plain(text)))),
  );
  const read = [ALTERNATIVE, ...NOT_THEIRS, ...NOT_YET]
    .reduce((left, words) => left.replace(words, ' '), inPercents(withPercents(all)))
    .replace(NOT_WISHED, ' ')
    .trim();
  const found = shareIn(ELSE_LESS.test(read) ? read.replace(LEAST, ' ') : read);
  if (!found || isForeign(all) || OF_EITHER.test(all) || hangsOnStage(read)) return undefined;
  return isInDoubt(leftOf(read, found.high > 0)) ? undefined : found;
}

/** "Zwischen einem und zwei Prozent", "entre un 5 y un 10 %": before a figure it is an article, before a word that joins it is 1. */
const ARTICLES: readonly (readonly [words: RegExp, as: string])[] = [
  [
    /(?<!\p{L})(?:ein(?:s|e[mnr]?)?|un[oae]?|uma?)(?= (?:percent |prozent )?(?:bis|to|und|oder|y|o|a|à|et|ou|e|or) (?:\p{L}{2,5} )?\d)/gu,
    '1',
  ],
  [
    /(?<=(?:^|between|from|about|around|at least|up to) )(?:an?|the|ein(?:e[mnr]?)?|un[oae]?s?|uma?s?|el|il|le) (?=\d)/gu,
    '',
  ],
];

/** "1 % at a funded company, 8 % or more at a tiny one": which of them holds, the other company tells. */
const OF_A_STAGE =
  /\b(?:(?:pre-?)?seed|series [a-d]|funded|early|later?[- ]stage|idea stage|tiny|small(?:er)?|big(?:ger)?|larger?|established|finanziert\p{L}*|klein\p{L}*|groß\p{L}*|pequeñ\p{L}*|grandes?|financiad\p{L}*|petite?s?|financée?s?|pequen\p{L}*)(?!\p{L})/u;

function hangsOnStage(read: string): boolean {
  const clauses = read
    .replace(new RegExp(BARE_SPAN, 'g'), '$1')
    .split(/[;.](?=\s|$)|,\s|\b(?:and|but|or|und|aber|y|pero|et|mais|e|mas)\s/)
    .filter((clause) => /\d/.test(clause));
  return clauses.length > 1 && clauses.some((clause) => OF_A_STAGE.test(clause));
}

/** "Rev share or equity, 20-30%": of which of the two, nobody can tell. */
const OF_EITHER =
  /\b(?:rev(?:enue)?|profits?)[- ]?shar(?:e|ing) or (?:some )?(?:equity|shares?|stake)|\b(?:equity|shares?|stake) or (?:an? )?(?:rev(?:enue)?|profits?)[- ]?shar/;

const OTHER_THING = String.raw`(?:(?:an?|the|some|more|bigger|higher|better|equivalent|mehr|höheres|ein\p{L}*|más|un[ea]?|mejor|plus de|davantage de|mais|um|uma|più|meer) ){0,2}(?:(?:rev(?:enue)?|profits?|income|royalty)[- ]?shar(?:e|es|ing)|royalt(?:y|ies)|commissions?|salar(?:y|ies)|pay|wages?|cash|money|(?:board )?seats?|title|gehalt|lohn|geld|umsatzbeteiligung|gewinnbeteiligung|provision|sueldo|salario|dinero|comisi(?:ón|ones)|salaire|argent|salário|dinheiro|comissão|stipendio|salaris|loon)(?![\p{L}])`;
/** "30 % or rev share that is the same thing", "a salary or 10 %": something else would do as well. */
const ALTERNATIVE = new RegExp(
  String.raw`(?<=\d${PERCENT}?[^.;\d]{0,24}?)(?:[,;] ?|\s)(?:or|oder|o|ou|\/)(?: else| rather| maybe| alternatively)? ${OTHER_THING}|(?<!\p{L}|\b(?:no|not|without|kein|ohne|sin|sans|sem) )${OTHER_THING} (?:or|oder|o|ou) (?=(?:about |around )?\d{1,3}(?:[.,]\d+)?${PERCENT})`,
  'u',
);

/** Whether a share is named beside something else that would do as well. */
export const hasAlternative = remembered((text) => ALTERNATIVE.test(fromDutch(plain(text))));

function shareIn(read: string): Range | undefined {
  const flexible = isFlexible(read);
  const smaller = [...read.matchAll(SPLIT)].flatMap(([, one, other]) =>
    Number(one) + Number(other) === 100 ? Math.min(Number(one), Number(other)) : [],
  );
  if (smaller.length > 0) return range(Math.min(...smaller), Math.max(...smaller), flexible);
  // "No equity, 25 % of what we make": what share it is of, no rule needs to know.
  if (
    /^\W*(?:there is |we offer |i offer )?no (?:equity|stake|shares)\b/.test(read) &&
    !WITH_TIME.test(read) &&
    !NONE_AT_FIRST.test(read)
  )
    return range(0, 0, flexible);
  const left = besideKept(read, flexible);
  if (left) return left;
  return parsePercents(read, flexible) ?? parseWords(read, flexible) ?? parseBare(read, flexible);
}

/** "At least 5 %, else 1 %": what is the least of one case is no least of the other. */
const ELSE_LESS = new RegExp(String.raw`(?<=\d.*)${OTHERWISE}(?=\d)`, 'u');
const LEAST = /(?<!\p{L})(?:(?:at )?(?:the )?least|min(?:imum|\.)?(?: of)?|or more)(?!\p{L})/gu;
const WITH_TIME = /\b(?:yet|now|first|then|until|till|before|after|later|when|once|if|unless|but)\b/;

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

/** Longer answers name other numbers too. */
const SHORT = 80;
/** More is no share that somebody would name without a sign. */
const MOST_BARE = 60;
const BARE_NUMBER = /(?<![\p{L}\d.,/€£$₹₦])\d+(?:[.,]\d+)?(?![.,]?\d)/gu;
const COUNTS_NOTHING =
  /^\s*(?:$|[,.;)+](?!\d)|-\s?\d|-\s|(?:and (?:up|more|above|you|i|we|the rest)|or (?:more|above|up)|for (?:me|you|us)|(?:stays? )?with me|myself|to|or|if|when|with|without|for the|minimum|min|max|at (?:least|most)|unpaid|ohne|mit|wenn|sin|con|si|sans|avec|sem|com|se)(?!\p{L}))/u;
/** Whoever shares names what they keep, which may be any part. */
const OF_WHAT_IS_KEPT = /\b(?:keep|retain)s?\b|\bthe rest\b/;
const OF_PAY = /(?<!\p{L})(?:salary|pay|unpaid|gehalt|lohn|sueldo|salario|salaire|salário)(?!\p{L})/u;
const SIGN = new RegExp(PERCENT, 'u');

/** "25 and up without salary, 10 with", "I keep 60": several bare numbers, or one that is kept or beside a salary, that count nothing else are per cent. */
function withPercents(read: string): string {
  if (read.length > SHORT || SIGN.test(read)) return read;
  const numbers = [...read.matchAll(BARE_NUMBER)];
  const isOfKept = OF_WHAT_IS_KEPT.test(read);
  const areShares = numbers.every(
    ({ 0: number, index }) =>
      toNumber(number) <= (isOfKept ? 100 : MOST_BARE) &&
      COUNTS_NOTHING.test(read.slice(index + number.length)),
  );
  const isPlain = numbers.length === (read.match(/\d+(?:[.,]\d+)?/g) ?? []).length;
  const areSeveral = numbers.length > 1 || isOfKept || OF_PAY.test(read);
  return areShares && isPlain && areSeveral ? read.replace(BARE_NUMBER, '$& %') : read;
}

/** Fractions and basis points as percentages, so that bounds and spans of them read alike. */
function inPercents(read: string): string {
  const points = read.replace(
    /(\d+)\s*(?:bps|basis points?)\b/g,
    (_, digits: string) => `${Number(digits) / 100} %`,
  );
  const small = points
    .replace(/\b1\/([24])\s*%/g, (_, parts: string) => `${1 / Number(parts)} %`)
    .replace(/\b(\d) and a half (?=percent|per cent|%|points?)/g, '$1.5 ')
    .replace(/\bhalf(?= ?(?:-|to|or|and) ?[12](?:[.,]\d)? ?(?:%|percent|per cent))/g, '0.5 %')
    .replace(OF_A_PERCENT, (_, part: string) => `${PARTS_OF_A_PERCENT[part] ?? 0.5} %`);
  const more = small.replace(MORE_PERCENT, '$1$2 %');
  return FRACTIONS.reduce((left, [words, percent]) => left.replace(words, `${percent} %`), more);
}

const PARTS_OF_A_PERCENT: Readonly<Record<string, number>> = {
  half: 0.5,
  'a quarter': 0.25,
  '3 quarters': 0.75,
};
const OF_A_PERCENT =
  /\b(half|a quarter|3 quarters|(?:ein(?:em)? )?halbe[sn]?|(?:un )?(?:medio|demi|mezzo)|meio)[ -](?:of )?(?:an? |1 )?(?:percent|per cent|per cento|%|percentage point|point|prozent|por ciento|por cento|pour cent)(?![\p{L}])/gu;

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
    found.push(bounded(read, match.index, toNumber(match[1]), match[0]));
  }
  const [first, second] = found;
  // "60 % me, 40 % you": whoever joins has the smaller part.
  if (first && second && found.length === 2 && first.high + second.low === 100) {
    const smaller = Math.min(first.low, second.low);
    return range(smaller, smaller, flexible);
  }
  return shareOf(found, flexible);
}

function parseBare(read: string, flexible: boolean): Range | undefined {
  const labelled = LABELLED.exec(read);
  if (labelled) return range(toNumber(labelled[1]), toNumber(labelled[1]), flexible);
  const span = BARE_SPAN.exec(read);
  // "15-30 depending on salary", "flexible, between 5 and 15 depending on how early it is": a span that only shares have.
  const isPlain = span && DEPENDS.test(read.slice(span.index + span[0].length));
  if (!isPlain && (/\b(?:vest|cliff|salary)/.test(read) || read.length > 40)) return undefined;
  if (span)
    return followedByUnit(read, span.index + span[0].length)
      ? undefined
      : shareOf([range(toNumber(span[1]), toNumber(span[2]))], flexible);
  const numbers = [...read.matchAll(new RegExp(NUMBER, 'g'))].filter(
    (match) => !followedByUnit(read, match.index + match[0].length),
  );
  const [single] = numbers;
  if (!single || numbers.length > 1) return undefined;
  return shareOf([bounded(read, single.index, toNumber(single[1]), single[0])], flexible);
}

const DEPENDS = /^,? (?:(?:it )?depend(?:s|ing)|according to)\b[^\d]*$/;

function parseWords(read: string, flexible: boolean): Range | undefined {
  if (NO_SHARE.test(read)) return NONE_AT_FIRST.test(read) ? undefined : range(0, 0, flexible);
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
  if (isAtMost(before) || isOrLess(after) || /^\s*(?:तक|tak\b)/.test(after)) return range(0, value);
  if (
    isAtLeast(before) ||
    isOrMore(after) ||
    /^\s*(?:or|and) (?:more|above|higher) (?:if|when|as|because|since|for)\b/.test(after) ||
    /^(?:\s*(?:\+(?!\s*[€$£₹₦\p{L}\d])|ke atas)|\+ (?:if|when|for|as|at|from|since|because|but|given|in return)\b)/u.test(
      after,
    )
  )
    return range(value, UNBOUNDED.equity);
  return range(value, value);
}

function shareOf(found: readonly Range[], flexible: boolean): Range | undefined {
  const shares = found.filter(({ high }) => high <= 100);
  return shares.length > 0 ? spanOf(shares, UNBOUNDED.equity, flexible) : undefined;
}

function followedByUnit(read: string, end: number): boolean {
  return OTHER_UNIT.exec(read.slice(end))?.index === 0;
}

function toNumber(digits: string | undefined): number {
  return Number((digits ?? '').replace(',', '.'));
}
