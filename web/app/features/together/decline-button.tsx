import type { ReactNode } from 'react';
import { AskingButton } from './asking-button.tsx';

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
  return (
    <AskingButton
      label="It does not suit me"
      title="Turn this proposal down?"
      action="Turn it down"
      busyAction="Turning down..."
      cancel="Keep it"
      danger
      {...{ send, refresh }}
      onDone={onDeclined}
    >
      <p>
        This tells <bdi>{called}</bdi> that it does not suit you. After that either of you can propose
        something else. {children}
      </p>
    </AskingButton>
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
