const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_DAYS = 7;

/** When a link to confirm an address that goes out now stops working. */
export function linkDeadline(now: Date): Date {
  return new Date(now.getTime() + LINK_DAYS * DAY_MS);
}
