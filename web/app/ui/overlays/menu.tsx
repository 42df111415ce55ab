import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { clsx } from 'clsx';
import { Children, cloneElement, isValidElement } from 'react';
import type { MenuEntries } from '../menu.tsx';
import type { OpenedProps } from '../opener.tsx';
import { usePress } from './use-press.ts';

/** The menu of `ui/menu.tsx` from its first press on. */
export function OpenedMenu({ button, content, byKeyboard }: OpenedProps<MenuEntries>) {
  const pressed = usePress(byKeyboard);
  return (
    <HeadlessMenu>
      <MenuButton ref={pressed} {...button} />
      <MenuItems
        transition
        modal={false}
        anchor={{ to: 'bottom end', gap: 8, padding: 12 }}
        className="z-30 min-w-[min(13rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-1.5 shadow-soft transition data-closed:-translate-y-1 data-closed:opacity-0 focus:outline-none"
      >
        {Children.toArray(content)
          .filter((child) => isValidElement<{ className?: string }>(child))
          .map((child) => (
            <MenuItem key={child.key}>
              {cloneElement(child, { className: clsx(entry, child.props.className) })}
            </MenuItem>
          ))}
      </MenuItems>
    </HeadlessMenu>
  );
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start data-focus:bg-sunken data-focus:outline-none';
