import {
  boundsInEnglish,
  isAtLeast,
  isAtMost,
  isFlexible,
  isOrMore,
  plain,
  translator,
  wordsBefore,
} from './plain.ts';
import { type Range, range } from './range.ts';
import { weekdaysIn } from './weekdays.ts';

/** Hours a week as they are today. */
export interface Hours extends Range {
  /** Hours a week from a later day on, where the writer names such a change. */
  readonly later?: Range;
  /** When that is, or when a single amount begins, as read in lower case: "from march", "once we are funded". */
  readonly when?: string;
}

const inEnglish = translator({
  'full time':
    'vollzeit|penuh waktu|purna waktu|waktu penuh|temps plein|plein temps|tiempo completo|jornada completa|tempo integral|tempo inteiro|tempo pieno|voltijd|fulltime|पूरा समय|पूर्णकालिक|फुल टाइम|poora samay|pura samay',
  'part-time':
    'teilzeit|temps partiel|mi-temps|mi temps|medio tiempo|media jornada|tiempo parcial|meio período|meio periodo|deeltijd|पार्ट टाइम|अंशकालिक',
  'half days': 'halbtags|halbe tage|medio día|demi-journées',
  evenings: 'abends|soirs|soirées|noches|noites|sere|शाम को|शाम',
  sundays: 'रविवार',
  and: 'और',
  afternoons: 'nachmittags|tardes|après-midis',
  mornings: 'vormittags|matins|mañanas|manhãs',
  weekends: 'wochenende|wochenenden|week-ends|week-end|fines de semana|fins de semana|सप्ताहांत',
  hours: 'घंटे|घंटा|ghante|ghanta|ghanton|jam|std.|std|stunden|stunde|heures|horas',
  days: 'hari|tage|días|dias|jours|giorni|दिन',
  'a week':
    'seminggu|per minggu|pro woche|die woche|in der woche|par semaine|por semana|a la semana|na semana|semanales|semanal|wöchentlich|हफ्ते में|सप्ताह में|प्रति सप्ताह|hafte mein|hafte me|saptah mein',
  'a month': 'im monat|pro monat|par mois|al mes|por mês|महीने में',
  daily: 'am tag|pro tag|täglich|par jour|al día|por dia|रोज़|रोज|roz|हर दिन|har din',
  now: 'jetzt|derzeit|momentan|ahora|maintenant|agora|अभी|abhi',
  'after that': 'danach|dann|después|luego|ensuite|puis|depois|फिर|phir|बाद',
  until: 'bis|hasta|jusque|até',
  from: 'ab|desde|à partir de|dès|a partir de',
});

const FULL_TIME = { low: 38, high: 50 };
const WEEKEND = { low: 6, high: 16 };
const HOURS_A_DAY = 8;
/** Most people count four, the year has four and a third. */
const WEEKS_A_MONTH = { low: 4, high: 52 / 12 };
/** "80 % position" and FTE count from here. */
const FULL_POSITION = 40;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const HOUR = String.raw`\s*(?:hpw\b|h\b|hr\b|hrs\b|hours?\b)`;
const A_WEEK = String.raw`\s*(?:a|per|each|every|in a|\/|p)?[ /.]?\s*(?:week|wk|w\b|woche|semaine|semana)`;
const A_DAY = String.raw`\s*(?:daily|(?:a|per|each|every|\/)?[ /]?\s*(?:day|weekday|weeknight|evening|night|tag|jour))`;
const A_MONTH = String.raw`\s*(?:a|per|each|every|\/)?\s?(?:month|monat)`;
const SPAN = String.raw`${NUMBER}(?:${HOUR})?(?:\s*(?:-|to|and|or|until|à)\s*${NUMBER})?(\s*\+)?`;
const HOURS = new RegExp(`${SPAN}${HOUR}(?:(${A_DAY})|(${A_MONTH}))?`, 'g');
const DAYS = new RegExp(String.raw`${SPAN}\s*(?:full |whole )?(?:days?|d\b)(?:(${A_MONTH})|${A_WEEK})`, 'g');
const DAYS_ALONE = /^(\d)(?:\s*(?:-|to|or)\s*(\d))? (?:full |whole |long )?days?(?: for now| now)?\W*$/;
/** "Design can begin with two days": days that are given, not those until something. */
const DAYS_GIVEN =
  /\b(?:begin(?:ning)? with|start(?:ing)? with|only|just|give(?: you)?|spare|have)\s(?:about |some )?([1-6])(?:\s*(?:-|to|or)\s*(\d))? (?:full |whole |long )?days?\b(?! (?:off|free|notice|ago|later|left|a month|per month))/;
