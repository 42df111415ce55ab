import { type ReactNode, useState } from 'react';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useChanging } from './use-changing.ts';

interface DeclineButtonProps {
  called: string;
  send: () => Promise<unknown>;
  refresh: () => Promise<void>;
  /** The button that had the focus goes. */
  onDeclined: () => void;
  /** What the member is told besides. */
  children?: ReactNode;
}

/** Tells the other, after asking, that what they propose does not suit. */
export function DeclineButton({ called, send, refresh, onDeclined, children }: DeclineButtonProps) {
  const [asks, setAsks] = useState(false);
  const changing = useChanging(refresh);
  async function decline() {
    if (!(await changing.change(send))) return;
    setAsks(false);
    onDeclined();
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        It does not suit me
      </Button>
      <AskDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Turn this proposal down?"
        action="Turn it down"
        busyAction="Turning down..."
        cancel="Keep it"
        danger
        busy={changing.busy}
        failure={changing.failure}
        onAct={() => void decline()}
      >
        <p>
          This tells <bdi>{called}</bdi> that it does not suit you. After that either of you can propose
          something else. {children}
        </p>
      </AskDialog>
    </>
  );
}

/** What became of the latest proposal, once it is declined. */
export function Declined({ mine, called }: { mine: boolean; called: string }) {
  return (
    <p role="status" className="measure">
      {mine ? (
        <>
          Your latest proposal does not suit <bdi>{called}</bdi>. You can propose something else.
        </>
      ) : (
        <>
          <bdi>{called}</bdi> knows that their latest proposal does not suit you. You can propose something
          else.
        </>
      )}
    </p>
  );
}
