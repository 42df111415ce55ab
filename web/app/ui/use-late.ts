import { useState } from 'react';
import { toast } from './toast.ts';

/** What takes longer is seen to take long. */
const PATIENCE_MS = 100;
const FAILED = 'This did not open. Check your connection and try again.';

/** A part of the page that comes when somebody wants it; `load` fetches it once (once.ts). */
export function useLate<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ is: Part }>();
  const [waiting, setWaiting] = useState(false);

  return {
    /** Undefined before it was wanted. */
    part: part?.is,
    /** It was wanted, and takes its time. */
    waiting,
    /** Fetches what may be wanted soon. */
    warmUp: () => void load().catch(() => undefined),
    /** @returns whether it came; if not, the person has been told. */
    want: async (): Promise<boolean> => {
      const timer = setTimeout(setWaiting, PATIENCE_MS, true);
      try {
        const is = await load();
        setPart({ is });
        return true;
      } catch {
        toast.error(FAILED);
        return false;
      } finally {
        clearTimeout(timer);
        setWaiting(false);
      }
    },
  };
}
