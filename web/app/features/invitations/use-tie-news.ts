import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { useStream } from '../../page/use-stream.ts';
import type { Tied } from './ties.ts';

/** Loads the page anew once something else stands between two people than it shows; whenever the bell moves, it is asked. */
export function useTieNews(userId: string, otherId: string, shown: Tied | undefined): void {
  const { revalidate } = useRevalidator();
  const look = async () => {
    const { data } = await call('GET /invitations/ties');
    const tie = data.find((each) => each.userId === otherId)?.tie;
    if (tie !== shown?.kind) await revalidate();
  };
  useStream(userId, ({ kind }) => {
    // Without an answer the page stays as it is: the next news asks again.
    if (kind === 'unread') look().catch(() => undefined);
  });
}
