import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '../../logo.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { type Account, useAccount } from './account.ts';
import { Drawer } from './drawer.tsx';
import { mainLinks } from './nav-links.ts';

// Menus come with a library of their own, which visitors never need.
const UserMenu = lazy(() => import('./user-menu.tsx'));

export function SiteHeader() {
  const { account, loggedOut } = useAccount();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
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
        {/* As wide for members as for visitors, so that nothing moves when the answer comes. */}
        <div className="flex w-26 justify-end max-md:hidden noscript:block">
          <AccountCorner account={account} onLoggedOut={loggedOut} />
        </div>
        <Drawer account={account} onLoggedOut={loggedOut} />
      </div>
    </header>
  );
}

function AccountCorner({ account, onLoggedOut }: { account: Account; onLoggedOut: () => void }) {
  if (account.state === 'visitor') {
    return (
      <Link to={paths.login()} className={clsx(buttonClass(), 'w-full')}>
        Login
      </Link>
    );
  }
  const waiting = (
    <span className="inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-muted">
      User <ChevronDown className="size-4.5" aria-hidden="true" />
    </span>
  );
  if (account.state === 'pending') return waiting;
  return (
    <Suspense fallback={waiting}>
      <UserMenu user={account.user} onLoggedOut={onLoggedOut} />
    </Suspense>
  );
}

function navLinkClass({ isActive }: { isActive: boolean }): string {
  return clsx(
    'inline-flex min-h-11 items-center rounded-control px-3 font-medium transition-colors hover:bg-sunken',
    isActive && 'text-primary underline decoration-accent decoration-2 underline-offset-8',
  );
}
