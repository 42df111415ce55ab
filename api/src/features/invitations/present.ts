import { calledNameOf } from '@ampersand/contract/called';
import type { Box, Invitation } from '@ampersand/contract/invitations';
import { isReviewed, photoUrl } from '../users/present.ts';
import type { BoxRow } from './queries.ts';

/** An invitation as one of the two sees it: whether it was opened is the recipient's own affair. */
export function presentInvitation(
  box: Box,
  { invitation, status, person, connectionId }: BoxRow,
): Invitation {
  const { photoKey, identityReviewedAt, identityReviewedName, ...shown } = person;
  const { createdAt, openedAt, answeredAt, expiresAt } = invitation;
  return {
    ...invitation,
    box,
    status,
    person: {
      ...shown,
      calledName: calledNameOf(person),
      profileUrl: photoUrl(photoKey),
      identityReviewed: isReviewed(person),
    },
    createdAt: createdAt.toISOString(),
    openedAt: (box === 'received' && openedAt?.toISOString()) || null,
    // When nobody answered is no moment: it may be that of a block.
    answeredAt: (status !== 'EXPIRED' && answeredAt?.toISOString()) || null,
    expiresAt: expiresAt.toISOString(),
    connectionId,
  };
}
