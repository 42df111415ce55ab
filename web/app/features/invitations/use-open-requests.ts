import { useState } from 'react';
import { asCallFailure, call } from '../../api.ts';
import { useStream } from '../../page/use-stream.ts';

/** How many requests wait for an answer, as it changes. */
export function useOpenRequests(userId: string, loaded: number): number {
  const [kept, setKept] = useState({ loaded, open: loaded });
  if (kept.loaded !== loaded) setKept({ loaded, open: loaded });
  const ask = async () => {
    const query = { box: 'received', status: 'PENDING', limit: 1 } as const;
    const { open } = await call('GET /invitations', { query });
    setKept((before) => ({ ...before, open }));
  };
  useStream(userId, ({ kind }) => {
    // Without an answer the count stays as it was last known; pages say when nothing can be reached.
    if (kind === 'ties') ask().catch(asCallFailure);
  });
  return kept.open;
}
