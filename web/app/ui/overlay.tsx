import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { AmpLoader } from './amp-loader.tsx';
import { ToastsWithin } from './toaster.tsx';

interface OverlayProps {
  children: ReactNode;
  /** Stands below, and is not read out each time it changes. */
  more?: ReactNode;
}

/** Covers the whole screen while something must finish first; nothing under it can be reached, focus comes back after. */
export function Overlay({ children, more }: OverlayProps) {
  const textId = useId();
  return (
    <dialog
      ref={openAsModal}
      aria-labelledby={textId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepOpen}
      className="m-0 size-full max-h-none max-w-none bg-paper/92 text-ink backdrop-blur-sm open:flex open:items-center open:justify-center"
    >
      <div className="flex flex-col items-center gap-6 p-6 text-center">
        <AmpLoader />
        <p id={textId} role="status" className="font-display text-xl">
          {children}
        </p>
        {more}
      </div>
      <ToastsWithin />
    </dialog>
  );
}

function openAsModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

/** A second Escape closes a dialog even when `cancel` is refused; stopped at the key it does not. */
function keepOpen(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
