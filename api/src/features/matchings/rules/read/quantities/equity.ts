import { isAtLeast, isAtMost, isFlexible, plain } from './plain.ts';
import { type Range, range } from './range.ts';

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const PERCENT = String.raw`\s*(?:%|percent|per cent|pct|points?\b|prozent|pour ?cent|por ciento|por cento)`;
const BETWEEN = String.raw`\s*(?:-|to|and|or|à|bis|a|até|hasta)\s*`;
const SPAN = new RegExp(`${NUMBER}(?:${PERCENT})?${BETWEEN}${NUMBER}${PERCENT}`, 'g');
const SINGLE = new RegExp(`${NUMBER}${PERCENT}`, 'g');
const BARE_SPAN = new RegExp(`${NUMBER}${BETWEEN}${NUMBER}`);
const OTHER_UNIT =
  /\s*(?:-|to)?\s*(?:year|yr|month|mo\b|week|day|hour|hrs?\b|k\b|lakh|lpa|months?|years?|people|person|£|€|\$|₹)/;

/**
 * Reads a share of a company out of free text: a range in per cent, 0-100. "up to 5" is 0-5, "at least 10" is
 * 10-100, "half" is 50, "5 % now, 8 % after the pilot" is 5-8. Undefined when no share is named
 * ("negotiable" alone, "fair").
 */
export function parseEquity(text: string | null | undefined): Range | undefined {
  if (!text) return undefined;
  const read = plain(text).replace(/％/g, '%');
  const flexible = isFlexible(read);
  const split = /\b(\d{2})\s*[/:-]\s*(\d{2})\b(?!\s*%)/.exec(read);
  if (split && Number(split[1]) + Number(split[2]) === 100) {
    const smaller = Math.min(Number(split[1]), Number(split[2]));
    return range(smaller, smaller, flexible);
  }
  return parsePercents(read, flexible) ?? parseWords(read, flexible) ?? parseBare(read, flexible);
}

function parsePercents(read: string, flexible: boolean): Range | undefined {
  const found: Range[] = [];
  let rest = read;
  for (const match of read.matchAll(SPAN)) {
    found.push(range(toNumber(match[1]), toNumber(match[2])));
    rest = rest.replace(match[0], ' '.repeat(match[0].length));
  }
  for (const match of rest.matchAll(SINGLE))
    found.push(bounded(read, match.index, toNumber(match[1]), match[0]));
  return spanOf(
    found.filter((one) => one.high <= 100),
    flexible,
  );
}

function parseBare(read: string, flexible: boolean): Range | undefined {
  if (/\b(?:vest|cliff|salary)/.test(read) || read.length > 40) return undefined;
  const span = BARE_SPAN.exec(read);
  if (span && !followedByUnit(read, span.index + span[0].length))
    return spanOf([range(toNumber(span[1]), toNumber(span[2]))].filter(inPercent), flexible);
  const single = new RegExp(NUMBER).exec(read);
  if (!single || followedByUnit(read, single.index + single[0].length)) return undefined;
  return spanOf([bounded(read, single.index, toNumber(single[1]), single[0])].filter(inPercent), flexible);
}

function parseWords(read: string, flexible: boolean): Range | undefined {
  if (/\b(?:no equity|without equity|none|zero|salary only|don't (?:need|want) equity)\b/.test(read))
    return range(0, 0, flexible);
  if (/\b(?:equal(?:ly)?|even split|same as (?:me|mine|you|yours|the founder))\b/.test(read))
    return range(33, 50, flexible);
  if (/\b(?:half|halves)\b/.test(read) && !/half (?:a )?(?:year|day|time|point|percent|%)/.test(read))
    return range(50, 50, flexible);
  if (/\b(?:2 thirds)\b/.test(read)) return range(66, 66, flexible);
  if (/\b(?:a|1) third\b|\b1\/3\b/.test(read)) return range(33, 33, flexible);
  if (/\b(?:a|1) quarter\b|\b1\/4\b/.test(read)) return range(25, 25, flexible);
  if (/\b(?:a|1) fifth\b/.test(read)) return range(20, 20, flexible);
  if (/\b(?:a|1) tenth\b/.test(read)) return range(10, 10, flexible);
  if (/\b(?:low|small) single[- ]digits?\b/.test(read)) return range(1, 4, flexible);
  if (/\bsingle[- ]digits?\b/.test(read)) return range(1, 9, flexible);
  if (/\blow double[- ]digits?\b/.test(read)) return range(10, 15, flexible);
  if (/\bdouble[- ]digits?\b/.test(read)) return range(10, 30, flexible);
  return undefined;
}

/** A single number with the words before or after it that make it a bound. */
function bounded(read: string, at: number, value: number, matched: string): Range {
  const before = read.slice(0, at);
  const after = read.slice(at + matched.length);
  if (isAtMost(before) || /^\s*(?:max|at most|or less|tops)/.test(after)) return range(0, value);
  if (isAtLeast(before) || /^\s*(?:\+|or more|and up|min\b|at least|upwards)/.test(after))
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
