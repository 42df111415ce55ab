import { remembered } from '../../memory/remembered.ts';
import { inEnglish } from './place-words.ts';
import { boundsInEnglish, plain, withoutAccents } from './plain.ts';
import { weekdaysIn } from './weekdays.ts';

/** A span of days of a week, of those on which people work. */
export interface Days {
  readonly low: number;
  readonly high: number;
}

/** Days of a week on which people work. */
export const ALL_WEEK = 5;

/** How counts are said, each in one way. Text without accents, numbers in figures. */
const SPELT: readonly (readonly [said: RegExp, as: string])[] = [
  [/\b(?:once|einmal|una vez|1 vez|une fois|uma vez|una volta|(?:une|una|uma|1) times)\b/g, '1x'],
  [/\b(?:twice|zweimal)\b/g, '2x'],
  [/\bdreimal\b/g, '3x'],
  [/\b(\d) ?(?:x|times?|mal|veces|fois|vezes|volte)\b/g, '$1x'],
  [/\b(?:an?|1) days? (?:or|to) (\d)\b(?: days?\b)?/g, '1-$1 days'],
  [/\b(?:(?:an? )?(?:couple|pair)(?: of)?|(?:un|um) par de) (?=days?\b|x\b|veces\b|vezes\b)/g, '2 '],
  [
    /\b(?:office|on[- ]?site|in[- ]person) days?:? (at most|max(?:imum)?|up to|not? more than) (\d)\b/g,
    '$1 $2 days',
  ],
  [/\b(?:the )?most (?:of the )?days\b|\bmost of (?:the|each|every) week\b/g, '3-5 days'],
  [/\b(?:ein|einen|un|une|uma?|an?) (?=days? (?:a|per|each|every) week\b)/g, '1 '],
  [/\b(?:einen|ein|une?|uma?) (?:bis|oder|a|ou?) (?=\d)/g, '1-'],
  [/\b(\d)(?:x| days?)? ?(?:-|\/|to|or|bis|oder|o|ou) ?(\d)(x|(?= days?\b))/g, '$1-$2$3'],
];

