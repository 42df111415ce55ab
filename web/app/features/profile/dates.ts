import { monthOf } from '../../page/dates.ts';

/** `Jun 2019 – Present`, or what of it is known. */
export function span(start: string | null, end: string | null): string {
  const until = end === null ? 'Present' : monthOf(end);
  return start === null ? until : `${monthOf(start)} – ${until}`;
}
