import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { OpenedProps } from '../opener.tsx';
import type { PopoverContent } from '../popover.tsx';
import { usePress } from './use-press.ts';

/** The popover of `ui/popover.tsx` from its first press on. */
export function OpenedPopover({ button, content, byKeyboard }: OpenedProps<PopoverContent>) {
  const pressed = usePress(byKeyboard);
  return (
    <HeadlessPopover>
      <PopoverButton ref={pressed} {...button} />
      <PopoverPanel
        focus
        transition
        modal={false}
        role="dialog"
        aria-label={content.label}
        anchor={{ to: 'bottom end', gap: 8, padding: 12 }}
        className="z-30 flex w-[min(25rem,calc(100vw-1.5rem))] flex-col rounded-card border border-line bg-surface shadow-soft transition data-closed:-translate-y-1 data-closed:opacity-0 focus:outline-none has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-focus"
      >
        {({ close }) => <>{content.make(() => close())}</>}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
