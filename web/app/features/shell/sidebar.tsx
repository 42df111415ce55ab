import { clsx } from 'clsx';
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../logo.tsx';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { keepChoice } from '../../ui/choices.ts';
import { Count } from '../../ui/count.tsx';
import { useLogOut } from './log-out.ts';
import type { Ways } from './nav-links.ts';
import { useCurrent } from './pending.tsx';

const row =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-muted transition-colors hover:bg-sunken hover:text-ink';

/** The way around on wide screens. Collapsed it keeps its icons; the choice is kept in this browser. */
export function Sidebar({ ways, startsCollapsed }: { ways: Ways; startsCollapsed: boolean }) {
  const [collapsed, setCollapsed] = useState(startsCollapsed);
  const isCurrent = useCurrent(ways);
  const { leaving, logOut } = useLogOut(ways.index);

  function toggle() {
    setCollapsed(!collapsed);
    keepChoice('sidebar', collapsed ? undefined : 'collapsed');
  }

  return (
    <nav
      aria-label="Main"
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-1 overflow-y-auto border-e border-line bg-surface p-4 transition-[width] lg:flex',
        collapsed ? 'w-19' : 'w-62',
      )}
    >
      <Link to={ways.index} className="mb-6 rounded-control px-1 py-1">
        {collapsed ? <CollapsedLogo /> : <Logo />}
      </Link>
      <ul className="flex flex-col gap-1">
        {ways.links.map(({ to, label, icon: Icon, count = 0, countOf }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent(to) ? 'page' : undefined}
              title={collapsed ? label : undefined}
              className={clsx(row, isCurrent(to) && 'bg-primary-soft text-primary')}
            >
              <span className="relative">
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {count > 0 && <Count>{count}</Count>}
              </span>
              <Label hidden={collapsed}>{label}</Label>
              {count > 0 && (
                <span className="sr-only">
                  {count} {countOf}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={logOut}
        disabled={leaving}
        title={collapsed ? 'Logout' : undefined}
        className={clsx(row, 'mt-4')}
      >
        <LogOut className="size-5 shrink-0" aria-hidden="true" />
        <Label hidden={collapsed}>Logout</Label>
      </button>
      <button
        type="button"
        onClick={toggle}
        aria-expanded={!collapsed}
        title={collapsed ? 'Open the sidebar' : undefined}
        className={clsx(row, 'mt-auto')}
      >
        {collapsed ? (
          <PanelLeftOpen className="size-5 shrink-0" aria-hidden="true" />
        ) : (
          <PanelLeftClose className="size-5 shrink-0" aria-hidden="true" />
        )}
        <Label hidden={collapsed}>{collapsed ? 'Open the sidebar' : 'Collapse'}</Label>
      </button>
    </nav>
  );
}

function Label({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return <span className={hidden ? 'sr-only' : 'truncate'}>{children}</span>;
}

function CollapsedLogo() {
  return (
    <span className="inline-flex size-9 items-center justify-center rounded-control bg-primary text-on-primary">
      <AmpMark className="size-5.5" />
      <span className="sr-only">Dashboard</span>
    </span>
  );
}
