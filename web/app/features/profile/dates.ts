import { monthOf } from '../../page/dates.ts';

/** `Jun 2019 – Present`, or what of it is known: what has no end goes on, if it is known to have begun. */
export function span(start: string | null, end: string | null): string {
  if (start === null) return end === null ? '' : monthOf(end);
  return `${monthOf(start)} – ${end === null ? 'Present' : monthOf(end)}`;
}
