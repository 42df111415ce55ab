import type { DeskCard, DeskColumn, DeskEventKind } from '@ampersand/contract/desk';
import { namesOf } from '@ampersand/contract/values';
import { agoOf } from '../../page/ages.ts';

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

/** How many stand on the board at most. */
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
  return `${typeof words === 'string' ? words : words[mine ? 0 : 1]} ${agoOf(at, now, zone)}`;
}

/** `1 person`, `3 people`. */
export const howMany = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
