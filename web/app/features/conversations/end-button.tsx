import type { Conversation } from '@ampersand/contract/connections';
import type { DeclineReason } from '@ampersand/contract/enumerations';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, failureMessage } from '../../api.ts';
import { choicesOf } from '../../form/choices.ts';
import { declineReasons } from '../../labels.ts';
import { useCall } from '../../page/use-call.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { toast } from '../../ui/toast.ts';
import { offer } from '../../ui/toast-offer.tsx';

interface EndButtonProps {
  conversation: Conversation;
  /** What the other is called. */
  name: string;
  onEnded?: (() => void) | undefined;
}

const reasons = choicesOf(declineReasons);

/** Ends a connection, after asking; this can be undone. */
export function EndButton({ conversation: { id }, name, onEnded }: EndButtonProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<DeclineReason>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const params = { connectionId: id };

  async function resume() {
    try {
      await call('POST /connections/{connectionId}/resume', { params });
      toast.success('You are still connected');
    } catch (error) {
      toast.error(failureMessage(error, 'This could not be undone'));
    }
    await revalidate();
  }

  function end() {
    setFailure(undefined);
    void run({
      send: () => call('DELETE /connections/{connectionId}', { params, query: reason ? { reason } : {} }),
      async onDone({ message }) {
        setAsking(false);
        offer.afterSuccess(message, { label: 'Undo', run: () => void resume(), name: 'end' });
        onEnded?.();
        await revalidate();
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <DoorOpen className="size-4.5" aria-hidden="true" /> End the connection
      </Button>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={
          <>
            End the connection with <bdi>{name}</bdi>?
          </>
        }
        action="End"
        busyAction="Ending..."
        danger
        busy={busy}
        failure={failure}
        onAct={end}
      >
        <p>
          Neither of you can write here any more, but you can both still read. <bdi>{name}</bdi> sees that you
          ended it. Any call you have planned is cancelled, and any trial you have signed ends.
        </p>
        <div className="mt-4">
          <RadioGroup
            name="reason"
            label="What does not fit?"
            options={reasons}
            value={reason ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setReason(reasons.find((one) => one.value === value)?.value)
            }
          />
          <p className="mt-2 text-sm text-muted">
            Optional. It makes your matches better; <bdi>{name}</bdi> does not see it.
          </p>
        </div>
      </AskDialog>
    </>
  );
}
