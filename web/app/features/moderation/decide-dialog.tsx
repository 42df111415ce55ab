import { LIMITS } from '@ampersand/contract/limits';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useUnsent } from '../../form/use-unsent.ts';
import { useCall } from '../../page/use-call.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

export interface Asked {
  title: ReactNode;
  /** What follows. */
  about: ReactNode;
  action: string;
  busyAction: string;
  danger?: boolean;
  decide: (body: { reason: string }) => Promise<{ message: string }>;
}

interface DecideDialogProps {
  asked: Asked;
  /** Under which the reason is kept over a new log-in. */
  name: string;
  onClose: () => void;
  /** The button that asked is gone by then. */
  onDone?: () => void;
}

/** Asks for a reason before something is decided about a member, and says what follows. */
export function DecideDialog({ asked, name, onClose, onDone }: DecideDialogProps) {
  const { title, about, action, busyAction, danger, decide } = asked;
  const { typed: reason, set: setReason, done } = useUnsent(`reason-draft:${name}`, '');
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();

  function close() {
    done();
    onClose();
  }

  function act() {
    if (!reason.trim()) return setFailure('Please say why in a few words');
    setFailure(undefined);
    void run({
      send: () => decide({ reason }),
      async onDone({ message }) {
        await revalidate();
        toast.success(message);
        close();
        onDone?.();
      },
      onFailure({ code, message }) {
        setFailure(message);
        // Somebody else was faster: the page behind shows what they decided.
        if (code === 'conflict') void revalidate();
      },
    });
  }

  return (
    <AskDialog
      open
      onClose={close}
      title={title}
      action={action}
      busyAction={busyAction}
      danger={danger ?? false}
      busy={busy}
      failure={failure}
      onAct={act}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) act();
        }}
      >
        <div className="text-muted">{about}</div>
        <Field label="Why?" hint="For other administrators; the member does not see it." required>
          <TextInput
            data-autofocus
            dir="auto"
            maxLength={LIMITS.moderationReason}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
      </form>
    </AskDialog>
  );
}
