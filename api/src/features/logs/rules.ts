import { calledNameOf } from '@ampersand/contract/called';
import { utcDay } from '@ampersand/contract/time';
import type { NewNotification } from '../notifications/queries.ts';
import { detailPath } from '../notifications/rules.ts';
import type { Viewer } from '../users/queries.ts';

/** How many people's contact details an account may reveal in 24 hours. */
export function revealsPerDay(emailConfirmed: boolean): number {
  return emailConfirmed ? 20 : 3;
}

/** What the bell says of a visit; a second one on the same day (UTC) says nothing. */
export function visitNotification(
  seen: Viewer,
  viewer: { readonly id: string; readonly fullName: string; readonly calledName?: string | null },
  at: Date,
): NewNotification {
  return {
    userId: seen.id,
    aboutId: viewer.id,
    kind: 'PROFILE_VIEWED',
    title: `${calledNameOf(viewer)} looked at your profile`,
    text: 'See who they are and what the two of you have in common.',
    link: detailPath(seen, viewer.id),
    dedupeKey: `visit ${viewer.id} ${utcDay(at)}`,
  };
}
