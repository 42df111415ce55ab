import { useRevalidator } from 'react-router';
import { useCall } from '../../page/use-call.ts';
import { toast } from '../../ui/toast.ts';

/**
 * A call of the account page that a button starts: says how it went, and loads the page anew when it worked.
 * @returns whether it runs, and what starts it; that answers whether it worked.
 */
export function useAccountCall() {
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  return {
    busy,
    run: (send: () => Promise<{ message?: string | undefined }>) =>
      run({
        send,
        async onDone({ message }) {
          if (message) toast.success(message);
          await revalidate();
        },
        onFailure: ({ message }) => toast.error(message),
      }),
  };
}
