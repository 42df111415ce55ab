import { type ReactNode, useState } from 'react';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useChanging } from './use-changing.ts';

interface AskingButtonProps
  extends Pick<Parameters<typeof Button>[0], 'variant' | 'size' | 'disabled'>,
    Pick<
      Parameters<typeof AskDialog>[0],
      'title' | 'action' | 'busyAction' | 'cancel' | 'danger' | 'children'
    > {
  label: ReactNode;
  send: () => Promise<unknown>;
  refresh: () => Promise<void>;
  /** The button, which has the focus again, may be gone. */
  onDone: () => void;
}

/** Changes something of 'Together', after asking. `children` say what comes of it. */
export function AskingButton({ label, send, refresh, onDone, ...look }: AskingButtonProps) {
  const { variant = 'quiet', size = 'md', disabled, ...question } = look;
  const [asks, setAsks] = useState(false);
  const { busy, failure, change } = useChanging(refresh);
  async function act() {
    if (!(await change(send))) return;
    setAsks(false);
    onDone();
  }
  return (
    <>
      <Button {...{ variant, size, disabled }} aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <AskDialog
        {...question}
        open={asks}
        onClose={() => setAsks(false)}
        busy={busy}
        failure={failure}
        onAct={() => void act()}
      />
    </>
  );
}
