import { useState } from 'react';
import { useCall } from '../../page/use-call.ts';

/** What changes something, and how that went. */
export interface Changing {
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** @returns whether it worked; what is shown is up to date then. */
  change(send: () => Promise<unknown>): Promise<boolean>;
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
