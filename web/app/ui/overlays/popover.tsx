import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { OpenedProps } from '../opener.tsx';
import type { PopoverContent } from '../popover.tsx';
import { usePress } from './use-press.ts';

/** The popover of `ui/popover.tsx` from its first press on. */
export function OpenedPopover({ button, content, byKeyboard }: OpenedProps<PopoverContent>) {
  const pressed = usePress(byKeyboard);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <HeadlessPopover>
      <PopoverButton ref={pressed} {...button} />
      <PopoverPanel
        ref={panel}
        focus
        transition
        modal={false}
        role="dialog"
        aria-label={content.label}
        anchor={{ to: `bottom ${content.align ?? 'end'}`, gap: 8, padding: 12 }}
        className="z-30 flex w-[min(25rem,calc(100vw-1.5rem))] flex-col rounded-card border border-line bg-surface shadow-soft transition data-closed:-translate-y-1 data-closed:opacity-0 focus:outline-none has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-focus"
      >
        {({ close }) => (
          <>
            {content.make(() => close())}
            <FocusFirst panel={panel} />
          </>
        )}
      </PopoverPanel>
    </HeadlessPopover>
  );
}

/** Headless UI focuses before it has put the panel to its place, and the page would scroll to where that is not. */
function FocusFirst({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(
      ':is(button, input, select, textarea):enabled, a[href], [tabindex="0"]',
    );
    first?.focus({ preventScroll: true });
  }, [panel]);
  return null;
}
