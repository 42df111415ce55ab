import { brand } from '@ampersand/contract/brand';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { toast } from '../../ui/toast.ts';

interface BlockDialogProps {
  person: { id: string; fullName: string; calledName: string };
  open: boolean;
  onClose: () => void;
  /** The page they were on has nothing more to show of them. */
  onBlocked: () => unknown;
}

/** Asks before somebody is blocked. */
export function BlockDialog({ person, open, onClose, onBlocked }: BlockDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const name = person.calledName;

  function block() {
    setFailure(undefined);
    void run({
      send: () => call('POST /blocks/{userId}', { params: { userId: person.id } }),
      async onDone() {
        onClose();
        toast.success(`${name} is blocked. Your account page lists whom you have blocked.`);
        await onBlocked();
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title={
        <>
          Block <bdi>{name}</bdi>?
        </>
      }
      action="Block"
      busyAction="Blocking..."
      danger
      busy={busy}
      failure={failure}
      onAct={block}
    >
      <p>
        You will no longer see each other on {brand.name}. They are not told, but any call you have planned is
        cancelled, and any trial you have signed stops. You can unblock them on your account page.
      </p>
    </AskDialog>
  );
}
