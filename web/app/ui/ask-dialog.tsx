import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface AskDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'> {
  /** What the main button says, and what it says meanwhile where that takes a while. */
  action: string;
  busyAction?: string;
  /** What leads back; 'Cancel' if absent, which is no answer where something is to be cancelled. */
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  failure?: string | undefined;
  onAct: () => void;
}

/**
 * Asks before something is done: go ahead, or leave it, which has the focus unless a field asks for it. What failed is said
 * below, and can be tried again.
 */
export function AskDialog(props: AskDialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    action,
    busyAction = action,
    cancel = 'Cancel',
    danger = false,
    busy = false,
    failure,
    onAct,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      actions={
        <>
          <Button data-autofocus onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onAct}>
            {busy ? busyAction : action}
          </Button>
        </>
      }
    >
      {children}
      <Alert scrollsHere className="mt-4">
        {failure}
      </Alert>
    </Dialog>
  );
}
