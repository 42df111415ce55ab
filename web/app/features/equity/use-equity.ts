import type { Equity } from '@ampersand/contract/equity';
import type { OwnUser } from '@ampersand/contract/users';
import { call } from '../../api.ts';
import { useLive } from '../together/use-live.ts';

interface Loaded {
  readonly you: OwnUser;
  readonly connectionId: string;
  readonly equity: Equity;
}

/** The split of two as it is now. */
export function useEquity({ you, connectionId, equity: loaded }: Loaded) {
  const params = { connectionId };
  const [equity, refresh] = useLive(
    loaded,
    { userId: you.id, connectionId },
    async () => (await call('GET /connections/{connectionId}/equity', { params })).data,
  );
  return { equity, refresh };
}
