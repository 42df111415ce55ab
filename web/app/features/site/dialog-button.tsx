import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { WithoutScript } from './without-script.tsx';

export interface DialogControl {
  open: boolean;
  onClose: () => void;
}

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'className'> {
  /** Imports the dialog: the page does not pay for what nobody opens. */
  load: () => Promise<{ default: ComponentType<DialogControl> }>;
}

/** A button that opens a dialog; its code comes when one aims at the button. */
export function DialogButton({ load, ...rest }: DialogButtonProps) {
  const [dialog, setDialog] = useState<{ Content: ComponentType<DialogControl> }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const warmUp = () => void load().catch(() => undefined);

  async function show({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    try {
      const { default: Content } = await load();
      // The dialog gives the focus back to what it saw focused last, and it has only just come.
      button.blur();
      button.focus({ preventScroll: true });
      setDialog({ Content });
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button
        {...rest}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={show}
        className="noscript:hidden"
      />
      <WithoutScript />
      {failed && (
        <span role="alert" className="text-sm font-medium text-danger">
          This did not open. Check your connection and try again
        </span>
      )}
      {dialog && <dialog.Content open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
