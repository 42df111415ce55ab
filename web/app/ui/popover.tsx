import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PopoverProps {
  /** What the button shows; `label` names it. */
  button: ReactNode;
  label: string;
  className?: string;
  /** What the panel is, for screen readers. */
  panelLabel: string;
  /** Made when the panel opens; `close` closes it and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel beside it. Escape, a click outside and leaving it by Tab close it. The ring of a part of
 * the panel that scrolls goes around the whole panel; switch off its own.
 */
export function Popover({ button, label, className, panelLabel, children }: PopoverProps) {
  return (
    <HeadlessPopover>
      <PopoverButton
        aria-label={label}
        className={clsx(
          'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control transition-colors hover:bg-sunken',
          className,
        )}
      >
        {button}
      </PopoverButton>
      <PopoverPanel
        focus
        transition
        modal={false}
        role="dialog"
        aria-label={panelLabel}
        anchor={{ to: 'bottom end', gap: 8, padding: 12 }}
        className="z-30 flex w-[min(25rem,calc(100vw-1.5rem))] flex-col rounded-card border border-line bg-surface shadow-soft transition data-closed:-translate-y-1 data-closed:opacity-0 focus:outline-none has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-focus"
      >
        {({ close }) => <>{children(() => close())}</>}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
