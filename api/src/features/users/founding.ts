import { FOUNDED_LATER, hasBegun } from '@ampersand/contract/fields';
import { AppError } from '../../http/errors.ts';

/** Refuses a founding date that has not come by `now`. */
export function checkFounded(foundingDate: string | null | undefined, now: Date): void {
  if (hasBegun(foundingDate, now)) return;
  throw new AppError('invalid_fields', FOUNDED_LATER, {
    fields: [{ path: 'foundingDate', message: FOUNDED_LATER }],
  });
}
