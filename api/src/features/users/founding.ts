import { FOUNDED_LATER, hasBegun, laterDates } from '@ampersand/contract/fields';
import { foundingProblems } from '@ampersand/contract/founding';
import { AppError } from '../../lib/app-error.ts';

/** Refuses a founding date that has not come by `now`. */
export function checkFounded(foundingDate: string | null | undefined, now: Date): void {
  if (hasBegun(foundingDate, now)) return;
  throw new AppError('invalid_fields', FOUNDED_LATER, {
    fields: [{ path: 'foundingDate', message: FOUNDED_LATER }],
  });
}

/** Refuses a company that would leave out what it may not, or name a founding date before it is founded. */
export function checkSaid(company: Readonly<Record<string, unknown>>): void {
  const fields = foundingProblems(company);
  if (fields.length > 0) throw new AppError('invalid_fields', fields[0]?.message ?? '', { fields });
}

type Row = Parameters<typeof laterDates>[0];

/** Refuses jobs and courses of study with a date that has not come by `now`. `list`: where they stand in the form, if it is a list of them. */
export function checkBegun(rows: readonly Row[], now: Date, list?: string): void {
  const fields = rows.flatMap((row, index) =>
    laterDates(row, now).map(({ path, message }) => ({
      path: list ? `${list}.${index}.${path}` : path,
      message,
    })),
  );
  if (fields.length > 0) throw new AppError('invalid_fields', fields[0]?.message ?? '', { fields });
}
