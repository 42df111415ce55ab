import type { Alignment } from '@ampersand/contract/alignment';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { toast } from '../../ui/toast.ts';
import { useLive } from '../together/use-live.ts';

interface Loaded {
  readonly you: { readonly id: string };
  readonly connectionId: string;
  readonly alignment: Alignment;
}

/** The alignment with somebody as it changes, and what changes it. */
export function useAlignment({ you, connectionId, alignment }: Loaded) {
  const params = { connectionId };
  const [latest, refresh] = useLive(alignment, { userId: you.id, connectionId }, async () => {
    const { data } = await call('GET /connections/{connectionId}/alignment', { params });
    return data;
  });
  const { busy, run } = useCall();

  /** Changes something between the two; what failed is told, and what is shown is asked for anew. @returns whether it worked. */
  function change(send: () => Promise<unknown>): Promise<boolean> {
    return run({
      send,
      onDone: refresh,
      onFailure({ message }) {
        toast.error(message);
        void refresh();
      },
    });
  }

  return { alignment: latest, busy, change, params };
}

export type Changing = Pick<ReturnType<typeof useAlignment>, 'busy' | 'change' | 'params'>;
