import type { DeskCard, DeskColumn, DeskEventKind } from '@ampersand/contract/desk';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ampersand/contract/time';
import { namesOf } from '@ampersand/contract/values';
import { shortDayOf } from '../../page/dates.ts';

/** The columns of the board, in their order. */
export const columns: Record<DeskColumn, string> = {
  SAVED: 'Saved',
  INVITED: 'Invited',
  TALKING: 'Talking',
  MET: 'Met',
  TRIAL: 'Trial',
  DECIDED: 'Decided',
  CLOSED: 'Closed',
};

/** So many stand on the board of the page. */
export const MOST_PEOPLE = 500;

export const columnNames: readonly DeskColumn[] = namesOf(columns);

/** What happened; of what either can do, as done by oneself and by the other. */
const happened: Record<DeskEventKind, string | readonly [mine: string, theirs: string]> = {
  SAVED: 'You saved them',
  INVITED: ['You invited them', 'They invited you'],
  CONNECTED: 'You connected',
  WROTE: ['You wrote', 'They wrote'],
  MET: 'You said you had met',
  TRIED: 'You are trying it together',
  WENT_ON: 'You both wanted to go on',
  STOPPED: 'Your trial ended',
  DECLINED: ['You declined', 'They declined'],
  EXPIRED: ['Your invitation expired', 'Their invitation expired'],
  ENDED: ['You ended it', 'They ended it'],
  MOVED: 'You moved them here',
};

/** `They wrote 3 days ago`. */
export function lastWords(
  { kind, mine, at }: DeskCard['last'],
  now: string,
  zone: string | undefined,
): string {
  const words = happened[kind];
  return `${typeof words === 'string' ? words : words[mine ? 0 : 1]} ${ago(at, now, zone)}`;
}

/** `1 person`, `3 people`. */
export const howMany = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const DAYS_COUNTED = 14;

/** How long before `now` something was: `just now`, `5 min ago`, `3 h ago`, `2 days ago`, then the date. */
export function ago(iso: string, now: string, zone: string | undefined): string {
  const age = Date.parse(now) - Date.parse(iso);
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  const days = Math.floor(age / DAY_MS);
  if (days > DAYS_COUNTED) return `on ${shortDayOf(iso, zone)}`;
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
