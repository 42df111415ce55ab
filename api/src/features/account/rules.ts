import { DAY_MS } from '@ampersand/contract/time';

const LINK_DAYS = 7;
/** For how long somebody can call the deletion of their account off. */
export const DELETION_DAYS = 7;
const EXPORT_DAYS = 7;

/** When a link to confirm an address that goes out now stops working. */
export function linkDeadline(now: Date): Date {
  return new Date(now.getTime() + LINK_DAYS * DAY_MS);
}

/** When an account is deleted whose owner asks for it now. */
export function deletionDate(now: Date): Date {
  return new Date(now.getTime() + DELETION_DAYS * DAY_MS);
}

/** When an archive that is ready now is removed. */
export function exportDeadline(now: Date): Date {
  return new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
}
