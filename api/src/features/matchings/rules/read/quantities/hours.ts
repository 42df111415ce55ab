import { isAtLeast, isAtMost, isFlexible, plain } from './plain.ts';
import { type Range, range } from './range.ts';

const FULL_TIME = { low: 38, high: 50 };
const HOURS_A_DAY = 8;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const HOUR = String.raw`\s*(?:h\b|hr\b|hrs\b|hours?\b|std\b|stunden\b|heures?\b|horas?\b)`;
const A_WEEK = String.raw`\s*(?:a|per|each|every|in a|pro|par|por|\/|p)?[ /.]?\s*(?:week|wk|w\b|woche|semaine|semana)`;
const A_DAY = String.raw`\s*(?:a|per|each|every|\/)?[ /]?\s*(?:day|evening|night|tag|jour)`;
const SPAN = String.raw`${NUMBER}(?:${HOUR})?(?:\s*(?:-|to|and|or|bis|à)\s*${NUMBER})?(\s*\+)?`;
const HOURS = new RegExp(`${SPAN}${HOUR}(${A_DAY})?`, 'g');
const DAYS = new RegExp(
  String.raw`${SPAN}\s*(?:full |whole )?(?:days?|jours?|tage?|d[ií]as?)(?:${A_WEEK})`,
  'g',
);
const SLOT = new RegExp(String.raw`${SPAN}\s*(?:evenings?|nights?)`, 'g');

/**
 * Reads the time a person gives or asks for out of free text: hours a week, 0-112. "full time" is 38-50,
 * "2 days a week" is 16, "nights and weekends" is 8-20. Several statements span one range: "full time; 30+
 * hrs/wk is fine for now" is 30-50. An amount that is to grow later ("15 hours now, full time once funded") is
 * read as of today, and as flexible. Undefined when no amount of time is named.
 */
export function parseHours(text: string | null | undefined): Range | undefined {
  if (!text) return undefined;
  const read = plain(text);
  const found = [...countedHours(read), ...countedDays(read)];
  const later = found.length > 0 && fullTimeComesLater(read);
  const all = later ? found : [...found, ...wordedHours(read, found.length > 0)];
  if (all.length === 0) return undefined;
  const low = Math.min(...all.map((one) => one.low));
  const high = Math.min(112, Math.max(...all.map((one) => one.high)));
  return range(low, high, later || isFlexible(read));
}

/** "20 hrs/wk now, full time once the grant is in": the figure is what counts today. */
function fullTimeComesLater(read: string): boolean {
  const full = read.search(/full[- ]?time/);
  return full > read.search(/\d/) && /\b(?:then|once|later|from|when|until|after|as soon)\b/.test(read);
}

function countedHours(read: string): Range[] {
  return [...read.matchAll(HOURS)].flatMap(([whole, first, second, plus, aDay], i, all) => {
    const days = aDay ? 5 : 1;
    const low = toNumber(first) * days;
    if (low > 112 || /\btime ?zones?|\bahead|\bbehind|\baway\b/.test(after(read, all[i]?.index ?? 0, whole)))
      return [];
    if (
      /(?:within|about|±|gmt|utc)\s*$/.test(read.slice(0, all[i]?.index)) &&
      /\s+(?:of|from)\b/.test(after(read, all[i]?.index ?? 0, whole))
    )
      return [];
    return [
      bounded(read, all[i]?.index ?? 0, low, second ? toNumber(second) * days : undefined, Boolean(plus)),
    ];
  });
}

function countedDays(read: string): Range[] {
  const days = [...read.matchAll(DAYS)].map(([, first, second, plus]) =>
    range(toNumber(first) * HOURS_A_DAY, plus ? 50 : toNumber(second ?? first) * HOURS_A_DAY),
  );
  if (days.length > 0) return days;
  const alone = /^(\d)(?:\s*(?:-|to|or)\s*(\d))? days?\W*$/.exec(read);
  if (alone) return [range(toNumber(alone[1]) * HOURS_A_DAY, toNumber(alone[2] ?? alone[1]) * HOURS_A_DAY)];
  return [...read.matchAll(SLOT)].map(([, first, second]) =>
    range(toNumber(first) * 2, toNumber(second ?? first) * 4),
  );
}

/** `counted`: hours or days were named already, so that evenings and weekends only say which. */
function wordedHours(read: string, counted: boolean): Range[] {
  const found: Range[] = [];
  const say = (low: number, high: number) => found.push(range(low, high));
  const notFull =
    /\b(?:not|no|never|isn't|can't|cannot|until|before|without|than|later|eventually)\b[^.;,]{0,18}full[- ]?time/.test(
      read,
    );
  const full =
    /full[- ]?time|vollzeit|temps plein|tiempo completo|tempo integral|\ball[- ]in\b|whole week|every working day|all my time/;
  if (full.test(read) && !notFull) say(FULL_TIME.low, FULL_TIME.high);
  if (/part[- ]?time|half[- ]?time|teilzeit|temps partiel|medio tiempo|meio per[ií]odo/.test(read))
    say(12, 24);
  if (counted) return found;
  const evenings = /\b(?:evenings?|nights?|after work|after hours|moonlight)/.test(read);
  const weekends =
    /\b(?:weekends?|saturdays?|sundays?)\b/.test(read) &&
    !/\b(?:no|not|never|without|except|free|off)\b[^.;,]{0,20}(?:weekends?|saturdays?|sundays?)/.test(read);
  if (evenings && weekends) say(8, 20);
  else if (found.length === 0 && evenings && !/\bno (?:evenings|nights)/.test(read)) say(5, 15);
  else if (found.length === 0 && weekends) say(6, 16);
  if (found.length === 0 && /\ba few hours|couple of hours|side[- ]project|spare time\b/.test(read))
    say(4, 10);
  if (found.length === 0 && /\b(?:1|a) day a week|a day each week\b/.test(read)) say(8, 8);
  return found;
}

function bounded(read: string, at: number, low: number, high: number | undefined, plus: boolean): Range {
  const before = read.slice(0, at);
  if (high !== undefined) return range(low, high);
  if (plus || isAtLeast(before)) return range(low, Math.max(low, 50));
  if (isAtMost(before)) return range(low / 2, low);
  return range(low, low);
}

function after(read: string, at: number, whole: string): string {
  return read.slice(at + whole.length, at + whole.length + 24);
}

function toNumber(digits: string | undefined): number {
  return Number((digits ?? '').replace(',', '.'));
}