const HALF_DAYS = /\b(\d)(?:\s*(?:-|to|or)\s*(\d))? (?:mornings?|afternoons?|half[- ]days?)\b/;
const SLOT = new RegExp(String.raw`${SPAN}\s*(?:evenings?|nights?)`, 'g');
const SEASON = /\b(\d{1,2}) in (?:the )?(?:winter|summer|spring|autumn|fall|season|harvest)/g;
const SHARE =
  /(\d{2,3})\s*%\s*-?\s*(?:stelle|position|job|workload|pensum|contract|role|of (?:my|the) (?:time|week))/;
const FTE = /(\d(?:[.,]\d{1,2})?)\s*fte\b/;
/** Parts of a week in words; halves have rules of their own. */
const OF_A_WEEK = String.raw`\s+of\s+(?:my|a|the|your|each|every)\s+(?:time|(?:working )?week)\b`;
const PARTS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`\b3 quarters${OF_A_WEEK}`), 0.75],
  [new RegExp(String.raw`\b2 thirds${OF_A_WEEK}`), 2 / 3],
  [new RegExp(String.raw`\b(?:a|1) third${OF_A_WEEK}`), 1 / 3],
  [new RegExp(String.raw`\b(?:a|1) quarter${OF_A_WEEK}`), 0.25],
];
const BARE = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*(?:ish)?$/;
/** "20h now, 40 when paid": enough hours to be no days. */
const BARE_LATER = /^([1-9]\d)()\s+(?:when|once|from|after|later)\b/;
const BARE_SHARE = /^(\d{2,3}) ?%$/;
const IN_SEASON = /\bin (?:the )?(?:winter|summer|spring|autumn|season)\b/;

/**
 * Reads the time a person gives or asks for out of free text: hours a week, 0-112. "full time" is 38-50,
 * "2 days a week" is 16, "nights and weekends" is 8-20, "Mon-Wed" 24. Several statements span one range: "full
 * time; 30+ hrs/wk is fine for now" is 30-50. An amount that is to change ("15 hours now, full time once
 * funded") is read as of today, as flexible, with what comes later beside it. Undefined when no amount of time
 * is named.
 */
export function parseHours(text: string | null | undefined): Hours | undefined {
  if (!text) return undefined;
  const read = inUsualOrder(boundsInEnglish(inEnglish(plain(text))));
  const parts = read
    .split(/(?<!\b(?:max|min|ca|approx|std))[,;.](?=\s)|\b(?=then\b)/)
    .map((part) => part.trim());
  const laterAt = parts.findLastIndex((part, i) => i > 0 && comesLater(part, parts.slice(0, i)));
  const now = amountsIn(laterAt < 0 ? parts : parts.toSpliced(laterAt, 1));
  if (now.length === 0) return undefined;
  const later = laterAt < 0 ? undefined : spanOf(amountsIn(parts.slice(laterAt, laterAt + 1)), false);
  const when = beginning(laterAt < 0 ? read : (parts[laterAt] ?? ''), later !== undefined);
  return {
    ...spanOf(now, later !== undefined || isFlexible(read)),
    ...(later && { later }),
    ...(when && { when }),
  };
}

const AMOUNT_OF_TIME =
  /\b(?:\d[\d.,]*(?:\s*[–-]\s*\d+)?|a|one|two|three|four|five)\s*\+?\s*(?:full |whole )?(?:hours?|hrs?|h|days?|evenings?|nights?)\b(?:\s*(?:a|per|each|every|\/)\s*(?:week|wk|day|month))?/gi;

/** An answer on time without the amounts: "two days a week" is no way of working together. */
export function withoutAmounts(text: string): string {
  return text.replace(AMOUNT_OF_TIME, ' ');
}

