import { parseEquity } from '../read/quantities/equity.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { type Range, range } from '../read/quantities/range.ts';

/** A figure as it is asked for, and with those that are a little off. */
export interface Figure {
  readonly said: Range;
  readonly near: Range;
}

/** What a search asks of two figures: hours a week, per cent of equity; undefined where it names none. */
export interface Figures {
  readonly hours: Figure | undefined;
  readonly equity: Figure | undefined;
  /** The search without them; evenings and weekends stay, as words that people write. */
  readonly rest: string;
}

/** A search is mostly no answer about time or equity: only with such a word beside it is a number read as one. */
const TIME =
  /\b(?:hours?|hrs?|days?|evenings?|nights?|mornings?|week-?ends?|saturdays?|sundays?|(?:full|part|half)[- ]?time)\b/i;
const SHARE = /%|\b(?:per ?cent|equity|stake|shares?)\b/i;
/** Hours a week that somebody may be off; of equity, the share of what is asked for. */
const HOURS_OFF = 2;
const EQUITY_OFF = 0.25;

const DIGIT = 'one|two|three|four|five|six|seven|eight|nine';
const COUNT = String.raw`(?:\d[\d.,]*|(?:${DIGIT}|ten|eleven|twelve|fifteen)(?!\p{L})|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:${DIGIT}))?(?!\p{L}))`;
const BOUND =
  'at least|at most|up to|more than|less than|about|around|roughly|between|from|minimum|maximum|min|max';
const SPAN = String.raw`(?:(?:${BOUND}) )*${COUNT}(?:\s*(?:-|–|to|or|and)\s*${COUNT})?\+?\s*`;
const TIMES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${SPAN}(?:hours?|hrs?|h|days?)(?:\s*(?:a|per|each|every|\/)\s*(?:week|wk|day))?|(?:full|part|half)[- ]?time)(?!\p{L})`,
  'giu',
);
const OF_WHAT = '(?:equity|stake|shares?)';
const SHARES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${OF_WHAT}\s*(?:of|[:=])?\s*)?${SPAN}(?:%|per ?cent(?!\p{L}))|half|a third|a quarter|no(?= ${OF_WHAT}))(?:\s*(?:of )?(?:the |your |our )?(?:${OF_WHAT}|company|startup)(?!\p{L}))?`,
  'giu',
);

export function figuresIn(words: string): Figures {
  // "Full time, 20 %": the share is no part of a week, nor the week one of the share.
  const equity = SHARE.test(words) ? parseEquity(words.replace(TIMES, ' ')) : undefined;
  const beside = equity ? words.replace(SHARES, ' ') : words;
  const hours = TIME.test(beside) ? parseHours(beside) : undefined;
  return {
    hours: hours && { said: hours, near: range(hours.low - HOURS_OFF, hours.high + HOURS_OFF) },
    equity: equity && {
      said: equity,
      near: range(equity.low * (1 - EQUITY_OFF), equity.high * (1 + EQUITY_OFF)),
    },
    rest: (hours ? beside.replace(TIMES, ' ') : beside).replace(/\s+/g, ' ').trim(),
  };
}
