import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface ActProps {
  email: string;
  /** What follows. */
  about: string;
  label: string;
  action: string;
  busyAction: string;
  send: () => Promise<{ message: string }>;
}

/** A button about an address, which asks first. */
function Act({ email, about, label, action, busyAction, send }: ActProps) {
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const act = () =>
    run({
      send,
      async onDone({ message }) {
        await revalidate();
        setAsked(false);
        toast.success(message);
      },
      onFailure: ({ message }) => setFailure(message),
    });
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setFailure(undefined);
          setAsked(true);
        }}
      >
        {label}
        <span className="sr-only"> {email}</span>
      </Button>
      <AskDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={
          <>
            {label} <bdi className="wrap-anywhere">{email}</bdi>?
          </>
        }
        action={action}
        busyAction={busyAction}
        danger
        busy={busy}
        failure={failure}
        onAct={act}
      >
        <p>{about}</p>
      </AskDialog>
    </>
  );
}

export function NeverWrite({ email }: { email: string }) {
  return (
    <Act
      email={email}
      label="Never write to"
      about="Neither the newsletter nor the waitlist writes to this address any more, whoever enters it. Emails of an account are another thing."
      action="Never write"
      busyAction="Noting..."
      send={() => call('POST /newsletter/never', { body: { email } })}
    />
  );
}

export function RemoveEntry({ id, email }: { id: string; email: string }) {
  return (
    <Act
      email={email}
      label="Remove"
      about="The address is gone from this list with all that is kept of it there. Whoever enters it later is asked to confirm it anew."
      action="Remove"
      busyAction="Removing..."
      send={() => call('DELETE /newsletter/entries/{entryId}', { params: { entryId: id } })}
    />
  );
}
