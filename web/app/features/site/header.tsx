import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '../../logo.tsx';
import { useHydrated } from '../../page/use-hydrated.ts';
import type { You } from '../../page/you.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Drawer } from './drawer.tsx';
import { mainLinks } from './nav-links.ts';

// Menus come with a library of their own, which visitors never need.
const UserMenu = lazy(() => import('./user-menu.tsx'));

export function SiteHeader({ user }: { user: You | null }) {
  return (
    <header className="sticky top-(--bar-above) z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="page flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 md:gap-x-8 noscript:py-3">
        <Link to={paths.home} className="me-auto rounded-control" aria-label={`${brand.name}, home page`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="max-md:hidden noscript:block">
          <ul className="flex items-center gap-1">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={navLinkClass}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-26 justify-end max-md:hidden noscript:block">
          <AccountCorner user={user} />
        </div>
        {!user && (
          <Link to={paths.choosePath} className={clsx(buttonClass(), 'max-md:min-h-11 max-md:px-4')}>
            Sign up
          </Link>
        )}
        <Drawer user={user} />
      </div>
    </header>
  );
}

function AccountCorner({ user }: { user: You | null }) {
  // The link stays until the menu is there.
  const runs = useDeferredValue(useHydrated());
  if (!user) {
    return (
      <Link to={paths.login()} className={clsx(buttonClass({ variant: 'quiet' }), 'w-full')}>
        Login
      </Link>
    );
  }
  return (
    <Suspense>
      {runs ? (
        <UserMenu user={user} />
      ) : (
        <Link
          to={paths.dashboard}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold"
        >
          User <ChevronDown className="size-4.5 text-muted" aria-hidden="true" />
        </Link>
      )}
    </Suspense>
  );
}

function navLinkClass({ isActive }: { isActive: boolean }): string {
  return clsx(
    'inline-flex min-h-11 items-center rounded-control px-3 font-medium transition-colors hover:bg-sunken',
    isActive && 'text-primary underline decoration-accent decoration-2 underline-offset-8',
  );
}
