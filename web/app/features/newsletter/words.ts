import type { Issue } from '@ampersand/contract/issues';

/** So many subscribers, in words. */
export const subscribers = (count: number) => (count === 1 ? '1 subscriber' : `${count} subscribers`);

/** How far an issue has come. */
export function progressOf({ written, recipients, finishedAt }: Issue): string {
  if (finishedAt) return `Sent to ${subscribers(written)}`;
  return `Being sent: ${written} of ${recipients}`;
}
