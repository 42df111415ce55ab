import type { OwnUser } from '@ampersand/contract/users';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { areaOf } from '../../page/area.ts';

interface MessagesFrameProps {
  you: OwnUser;
  /** Requests that wait for an answer. */
  open: number;
  children: ReactNode;
}

/** What stands around every page of 'Messages'. */
export function MessagesFrame({ you, open, children }: MessagesFrameProps) {
  const { paths } = areaOf(you);
  const tabs = [
    { to: paths.messages, label: 'Connections', count: 0 },
    { to: paths.requests, label: 'Requests', count: open },
    { to: paths.invitations, label: 'Sent', count: 0 },
  ];
  const { pathname } = useLocation();
  // A single connection is one of the connections.
  const current = tabs.find(({ to }) => to === pathname)?.to ?? paths.messages;
  return (
    <div className="mx-auto max-w-3xl">
      <h1 id="messages-title" tabIndex={-1} className="text-3xl">
        Messages
      </h1>
      <nav aria-label="Messages" className="mt-4 border-b border-line">
        <ul className="flex flex-wrap gap-x-1">
          {tabs.map(({ to, label, count }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === current ? 'page' : undefined}
                className={clsx(
                  '-mb-px inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-2 px-3 font-medium transition-colors sm:px-4',
                  to === current
                    ? 'border-primary text-primary'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {label}
                {count > 0 && (
                  <span className="rounded-full bg-primary-soft px-2 text-sm text-primary tabular-nums">
                    {count}
                    <span className="sr-only"> open</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex flex-col gap-5">{children}</div>
    </div>
  );
}

/** What had the focus is gone with what it was about. */
export function focusTitle() {
  document.getElementById('messages-title')?.focus();
}
