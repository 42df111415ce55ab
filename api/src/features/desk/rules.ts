import type { DeskCard, DeskColumn, DeskEventKind } from '@ampersand/contract/desk';
import { HOUR_MS, utcDay } from '@ampersand/contract/time';

/** Something that happened between two people. */
export interface DeskEvent {
  readonly kind: Exclude<DeskEventKind, 'MOVED'>;
  /** Whether the owner of the board did it. */
  readonly mine: boolean;
  readonly at: Date;
}

/** Where a member has put somebody by hand. */
export interface Moved {
  readonly column: DeskColumn;
  readonly at: Date;
}

/** Where an event puts somebody; a message moves nobody. From the nearest to the furthest, but for what closes. */
const COLUMN_OF = {
  SAVED: 'SAVED',
  INVITED: 'INVITED',
  CONNECTED: 'TALKING',
  MET: 'MET',
  TRIED: 'TRIAL',
  WENT_ON: 'DECIDED',
  STOPPED: 'CLOSED',
  DECLINED: 'CLOSED',
  EXPIRED: 'CLOSED',
  ENDED: 'CLOSED',
} as const satisfies Partial<Record<DeskEventKind, DeskColumn>>;
const REACHED: readonly DeskColumn[] = ['DECIDED', 'TRIAL', 'MET', 'TALKING', 'INVITED', 'SAVED'];

const placeOf = ({ kind }: DeskEvent): DeskColumn | undefined =>
  kind === 'WROTE' ? undefined : COLUMN_OF[kind];

/**
 * The column of somebody on a member's board: the one of the furthest event. What closes ends what was before, and what
 * comes after begins anew. A move by hand counts until another event moves them. The order of `events` is of no
 * importance. @returns undefined for whom the member has nothing to do with.
 */
export function columnOf(events: readonly DeskEvent[], moved?: Moved): DeskColumn | undefined {
  const moving = events.filter((event) => placeOf(event) !== undefined);
  if (moved && !moving.some(({ at }) => at > moved.at)) return moved.column;
  const closedAt = Math.max(...timesOf(moving.filter((event) => placeOf(event) === 'CLOSED')));
  const current = moving.filter(({ at }) => at.getTime() > closedAt).map(placeOf);
  return REACHED.find((column) => current.includes(column)) ?? (moving.length > 0 ? 'CLOSED' : undefined);
}

const timesOf = (events: readonly DeskEvent[]) => events.map(({ at }) => at.getTime());

/**
 * What happened last; of two at the same moment the later one in the list. To save somebody who has come further is nothing
 * that happened between the two. @returns undefined where nothing did.
 */
export function lastOf(
  events: readonly DeskEvent[],
  moved?: Moved,
): (Omit<DeskCard['last'], 'at'> & { at: Date }) | undefined {
  const isFurther = !moved && columnOf(events) !== 'SAVED';
  const told = isFurther ? events.filter(({ kind }) => kind !== 'SAVED') : events;
  const all = moved ? [...told, { kind: 'MOVED' as const, mine: true, at: moved.at }] : told;
  return all.reduce<(typeof all)[number] | undefined>(
    (last, event) => (last && last.at > event.at ? last : event),
    undefined,
  );
}

const DAY_ENDS_LAST_MS = 12 * HOUR_MS;

/** The first day (`YYYY-MM-DD`) that is not over everywhere on earth. */
export function earliestReminder(now: Date): string {
  return utcDay(new Date(now.getTime() - DAY_ENDS_LAST_MS));
}
