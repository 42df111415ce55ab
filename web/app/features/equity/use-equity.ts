import type { Equity } from '@ampersand/contract/equity';
import { call } from '../../api.ts';
import { useLive } from '../../page/use-live.ts';
import type { You } from '../../page/you.ts';

interface Loaded {
  readonly you: You;
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
