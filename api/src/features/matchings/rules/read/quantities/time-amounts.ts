import { isAtLeast, isAtMost, isOrLess, isOrMore, wordsBefore } from './plain.ts';
import { type Range, range, UNBOUNDED } from './range.ts';
import { FULL_POSITION, SEASONS } from './time-words.ts';
import { weekdaysIn } from './weekdays.ts';

const FULL_TIME = { low: 38, high: 50 };
const WEEKEND = { low: 6, high: 16 };
const HOURS_A_DAY = 8;
/** Most people count four, the year has four and a third. */
const WEEKS_A_MONTH = { low: 4, high: 52 / 12 };
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const HOUR = String.raw`\s*(?:hpw\b|h\b|hr\b|hrs\b|hours?\b)`;
const A_WEEK = String.raw`\s*(?:a|per|each|every|in a|in the|in|by|\/|p)?[ /.]?\s*(?:week|wk|w\b|woche|semaine|semana)`;
const A_DAY = String.raw`\s*(?:daily|(?:a|per|each|every|\/)?[ /]?\s*(?:day|weekday|weeknight|evening|night|tag|jour))`;
const A_MONTH = String.raw`\s*(?:a|per|each|every|\/)?\s?(?:month|monat)`;
const SPAN = String.raw`${NUMBER}(?:${HOUR})?(?:\s*(?:-|to|and|und|et|y|e|or|o|ou|oder|until|à|a)\s*${NUMBER})?(\s*\+)?`;
const HOURS = new RegExp(`${SPAN}${HOUR}(?:(${A_DAY})|(${A_MONTH}))?`, 'g');
const DAYS = new RegExp(String.raw`${SPAN}\s*(?:full |whole )?(?:days?|d\b)(?:(${A_MONTH})|${A_WEEK})`, 'g');
export const DAYS_ALONE =
  /^(?:at least |at most |up to |min(?:imum|\.)?(?: of)? |max(?:imum|\.)?(?: of)? )?(\d)(?:\s*(?:-|to|or)\s*(\d))? (?:full |whole |long )?days?(?: for now| now)?( (?:min|max)(?:imum|\.)?| at (?:least|most)| or more)?\W*$/;
/** "Design can begin with two days": days that are given, not those until something. */
const DAYS_GIVEN =
  /\b(?:begin(?:ning)? with|start(?:ing)? (?:with|at|on)|only|just|give(?: you)?|spare|have|(?:want|need) you(?: for)?)\s(?:about |some |at least )?([1-6])(?:\s*(?:-|to|or)\s*(\d))? (?:full |whole |long )?days?\b(?! (?:off|free|notice|ago|later|left|a month|per month))/;
/** "Four days would be considered": less than was asked for. */
const DAYS_ALLOWED =
  /\b([1-6])(?:\s*(?:-|to|or)\s*(\d))? days?(?= (?:(?:would|could|might|may|can|will|is|are)(?: also| too)?(?: be)? )?(?:considered|possible|ok(?:ay)?|fine|enough|acceptable|negotiable|doable|discussed|an option|for the right (?:person|candidate)|also|too|at a pinch)\b)/;
/** "40 hours. 4 day week possible": fewer than those that are named in hours. */
const DAYS_POSSIBLE =
  /\b\d days?(?: a week)?(?: (?:is|are|would be|can be))?(?: also| too)? (?:possible|fine|ok(?:ay)?|an option|negotiable|works)\b/;
/** "Full time, or four days at 80% pay". */
const OTHER_DAYS =
  /(?:^|[^\d] )(?:or|oder|o|ou) (?:maybe |perhaps |even |also |rather )?([1-6]) days?\b(?! (?:off|free|notice|ago|later|at (?:home|the office)|from home))/;
const HALF_DAYS = /\b(\d)(?:\s*(?:-|to|or)\s*(\d))? (?:mornings?|afternoons?|half[- ]days?)\b/;
const SLOT = new RegExp(String.raw`${SPAN}\s*(?:evenings?|nights?)`, 'g');
const SEASON = new RegExp(
  String.raw`\b(\d{1,2}) (?:in|over|during|outside) (?:the |my |our )?(?:${SEASONS})\b`,
  'g',
);
const SHARE =
  /(\d{2,3})\s*%\s*-?\s*(?:stelle|position|job|workload|pensum|contract|role|of (?:my|the) (?:time|week))/;
