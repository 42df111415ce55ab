import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { clsx } from 'clsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface MenuProps {
  /** What the button shows; `label` names it when that is no text. */
  button: ReactNode;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A button that opens a list of `MenuEntry`. Arrow keys, Home, End and typing a name move in it. */
export function Menu({ button, label, className, children }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton
        {...(label && { 'aria-label': label })}
        className={clsx(
          'inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control transition-colors hover:bg-sunken',
          className,
        )}
      >
        {button}
      </MenuButton>
      <MenuItems
        transition
        modal={false}
        anchor={{ to: 'bottom end', gap: 8, padding: 12 }}
        className="z-30 min-w-52 rounded-card border border-line bg-surface p-1.5 shadow-soft transition data-closed:-translate-y-1 data-closed:opacity-0 focus:outline-none"
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}

/** One line of a menu: a single link or button, which becomes the entry itself. */
export function MenuEntry({ children }: { children: ReactElement<{ className?: string }> }) {
  return <MenuItem>{cloneElement(children, { className: clsx(entry, children.props.className) })}</MenuItem>;
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start data-focus:bg-sunken data-focus:outline-none';
