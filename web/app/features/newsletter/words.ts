import type { Audience } from '@ampersand/contract/enumerations';
import type { Issue } from '@ampersand/contract/issues';
import { namesOf } from '@ampersand/contract/values';

const few: Record<Audience, [one: string, many: string]> = {
  SUBSCRIBERS: ['subscriber', 'subscribers'],
  WAITLIST: ['person on the waitlist', 'people on the waitlist'],
  MEMBERS: ['member', 'members'],
};

/** How many of an audience, in words. */
export const readersIn = (audience: Audience, count: number) =>
  `${count} ${few[audience][count === 1 ? 0 : 1]}`;

const names: Record<Audience, { label: string; hint: string }> = {
  SUBSCRIBERS: {
    label: 'Subscribers',
    hint: 'Whoever has confirmed the newsletter, with a link to unsubscribe.',
  },
  WAITLIST: { label: 'The waitlist', hint: 'Whoever has confirmed a place on it.' },
  MEMBERS: {
    label: 'All members',
    hint: 'Every account with a confirmed address, whatever its owner has switched off: for new terms and the like.',
  },
};

export const audiences = namesOf(names).map((value) => ({ value, ...names[value] }));

/** Why nobody would get it. */
export const nobodyIn: Record<Audience, string> = {
  SUBSCRIBERS: 'There are no subscribers yet',
  WAITLIST: 'Nobody is on the waitlist',
  MEMBERS: 'No member has confirmed their address yet',
};

/** How far an issue has come. */
export function progressOf({ audience, written, recipients, finishedAt }: Issue): string {
  if (finishedAt) return `Sent to ${readersIn(audience, written)}`;
  return `Being sent: ${written} of ${recipients}`;
}
