import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../button.tsx';
import type { DialogProps } from '../dialog.tsx';

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

/** The dialog of `ui/dialog.tsx` from its first opening on. */
export function Sheet({ open, onClose, title, description, children, actions, size = 'md' }: DialogProps) {
  return (
    <HeadlessDialog open={open} onClose={onClose} transition className="relative z-40">
      <DialogBackdrop transition className="fixed inset-0 bg-veil transition-opacity data-closed:opacity-0" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: there is nothing to press. */}
      <div
        onMouseDown={keepOpen}
        className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6"
      >
        <DialogPanel
          transition
          className={clsx(
            'flex max-h-[min(92dvh,100%)] w-full flex-col rounded-t-card border border-line bg-surface shadow-soft sm:rounded-card',
            'transition duration-250 data-closed:translate-y-6 data-closed:opacity-0',
            sizes[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
            <DialogTitle className="min-w-0 text-2xl wrap-anywhere">{title}</DialogTitle>
            <Button variant="quiet" icon aria-label="Close" onClick={onClose} className="-me-2 -mt-1.5">
              <X className="size-5" aria-hidden="true" />
            </Button>
          </div>
          <div className="overflow-y-auto px-5 pt-2 pb-6 sm:px-7">
            {description && <Description className="mb-4 text-muted">{description}</Description>}
            {children}
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:*:flex-auto sm:px-7">
              {actions}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

/** The second half of a double click that has opened a dialog lands beside it, and does not close it: that is done by a release. */
function keepOpen({ detail, target, currentTarget }: MouseEvent) {
  if (detail < 2 || target !== currentTarget) return;
  addEventListener('pointerup', (event) => event.preventDefault(), { capture: true, once: true });
}
