import type { Event } from '@ampersand/contract/event';

/** How many of the next events are listed. */
export const SHOWN = 6;

/** An event of the list: what it is about comes with its details. */
export type ListedEvent = Omit<Event, 'description'>;