/** Parts of a week in words; halves have rules of their own. */
const OF_A_WEEK = String.raw`\s+of\s+(?:my|a|the|your|each|every)\s+(?:time|(?:working )?week)\b`;
const PARTS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`\b3 quarters${OF_A_WEEK}`), 0.75],
  [new RegExp(String.raw`\b2 thirds${OF_A_WEEK}`), 2 / 3],
  [new RegExp(String.raw`\b(?:a|1) third${OF_A_WEEK}`), 1 / 3],
  [new RegExp(String.raw`\b(?:a|1) quarter${OF_A_WEEK}`), 0.25],
];
export const NO_EVENINGS = /\b(?:no|not|never|without|except|don't)\b[^.;,]{0,20}\b(?:evenings?|nights?)/;

/** "Never part time" and "we tried with part time and it failed" are full time; "no more than part time" is not refused. */
export const NO_PART_TIME =
  /\b(?:no|not|never|nor|isn't|can't|cannot|won't|don't|without|nicht|kein\w*|nie|niemals|pas|jamais|nunca|sin|sem|não|niet|geen)(?: (?:just|only|longer|nur|want|to|do|be|work|working|go|in|a|an|as|on|at|of|de|à|the|any|your|available|interested|ever|again|offering|looking|for|nur))* (?:part|half)[- ]?time|(?:part|half)[- ]?time (?:is|are|does|will)(?: not|n't)\b|(?:part|half)[- ]?time (?:isn't|doesn't|didn't|won't|nahi|नहीं)|\b(?:tried|had|hatten|versucht|probamos|intentamos|tuvimos|essayé|tentamos|provato)\b[^.;]{0,20}(?:part|half)[- ]?time|(?:part|half)[- ]?time[^.;]{0,20}\b(?:failed|tried|went nowhere|fracasó|probamos|intentamos|gescheitert|versucht|probiert|échoué|falhou|tentamos)(?!\p{L})/u;

export const BARE = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*(?:ish)?$/;
/** "40, and I mean it": too many to be days. */
const ALONE = /^([1-9]\d)(),/;
/** "20h now, 40 when paid": enough hours to be no days. */
export const BARE_LATER = /^([1-9]\d)()\s+(?:when|once|from|after|later)\b/;
/** What amounts are counted by, wherever they stand. */
export const AMOUNTS: readonly RegExp[] = [
  HOURS,
  DAYS,
  SLOT,
  HALF_DAYS,
  DAYS_GIVEN,
  DAYS_ALLOWED,
  OTHER_DAYS,
  SEASON,
  SHARE,
  ...PARTS.map(([words]) => words),
];
const IN_SEASON = /\bin (?:the )?(?:winter|summer|spring|autumn|season)\b/;

/** The amounts of time in parts of an answer, in hours a week. */
export function amountsIn(parts: readonly string[]): Range[] {
  const read = parts.join(', ');
  const days = parts.flatMap(countedDays);
  const hours = countedHours(read);
  // "4 day week, 36h": the hours say how long the days are.
  const [ofHours, ofDays] = [hours[0], days[0]];
  const isSame =
    hours.length === 1 &&
    days.length === 1 &&
    !/(?<!\d )\bor\b/.test(read) &&
    !parts.some((part) => DAYS_POSSIBLE.test(part)) &&
    ofHours &&
    ofDays &&
    ofHours.low >= 0.5 * ofDays.low &&
    ofHours.high <= 1.5 * ofDays.high;
  const more = freeDays(read);
  const counted = [...hours, ...(isSame ? [] : days), ...parts.flatMap(shares)].map((one) =>
    range(one.low + more.low, Math.min(UNBOUNDED.hours, one.high + more.high)),
  );
  const named = counted.length > 0 ? [] : weekdays(read);
  const found = [...counted, ...named];
  return [...found, ...wordedHours(read, found)];
}

/** What of a weekend is given beside working days: "and most of Sunday", "one day a week plus weekends". */
function freeDays(read: string): Range {
  const whole = read.match(
    /\b(?:full|whole|all(?: of| day)?|(?<!(?:evening|night|morning|afternoon)s? )plus) (?:saturday|sunday)s?\b(?! (?:morning|afternoon|evening|night)s?\b)|\b(?:saturday|sunday)s? (?:full|whole|all) day\b/g,
  );
  const most = read.match(/\bmost of (?:the )?(?:saturday|sunday)s?\b/g);
  const [days, parts] = [whole?.length ?? 0, most?.length ?? 0];
  const both = /\d (?:full |whole )?days?\b[^,.;]* plus (?:the )?weekends?\b/.test(read)
    ? WEEKEND
    : range(0, 0);
  return range(days * HOURS_A_DAY + parts * 4 + both.low, (days + parts) * HOURS_A_DAY + both.high);
}

function countedHours(read: string): Range[] {
  const bare = BARE.exec(read) ?? BARE_LATER.exec(read) ?? ALONE.exec(read);
  if (bare && Number(bare[1]) >= 3) return [range(toNumber(bare[1]), toNumber(bare[2] || bare[1]))];
  const counted = [...read.matchAll(HOURS)].flatMap((match) => {
    const [whole, first, second, plus, aDay, aMonth] = match;
    const before = wordsBefore(read, match.index);
    const behind = read.slice(match.index + whole.length, match.index + whole.length + 24);
    if (aMonth) return [monthly(toNumber(first), toNumber(second ?? first))];
    const weekly = aDay ? 5 : 1;
    const low = toNumber(first) * weekly;
    if (low > 112 || isOfClocks(before, behind)) return [];
    return [bounded(before, behind, low, second ? toNumber(second) * weekly : undefined, Boolean(plus))];
  });
  const seasons = counted.length === 0 ? [] : [...read.matchAll(SEASON)];
  return [...counted, ...seasons.map(([, hours]) => range(toNumber(hours), toNumber(hours)))];
}

/** "3 hours ahead", "within two hours of Nairobi" are differences of clocks. */
function isOfClocks(before: string, behind: string): boolean {
  if (/\btime ?zones?|\bahead|\bbehind|\baway\b/.test(behind)) return true;
  return /(?:within|about|±|gmt|utc)\s*$/.test(before) && /\s+(?:of|from)\b/.test(behind);
}

function countedDays(part: string): Range[] {
  const days = [...part.matchAll(DAYS)].map((match) => {
    const [whole, first, second, plus, aMonth] = match;
    const [low, high] = [toNumber(first) * HOURS_A_DAY, toNumber(second ?? first) * HOURS_A_DAY];
    if (aMonth) return monthly(low, high);
    const behind = part.slice(match.index + whole.length);
    return bounded(wordsBefore(part, match.index), behind, low, second ? high : undefined, Boolean(plus));
  });
  if (days.length > 0) return days;
  const alone =
    DAYS_ALONE.exec(part) ?? DAYS_GIVEN.exec(part) ?? DAYS_ALLOWED.exec(part) ?? OTHER_DAYS.exec(part);
  if (alone) {
    const [low, high] = [toNumber(alone[1]) * HOURS_A_DAY, toNumber(alone[2] ?? alone[1]) * HOURS_A_DAY];
    const before = part.slice(0, part.indexOf(alone[1] ?? ''));
    return [bounded(before, alone[3] ?? '', low, alone[2] ? high : undefined, false)];
  }
  const weekends = /\b(\d) weekends? (?:a|per|each) month/.exec(part);
  if (weekends) return [monthly(toNumber(weekends[1]) * 12, toNumber(weekends[1]) * 16)];
  const halves = HALF_DAYS.exec(part);
  if (halves) return [range(toNumber(halves[1]) * 4, toNumber(halves[2] ?? halves[1]) * 4)];
  const freeDays = (part.match(/\b(?:saturdays?|sundays?)\b/g) ?? []).length * HOURS_A_DAY;
  const more = /\bweekends\b/.test(part) ? WEEKEND : { low: freeDays, high: freeDays };
  return [...part.matchAll(SLOT)].map(([, first, second]) =>
    range(toNumber(first) * 2 + more.low, toNumber(second ?? first) * 4 + more.high),
  );
}

/** Hours a month as hours a week. */
function monthly(low: number, high: number): Range {
  return range(low / WEEKS_A_MONTH.high, high / WEEKS_A_MONTH.low);
}

/** Parts of a full position: "80 % position", "a third of my time". */
function shares(read: string): Range[] {
  const percent = SHARE.exec(read)?.[1];
  const part = PARTS.find(([words]) => words.test(read))?.[1];
  const share = percent ? Number(percent) / 100 : part;
  return share !== undefined && share <= 1 ? [range(share * FULL_POSITION, share * FULL_POSITION)] : [];
}

const NOT_ON =
  /\b(?:not?|never|except|without|nicht|kein\w*|sin|sans|pas|sem|não)(?: (?:on|at|the|die|am|les|le|los|el|os|o))* (?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|sábados?|samedis?|samstags?)(?: (?:or|and) (?:mon|tues?|wednes|thurs?|fri|satur|sun)days?)?/g;

/** Days named one by one; "Monday evenings" are evenings. */
function weekdays(read: string): Range[] {
  if (/\b(?:evenings?|nights?|mornings?|afternoons?|weekends?)\b/.test(read)) return [];
  const days = weekdaysIn(read.replace(NOT_ON, ' '));
  // "Full time, Monday to Saturday noon" is full time, however long the days are.
  if (days >= 5 && /full[- ]?time/.test(read)) return [];
  return days > 0 ? [range(days * HOURS_A_DAY, days * HOURS_A_DAY)] : [];
}

/** "Full time, 35 hours is fine too": beside full time, and no measure of it. */
const ALSO_HOURS =
  /full[- ]?time[^\d]{0,16}(?:3[5-9]|4\d|50) ?(?:h|hrs?|hours?)\b[^.;\d]{0,24}(?<!\p{L})(?:too|also|as well|fine|ok(?:ay)?|possible|enough|works|auch|möglich|in ordnung|reichen|también|está bien|vale|posible|aussi|me vont?|possible|também|serve|possível|anche)(?!\p{L})|full[- ]?time,? (?:or|oder|o|ou) (?:about |around |at least )?\d/u;

/** `amounts`: where hours or days were named already, evenings and weekends only say which, and hours as many as full time how many that is. */
function wordedHours(read: string, amounts: readonly Range[]): Range[] {
  const counted = amounts.length > 0;
  const found: Range[] = [];
  const say = (low: number, high: number) => found.push(range(low, high));
  const notFull =
    /\b(?:not|no|never|\p{L}+n't|cannot|until|before|without|than|later|eventually)\b[^.;,]{0,18}full[- ]?time/u.test(
      read,
    );
  const full =
    /full[- ]?time|^(?:all of it|everything(?: i have)?|complete(?:ly)?)(?=[,;.]|$)|(?:^|\b(?:then|later) )full(?=,? from\b|$|,)|\ball[- ]in\b|whole (?:working )?week|every (?:working day|weekday)|\ball (?:my (?:time|days)|(?:week|day)(?! (?:on )?(?:saturday|sunday)s?))\b(?! long\b)|\b9(?:am)?\s?(?:-|to)\s?(?:5|17)(?:pm)?\b/;
  if (/\b9(?:am)?\s?(?:-|to)\s?(?:5|17)(?:pm)?\b/.test(read)) say(40, 40);
  else if (
    full.test(read.replace(/days? all day\b/g, 'days')) &&
    !notFull &&
    !(counted && amounts.some(({ low }) => low >= 35) && !ALSO_HOURS.test(read))
  )
    say(FULL_TIME.low, FULL_TIME.high);
  if (counted) return found;
  if (NO_PART_TIME.test(read)) {
    if (found.length === 0 && !notFull) say(FULL_TIME.low, FULL_TIME.high);
  } else if (/part[- ]?time/.test(read) && !/full[- ]?time only|only full[- ]?time/.test(read)) say(12, 24);
  else {
    const half = /half[- ]?time/.exec(read);
    if (half) found.push(halfOf(read, half.index, half[0].length));
  }
  const half = /\bhalf[- ]days?\b|\bhalf (?:of )?(?:my|the|a|each|every) week/.exec(read);
  if (half) found.push(halfOf(read, half.index, half[0].length));
  else if (/\b(?:mornings|afternoons)\b/.test(read)) {
    const days = weekdaysIn(read);
    say(days > 0 ? days * 4 : 15, days > 0 ? days * 5 : 25);
  }
  const evenings =
    /\b(?:evenings?|nights?|weeknights?|after work|after hours|moonlight)/.test(read) &&
    !NO_EVENINGS.test(read);
  const weekends =
    /\b(?:weekends?|saturdays?|sundays?)\b/.test(read) &&
    !/\b(?:no|not|never|without|except|free|off)\b[^.;,]{0,20}(?:weekends?|saturdays?|sundays?)/.test(read);
  if (evenings && weekends) say(8, 20);
  else if (found.length === 0 && evenings) say(5, 15);
  else if ((found.length === 0 || IN_SEASON.test(read)) && weekends) say(WEEKEND.low, WEEKEND.high);
  if (found.length === 0 && /\ba few hours|couple of hours|side[- ]project|spare time\b/.test(read))
    say(4, 10);
  return found;
}

function halfOf(read: string, at: number, length: number): Range {
  return bounded(wordsBefore(read, at), read.slice(at + length), FULL_POSITION / 2, undefined, false);
}

function bounded(
  before: string,
  behind: string,
  low: number,
  high: number | undefined,
  plus: boolean,
): Range {
  if (high !== undefined) return range(low, high);
  if (plus || isAtLeast(before) || isOrMore(behind)) return range(low, UNBOUNDED.hours);
  if (isAtMost(before) || isOrLess(behind)) return range(0, low);
  return range(low, low);
}

function toNumber(digits: string | undefined): number {
  return Number((digits ?? '').replace(',', '.'));
}
