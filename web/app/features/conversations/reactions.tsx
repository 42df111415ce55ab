import type { ReactionKind } from '@ampersand/contract/enumerations';
import type { Message } from '@ampersand/contract/messages';
import { namesOf } from '@ampersand/contract/values';
import { clsx } from 'clsx';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { toast } from '../../ui/toast.ts';
import type { TimelineStore } from './timeline-store.ts';
import { reactionsIn } from './words.ts';

/** Adds a reaction of one's own, or takes it back. */
export function useReact(message: Message, store: TimelineStore) {
  const { busy, run } = useCall();
  const react = (kind: ReactionKind) => {
    const params = { messageId: message.id, kind };
    const isThere = message.reactions.some((one) => one.mine && one.kind === kind);
    return run({
      send: () =>
        isThere
          ? call('DELETE /messages/{messageId}/reactions/{kind}', { params })
          : call('PUT /messages/{messageId}/reactions/{kind}', { params }),
      onDone: ({ data }) => store.put(data),
      onFailure: (failure) => toast.error(failure.message),
    });
  };
  return { busy, react };
}

interface ReactionsProps {
  message: Message;
  store: TimelineStore;
  canReact: boolean;
  /** What the other is called. */
  name: string;
}

/** What the two have answered to a message without words. */
export function Reactions({ message, store, canReact, name }: ReactionsProps) {
  const { busy, react } = useReact(message, store);
  const kinds = reactionKinds.filter((kind) => message.reactions.some((one) => one.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <div className="-mt-1 flex flex-wrap gap-1 px-2">
      {kinds.map((kind) => {
        const given = message.reactions.filter((one) => one.kind === kind);
        const mine = given.some((one) => one.mine);
        const { sign, word } = reactionsIn[kind];
        return (
          <button
            key={kind}
            type="button"
            disabled={busy || !canReact}
            aria-pressed={mine}
            aria-label={`${word}: ${given.map((one) => (one.mine ? 'you' : name)).join(' and ')}`}
            onClick={() => void react(kind)}
            className={clsx(
              'inline-flex min-h-7 min-w-8 items-center justify-center gap-1 rounded-full border bg-surface px-2 text-sm touch:min-h-9',
              mine ? 'border-primary' : 'border-line',
            )}
          >
            <span aria-hidden="true">
              {sign}
              {given.length > 1 && ` ${given.length}`}
            </span>
          </button>
        );
      })}
    </div>
  );
}

export const reactionKinds = namesOf(reactionsIn);