/** "30 calm hours" are 30 hours. */
const QUALIFIED =
  /(\d)\s+(?:calm|good|solid|honest|real|focused|quiet|working|full|steady|concentrated|paid|productive|proper|serious|flexible|regular|decent)(?=\s+(?:h\b|hrs?\b|hours?\b))/g;
/** "6 hours a day, 4 days a week", "6 a day, 5 days". */
const EACH_DAY =
  /\b(\d{1,2}(?:[.,]\d)?)\s*(?:h|hrs?|hours?)?\s*(?:a|per|each|every|\/)\s*day,?\s*(?:for |on )?([1-7])\s*(?:days?|d\b)(?:\s*(?:a|per|each|every|\/)\s*(?:week|wk))?/g;

function inUsualOrder(read: string): string {
  return read
    .replace(QUALIFIED, '$1')
    .replace(EACH_DAY, (_, hours: string, days: string) => `${toNumber(hours) * Number(days)} hours a week`)
    .replace(/\b(\d+) in a week\b/g, '$1 hours a week')
    .replace(/\b(days?) (?:of|in) (?:the|each|every) (?:week|7)\b/g, '$1 a week')
    .replace(/\bdaily (\d+(?:\s*-\s*\d+)? hours?)/g, '$1 daily')
    .replace(/\bweekly hours\b/g, 'hours a week')
    .replace(/\b(?:a|1) day and a half\b/g, '1.5 days')
    .replace(/\b(\d)[- ]day (?:working )?week\b/g, '$1 days a week');
}

/** "20 hrs/wk now, full time once the grant is in": what is behind the comma comes after what is before it. */
function comesLater(part: string, before: readonly string[]): boolean {
  const said = before.join(', ');
  const follows =
    /\b(?:then|once|later|after|when|as soon|from)\b/.test(part) || /\b(?:until|till)\b/.test(said);
  return follows && amountsIn([part]).length > 0 && amountsIn(before).length > 0;
}

/** `isChange`: "when paid" says when an amount changes, "nights when launching" not when it begins. */
function beginning(read: string, isChange: boolean): string | undefined {
  if (!isChange && !/\b(?:from|as of|once|starting)\b/.test(read)) return undefined;
  return /\b(?:from|as of|once|when|starting(?: in)?)\s+[^,;.()+]{3,30}/
    .exec(read)?.[0]
    .replace(/\s(?:full|part)[- ]?time.*$/, '')
    .trim();
}

function amountsIn(parts: readonly string[]): Range[] {
  const read = parts.join(', ');
  const counted = [...countedHours(read), ...parts.flatMap(countedDays), ...shares(read)];
  const named = counted.length > 0 ? [] : weekdays(read);
  const found = [...counted, ...named];
  return [...found, ...wordedHours(read, found.length > 0)];
}

function spanOf(all: readonly Range[], flexible: boolean): Range {
  const low = Math.min(...all.map((one) => one.low));
  const high = Math.min(112, Math.max(...all.map((one) => one.high)));
  return range(low, high, flexible);
}

