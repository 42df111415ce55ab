import { useState } from 'react';
import type { ApiError } from '../api.ts';
import { useFailure } from './session-end.ts';

interface Call<Reply> {
  send: () => Promise<Reply>;
  /** With what the server answered; the call counts as running until this is done. */
  onDone?: (reply: Reply) => unknown;
  onFailure: (failure: ApiError) => void;
}

/**
 * Runs a call that a person started; a form has `useSend`. Nobody is told of a session that has ended but by the log-in.
 * @returns whether one runs, and what starts one; that answers whether it worked.
 */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const explain = useFailure();

  async function run<Reply>({ send, onDone, onFailure }: Call<Reply>): Promise<boolean> {
    setBusy(true);
    try {
      // On a line of its own: what is optional would not even be sent.
      const reply = await send();
      await onDone?.(reply);
      return true;
    } catch (error) {
      const failure = explain(error);
      if (failure) onFailure(failure);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
