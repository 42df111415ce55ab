import { plain } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';

/** How often somebody has to be reachable, or to work when others do not, beside the hours of a week. */

const DUTY =
  /(?<!\p{L})(?:on[- ]?call|stand-?by|pager|rota|night shifts?|weekend (?:shifts?|duty)|bereitschaft\p{L}*|rufbereitschaft|guardias?|astreintes?|plantão|plantões)(?!\p{L})/iu;
const AT_MOST =
  /\b(?:no more than|not more than|at most|max(?:imum)?|up to|only|never more than)\b|(?<!\p{L})(?:höchstens|maximal|nicht mehr als|como máximo|como mucho|máximo|no más de|au plus|maximum|pas plus de|no máximo|não mais de)(?!\p{L})/iu;

const WEEKS_OF_A_MONTH = 52 / 12;
const UNIT = '(?:on-call )?(?:weeks?|weekends?|times?|nights?|days?|shifts?)';
/** "1 week out of 3", "1 week in every 4", "every 3rd week", "every 3 weeks". */
const ONE_IN = new RegExp(
  String.raw`\b1 ${UNIT}(?: \S+)? (?:out of|in|of)(?: every)? (\d{1,2})\b(?! (?:days?|months?|hours?))|\bevery (\d{1,2})(?:rd|th)? weeks?\b`,
);
const OTHER = /\b(?:every (?:other|second|2nd)|alternate) week/;
const OF_A_MONTH = new RegExp(
  String.raw`\b(\d{1,2}|an?|once|twice)(?: ${UNIT})?(?: [\p{L}-]+)? (?:a|per|each|every|in a) month\b`,
  'u',
);
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, once: 1, twice: 2 };

/** How many weeks of a month a clause speaks of. */
function weeksOfAMonth(clause: string): number | undefined {
  const [, in_, every] = ONE_IN.exec(clause) ?? [];
  const of = Number(in_ ?? every);
  if (of > 0) return WEEKS_OF_A_MONTH / of;
  if (OTHER.test(clause)) return WEEKS_OF_A_MONTH / 2;
  const [, count] = OF_A_MONTH.exec(clause) ?? [];
  return count === undefined ? undefined : (COUNTS[count] ?? Number(count));
}

const ORDINALS = /\b(third|fourth|fifth|sixth)\b/g;
const dutyIn = (text: string) =>
  sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[,;:]\s+/))
    .find((clause) => DUTY.test(clause));

const readable = (clause: string) =>
  plain(clause).replace(ORDINALS, (word) => `${['third', 'fourth', 'fifth', 'sixth'].indexOf(word) + 3}th`);

/** Whether a duty is asked for more often than somebody takes it on at most: yes, no, or nobody can tell; undefined where not both speak of one. */
export function dutyExceeds(wish: string, hope: string): boolean | 'UNSURE' | undefined {
  const [asked, given] = [dutyIn(wish), dutyIn(hope)];
  if (!asked || !given) return undefined;
  const [often, most] = [weeksOfAMonth(readable(asked)), weeksOfAMonth(readable(given))];
  if (often === undefined || most === undefined || !AT_MOST.test(given)) return 'UNSURE';
  return often > most;
}
