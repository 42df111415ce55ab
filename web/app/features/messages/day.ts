import { shortDayOf } from '../../page/dates.ts';

/** `23 Nov` in a time zone, as the board has it. */
export const dayOf = shortDayOf;
