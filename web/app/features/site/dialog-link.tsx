import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from '../../page/plain-click.ts';
import { buttonClass } from '../../ui/button.tsx';

export interface DialogControl {
  open: boolean;
  onClose: () => void;
}

interface DialogLinkProps extends NonNullable<Parameters<typeof buttonClass>[0]> {
  /** The page with the same form, for who has no scripts yet. */
  to: string;
  /** Imports the dialog: the page does not pay for what nobody opens. */
  load: () => Promise<{ default: ComponentType<DialogControl> }>;
  children: ComponentProps<typeof Link>['children'];
}

/** A link that opens a dialog over the page; its code comes when one aims at the link. */
export function DialogLink({ to, load, children, ...look }: DialogLinkProps) {
  const [dialog, setDialog] = useState<{ Content: ComponentType<DialogControl> }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const warmUp = () => void load().catch(() => undefined);

  async function show(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { default: Content } = await load();
      // The dialog gives the focus back to what it saw focused last, and it has only just come.
      link.blur();
      link.focus({ preventScroll: true });
      setDialog({ Content });
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Link
        to={to}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={show}
        className={buttonClass(look)}
      >
        {children}
      </Link>
      {failed && (
        <span role="alert" className="text-sm font-medium text-danger">
          This did not open. Check your connection and try again.
        </span>
      )}
      {dialog && <dialog.Content open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
