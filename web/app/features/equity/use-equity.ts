import type { Equity } from '@ampersand/contract/equity';
import type { OwnUser } from '@ampersand/contract/users';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { useLive } from '../together/use-live.ts';

interface Loaded {
  readonly you: OwnUser;
  readonly connectionId: string;
  readonly equity: Equity;
}

/** What changes something, and how that went. */
export interface Changing {
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** @returns whether it worked; what is shown is up to date then. */
  change(send: () => Promise<unknown>): Promise<boolean>;
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

/** A part of the page that changes something. */
export function useChanging(refresh: () => Promise<void>): Changing {
  const { busy, run } = useCall();
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    failure,
    change: (send) => {
      setFailure(undefined);
      return run({
        send,
        onDone: refresh,
        onFailure: ({ message, code }) => {
          setFailure(message);
          // Somebody was faster: what is there now is shown beside the reason.
          if (code === 'conflict') void refresh();
        },
      });
    },
  };
}
