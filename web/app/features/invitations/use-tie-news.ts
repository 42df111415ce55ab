import { useRevalidator } from 'react-router';
import { asCallFailure, call } from '../../api.ts';
import { useStream } from '../../page/use-stream.ts';
import type { Tied } from './ties.ts';

/** Loads the page anew once something else stands between two people than it shows. */
export function useTieNews(userId: string, otherId: string, shown: Tied | undefined): void {
  const { revalidate } = useRevalidator();
  const look = async () => {
    const { data } = await call('GET /invitations/ties', { query: { userId: otherId } });
    if (data[0]?.tie !== shown?.kind) await revalidate();
  };
  useStream(userId, ({ kind }) => {
    // Without an answer the page stays as it is: the next news asks again.
    if (kind === 'ties') look().catch(asCallFailure);
  });
}
