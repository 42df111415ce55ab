import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '../../logo.tsx';
import type { You } from '../../page/you.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ToastsWithin } from '../../ui/toaster.tsx';
import { useLogOutHere } from './log-out.ts';
import { mainLinks, profilePath } from './nav-links.ts';

interface DrawerProps {
  user: You | null;
}

/** The navigation of narrow screens. A modal dialog of the browser: focus stays in, Escape closes, focus returns. */
export function Drawer({ user }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const logOutHere = useLogOutHere();
  const close = () => dialog.current?.close();
  return (
    <div className="-me-2.5 md:hidden noscript:hidden">
      <Button
        variant="quiet"
        icon
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <Menu className="size-6" aria-hidden="true" />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape. */}
      <dialog
        ref={dialog}
        closedby="any"
        // Safari does not know `closedby`: there a press on the dialog itself is one beside what it holds.
        onClick={(event) => {
          if (event.target === event.currentTarget) close();
        }}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        className="drawer ms-auto me-0 mt-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none flex-col bg-paper text-ink shadow-soft open:flex"
      >
        <div className="flex min-h-18 items-center justify-between border-b border-line ps-5 pe-2.5">
          <Logo />
          <Button variant="quiet" icon aria-label="Close menu" onClick={close}>
            <X className="size-6" aria-hidden="true" />
          </Button>
        </div>
        <nav aria-label="Main" className="flex flex-1 flex-col overflow-y-auto p-5">
          <ul className="flex flex-col">
            {mainLinks.map(({ to, label }) => (
              <Entry key={to} to={to} onFollow={close}>
                {label}
              </Entry>
            ))}
            <MemberEntries user={user} onFollow={close} />
          </ul>
          <div className="mt-auto pt-8">
            {user === null ? (
              <div className="flex flex-col gap-3">
                <Link
                  to={paths.choosePath}
                  onClick={close}
                  className={clsx(buttonClass({ variant: 'primary', size: 'lg' }), 'w-full')}
                >
                  Sign up
                </Link>
                <Link
                  to={paths.login()}
                  onClick={close}
                  className={clsx(buttonClass({ size: 'lg' }), 'w-full')}
                >
                  Login
                </Link>
              </div>
            ) : (
              <Button
                size="lg"
                className="w-full"
                onClick={async () => {
                  await logOutHere();
                  close();
                }}
              >
                Logout
              </Button>
            )}
          </div>
        </nav>
        {open && <ToastsWithin />}
      </dialog>
    </div>
  );
}

function MemberEntries({ user, onFollow }: DrawerProps & { onFollow: () => void }) {
  const profile = user ? profilePath(user.role) : undefined;
  if (!profile) return null;
  return (
    <>
      <Entry to={profile} onFollow={onFollow}>
        My Profile
      </Entry>
      <Entry to={paths.dashboard} onFollow={onFollow}>
        Dashboard
      </Entry>
    </>
  );
}

function Entry({ to, onFollow, children }: { to: string; onFollow: () => void; children: ReactNode }) {
  return (
    <li className="border-b border-line">
      <NavLink
        to={to}
        onClick={onFollow}
        className={({ isActive }) =>
          clsx('flex min-h-14 items-center font-display text-2xl', isActive && 'text-primary')
        }
      >
        {children}
      </NavLink>
    </li>
  );
}
