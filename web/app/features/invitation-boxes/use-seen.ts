import type { Invitation } from '@ampersand/contract/invitations';
import { type RefCallback, useCallback } from 'react';
import { call } from '../../api.ts';

/** As `ref` of a request: the server notes, once, that it was in sight. */
export function useSeen({ id, openedAt }: Pick<Invitation, 'id' | 'openedAt'>): RefCallback<HTMLElement> {
  const isNew = openedAt === null;
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isNew) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // A note that does not arrive is made the next time.
        void call('POST /invitations/{invitationId}/opened', { params: { invitationId: id } }).catch(
          () => undefined,
        );
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [id, isNew],
  );
}