function countedHours(read: string): Range[] {
  const bare = BARE.exec(read) ?? BARE_LATER.exec(read);
  if (bare && Number(bare[1]) >= 3) return [range(toNumber(bare[1]), toNumber(bare[2] || bare[1]))];
  const counted = [...read.matchAll(HOURS)].flatMap((match) => {
    const [whole, first, second, plus, aDay, aMonth] = match;
    const before = wordsBefore(read, match.index);
    const behind = read.slice(match.index + whole.length, match.index + whole.length + 24);
    if (aMonth) return [monthly(toNumber(first), toNumber(second ?? first))];
    const weekly = aDay ? 5 : 1;
    const low = toNumber(first) * weekly;
    if (low > 112 || isOfClocks(before, behind)) return [];
    const isOpen = Boolean(plus) || isOrMore(behind.replace(/^\s*(?:a|per|each|\/)\s*(?:week|wk|w)\b/, ''));
    return [bounded(before, low, second ? toNumber(second) * weekly : undefined, isOpen)];
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
    const isOpen = Boolean(plus) || isOrMore(part.slice(match.index + whole.length));
    return bounded(wordsBefore(part, match.index), low, second ? high : undefined, isOpen);
  });
  if (days.length > 0) return days;
  const alone = DAYS_ALONE.exec(part) ?? DAYS_GIVEN.exec(part);
  if (alone) return [range(toNumber(alone[1]) * HOURS_A_DAY, toNumber(alone[2] ?? alone[1]) * HOURS_A_DAY)];
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

/** Parts of a full position: "80 % position", "0.5 FTE". */
function shares(read: string): Range[] {
  const percent = (SHARE.exec(read) ?? BARE_SHARE.exec(read))?.[1];
  const equivalent = FTE.exec(read)?.[1];
  const part = PARTS.find(([words]) => words.test(read))?.[1];
  const share = percent ? Number(percent) / 100 : equivalent ? toNumber(equivalent) : part;
  return share !== undefined && share <= 1 ? [range(share * FULL_POSITION, share * FULL_POSITION)] : [];
}

/** Days named one by one; "Monday evenings" are evenings. */
function weekdays(read: string): Range[] {
  if (/\b(?:evenings?|nights?|mornings?|afternoons?|weekends?)\b/.test(read)) return [];
  const days = weekdaysIn(read);
  return days > 0 ? [range(days * HOURS_A_DAY, days * HOURS_A_DAY)] : [];
}

const NO_EVENINGS = /\b(?:no|not|never|without|except|don't)\b[^.;,]{0,20}\b(?:evenings?|nights?)/;

/** "Never part time" is full time; "no more than part time" is not refused. */
const NO_PART_TIME =
  /\b(?:no|not|never|nor|isn't|can't|cannot|won't|don't|without|nicht|kein\w*|nie|niemals|pas|jamais|nunca|sin|sem|não|niet|geen)(?: (?:just|only|longer|nur|want|to|do|be|work|working|go|in|a|an|as|on|at|of|de|à|the|any|your|available|interested|ever|again|offering|looking|for|nur))* (?:part|half)[- ]?time|(?:part|half)[- ]?time (?:is|are|does|will)(?: not|n't)\b|(?:part|half)[- ]?time (?:isn't|doesn't|won't|nahi|नहीं)/;

/** `counted`: hours or days were named already, so that evenings and weekends only say which. */
function wordedHours(read: string, counted: boolean): Range[] {
  const found: Range[] = [];
  const say = (low: number, high: number) => found.push(range(low, high));
  const notFull =
    /\b(?:not|no|never|isn't|can't|cannot|until|before|without|than|later|eventually)\b[^.;,]{0,18}full[- ]?time/.test(
      read,
    );
  const full =
    /full[- ]?time|^(?:all of it|everything(?: i have)?|complete(?:ly)?)(?=[,;.]|$)|(?:^|\bthen )full(?=,? from\b|$|,)|\ball[- ]in\b|whole (?:working )?week|every (?:working day|weekday)|\ball (?:my (?:time|days)|(?:week|day)(?! (?:on )?(?:saturday|sunday)s?))\b(?! long\b)|\b9(?:am)?\s?(?:-|to)\s?(?:5|17)(?:pm)?\b/;
  if (/\b9(?:am)?\s?(?:-|to)\s?(?:5|17)(?:pm)?\b/.test(read)) say(40, 40);
  else if (full.test(read) && !notFull) say(FULL_TIME.low, FULL_TIME.high);
  if (counted) return found;
  if (NO_PART_TIME.test(read)) {
    if (found.length === 0 && !notFull) say(FULL_TIME.low, FULL_TIME.high);
  } else if (/part[- ]?time|half[- ]?time/.test(read)) say(12, 24);
  const half = /\bhalf[- ]days?\b|\bhalf (?:of )?(?:my|the|a|each|every) week/.exec(read);
  if (half) say(20, isAtLeast(wordsBefore(read, half.index)) ? FULL_TIME.high : 20);
  else if (/\b(?:mornings|afternoons)\b/.test(read)) say(15, 25);
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
  if (found.length === 0 && /\b(?:1|a) day a week|a day each week\b/.test(read)) say(8, 8);
  return found;
}

function bounded(before: string, low: number, high: number | undefined, plus: boolean): Range {
  if (high !== undefined) return range(low, high);
  if (plus || isAtLeast(before)) return range(low, Math.max(low, 50));
  if (isAtMost(before)) return range(low / 2, low);
  return range(low, low);
}

function toNumber(digits: string | undefined): number {
  return Number((digits ?? '').replace(',', '.'));
}
