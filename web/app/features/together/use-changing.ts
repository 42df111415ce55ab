import type { FieldError } from '@ampersand/contract/errors';
import { useState } from 'react';
import type { ApiError } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';

/** What changes something, and how that went. */
export interface Changing {
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** What of it is said to single fields. */
  readonly fields: readonly FieldError[];
  /** @returns whether it worked; what is shown is up to date then. */
  change(send: () => Promise<unknown>): Promise<boolean>;
}

/** A part of the page that changes something. */
export function useChanging(refresh: () => Promise<void>): Changing {
  const { busy, run } = useCall();
  const [failure, setFailure] = useState<ApiError>();
  return {
    busy,
    failure: failure?.message,
    fields: failure?.fields ?? [],
    change: (send) => {
      setFailure(undefined);
      return run({
        send,
        onDone: refresh,
        onFailure: (failed) => {
          setFailure(failed);
          // Somebody was faster: what is there now is shown beside the reason.
          if (failed.code === 'conflict') void refresh();
        },
      });
    },
  };
}
