import { parseEquity } from '../read/quantities/equity.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { type Range, range } from '../read/quantities/range.ts';

/** What a search asks of two figures: hours a week, per cent of equity; undefined where it names none. */
export interface Figures {
  readonly hours: Range | undefined;
  readonly equity: Range | undefined;
}

/** A search is mostly no answer about time or equity: only with such a word beside it is a number read as one. */
const TIME =
  /\b(?:hours?|hrs?|days?|evenings?|nights?|mornings?|week-?ends?|saturdays?|sundays?|(?:full|part|half)[- ]?time)\b/i;
const SHARE = /%|\b(?:per ?cent|equity|stake|shares?)\b/i;
/** Hours a week that somebody may be off; of equity, the share of what is asked for. */
const HOURS_OFF = 2;
const EQUITY_OFF = 0.25;

export function figuresIn(words: string): Figures {
  const hours = TIME.test(words) ? parseHours(words) : undefined;
  const equity = SHARE.test(words) ? parseEquity(words) : undefined;
  return {
    hours: hours && range(hours.low - HOURS_OFF, hours.high + HOURS_OFF),
    equity: equity && range(equity.low * (1 - EQUITY_OFF), equity.high * (1 + EQUITY_OFF)),
  };
}
