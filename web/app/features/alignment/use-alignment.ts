import type { Alignment, AlignmentAnswer } from '@ampersand/contract/alignment';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { useLive } from '../../page/use-live.ts';
import { toast } from '../../ui/toast.ts';

interface Loaded {
  readonly you: { readonly id: string };
  readonly connectionId: string;
  readonly answers: readonly AlignmentAnswer[];
  readonly alignment: Alignment;
}

/** The alignment with somebody and one's own answers as they change, and what changes it. */
export function useAlignment(loaded: Loaded) {
  const { you, connectionId } = loaded;
  const params = { connectionId };
  const [latest, refresh] = useLive(loaded, { userId: you.id, connectionId }, async () => {
    const [answers, alignment] = await Promise.all([
      call('GET /alignment/answers'),
      call('GET /connections/{connectionId}/alignment', { params }),
    ]);
    return { ...loaded, answers: answers.data, alignment: alignment.data };
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

  return { alignment: latest.alignment, answers: latest.answers, refresh, busy, change, params };
}

export type Changing = Pick<ReturnType<typeof useAlignment>, 'busy' | 'change' | 'params' | 'refresh'>;
