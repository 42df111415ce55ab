import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api.ts';
import { useSessionEnd } from '../../page/session-end.ts';
import { toast } from '../../ui/toast.ts';

/**
 * A call of the account page that a button starts: says how it went, and loads the page anew when it worked.
 * @returns whether it runs, and what starts it; that answers whether it worked.
 */
export function useAccountCall(): {
  busy: boolean;
  run: (send: () => Promise<{ message?: string | undefined }>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const endsSession = useSessionEnd();
  return {
    busy,
    async run(send) {
      setBusy(true);
      try {
        const { message } = await send();
        if (message) toast.success(message);
        await revalidate();
        return true;
      } catch (error) {
        if (endsSession(error)) return false;
        if (!(error instanceof ApiError)) throw error;
        toast.error(error.message);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