const COUNT =
  /\b([1-7])(?:-([1-7]))?\+?(?: ?(?:full|fixed|whole|set) )?(?: ?(?:(?:office|on[- ]?site|in[- ]person|workshop|lab) )?days?\b(?!'? (?:notice|off|free)\b)|x\b| (?=(?:in|at) (?:the |our )?(?:office|lab|workshop)\b|on[- ]?site\b|in[- ]person\b|at (?:a push|a stretch)\b))/g;
const WEEKLY =
  /\bweekly\b|\b(?:each|every|jede|cada|chaque|ogni|toda) (?:week|woche|semana|semaine|settimana)\b(?! (?:or|to) )/;
const OF_A_WEEK =
  /\b(?:(?:a|per|each|every|in (?:a|the|1)|in der|jede|par|por|na|cada|a la|alla|pro|chaque|ogni) (?:week|wk|woche|semaine|semana|settimana)|weekly|\/ ?(?:week|wk))\b/;
const OF_TWO_WEEKS =
  /\b(?:(?:other|second|2nd) week|(?:every|alle|cada|toutes les|ogni|os|in) (?:2|couple of) (?:weeks|wochen|semanas|semaines|settimane)|fortnight\w*|bi-?weekly|jede (?:zweite|2\.?) woche|jeder zweiten woche|1 semaine sur 2|(?:cada|tous les|every) 15 (?:days|dias|jours))\b/;
const SELDOMER =
  /\bevery (?:[3-9]|1[0-2])(?: ?(?:-|–|to|or|bis|oder|ou|o|a) ?\d{1,2})? weeks\b|\b(?:months?|monthly|quarters?|quarterly|years?|yearly|monat\w*|quartal\w*|jahr\w*|mes|meses|mois|trimestre|ano|mese)\b/;

/** Done apart, or with others: no day together. */
const APART =
  /\b(?:home|remote(?:ly)?|mobil|mobile|wfh|anywhere|elsewhere|online|zoom|video|calls?|rest|(?<!each )others?(?! week)|otros|autres|outros|off|on the road|on the go|customers?|clients?|kunden?|practices|casa|maison)\b/;
const THERE =
  /\b(?:meet\w*|together|in[- ]person|face[- ]to[- ]face|on[- ]?site|(?<!home )office|workshop|studio|lab|shop|same room)\b/;
const JUST_BEHIND = 24;
const CLAUSES =
  /[.;,:!?()]+|\b(?:and|und|y|et|e|plus)\b(?= (?:\d|the|rest|from|home|remote)\b)|\s(?=\d (?:days? )?(?:at |from )?(?:home|remote(?:ly)?)\b)/;
const AT_LEAST = /\b(?:at least|minimum|min)\b|\bor more\b|\d\+/;
const AT_MOST =
  /\b(?:up to|at most|max(?:imum)?|not? more than) \d|\d[^,]*\b(?:at (?:the )?most|max(?:imum)?|tops)\b/;

/**
 * How many days of a week somebody wants, or would be, together with the other: "at least two days together every week" is 2 to
 * `ALL_WEEK`, "two days every second week" 1, "once or twice a week" 1 to 2. Days of a month are none of a week; those at home and
 * with customers do not count.
 */
export function daysTogether(text: string | null | undefined): Days | undefined {
  return text ? daysIn(text) : undefined;
}

/** The least days of each week that somebody would be at home: "office with a couple of days at home" is 2; those they could do without are none. */
export const daysAtHome = remembered((text): number => {
  const counts = [...spelt(text).matchAll(HOME_DAYS)].map(([, days]) => Number(days) || 1);
  return Math.max(0, ...counts);
});

const HOME_DAYS =
  /(?<!\b(?:up to|at most|max(?:imum)?|no more than|maximal|bis zu|hasta|jusqu'a|ate|maybe|perhaps|possibly|even) )(?<![\d-])(\ban?|[1-5])(?:-[1-5])?\+? days? (?:(?:a|per|each|every) week )?(?:(?:working|work) )?(?:(?:at|from) home|remote(?:ly)?|home ?office|wfh)\b(?!,? (?:is|are|would be|max(?:imum)?|at most|tops|if|(?:a|per|each|every|in the) (?:month|quarter|year)|when|possible|ist|sind|ware)\b)/g;

const daysIn = remembered(readDays);

function spelt(text: string): string {
  const read = withoutAccents(boundsInEnglish(inEnglish(plain(text))));
  return SPELT.reduce((left, [said, as]) => left.replace(said, as), read);
}

function readDays(text: string): Days | undefined {
  const counts = spelt(text).split(CLAUSES).flatMap(countsIn);
  if (counts.length === 0) return undefined;
  return {
    low: Math.min(...counts.map(({ low }) => low)),
    high: Math.max(...counts.map(({ high }) => high)),
  };
}

function countsIn(clause: string): Days[] {
  if (SELDOMER.test(clause)) return [];
  const isHalf = OF_TWO_WEEKS.test(clause);
  const scale = isHalf ? 0.5 : 1;
  const isWeekly = isHalf || OF_A_WEEK.test(clause);
  const isApart = APART.test(clause) && !THERE.test(clause);
  const found = [...clause.matchAll(COUNT)].filter((match) => {
    const behind = clause.slice(match.index + match[0].length);
    const isTimes = match[0].trim().endsWith('x');
    return !isApart && !APART.test(behind.slice(0, JUST_BEHIND)) && (!isTimes || isWeekly);
  });
  const spans = found.map(([, one = '', other = one]) => ({
    low: AT_MOST.test(clause) ? 0 : Number(one) * scale,
    high: AT_LEAST.test(clause) ? ALL_WEEK : Number(other) * scale,
  }));
  if (spans.length > 0 || isApart || APART.test(clause)) return spans;
  const weekdays = weekdaysIn(clause);
  if (weekdays > 0) return [{ low: weekdays * scale, high: weekdays * scale }];
  const low = isHalf ? 0.5 : 1;
  return isHalf || WEEKLY.test(clause) ? [{ low, high: isHalf ? low : ALL_WEEK }] : [];
}
