import type { OwnUser } from '@ampersand/contract/users';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { areaOf } from '../../page/area.ts';

interface MessagesFrameProps {
  you: OwnUser;
  /** Requests that wait for an answer. */
  open: number;
  /** As high as the window: 'alone' also on a phone, where nothing else stands beside it then. */
  fills?: 'wide' | 'alone';
  children: ReactNode;
}

/** What stands around every page of 'Messages'. */
export function MessagesFrame({ you, open, fills, children }: MessagesFrameProps) {
  const { paths } = areaOf(you);
  const tabs = [
    { to: paths.messages, label: 'Conversations', count: 0 },
    { to: paths.requests, label: 'Requests', count: open },
    { to: paths.invitations, label: 'Sent', count: 0 },
  ];
  const { pathname } = useLocation();
  // A single conversation is one of the conversations.
  const current = tabs.find(({ to }) => to === pathname)?.to ?? paths.messages;
  return (
    <div data-fills={fills} className={clsx(fills ? 'flex min-h-0 flex-1 flex-col' : 'mx-auto max-w-3xl')}>
      <h1
        id="messages-title"
        tabIndex={-1}
        className={clsx('text-3xl', fills === 'alone' && 'max-lg:sr-only')}
      >
        Messages
      </h1>
      <nav
        aria-label="Messages"
        className={clsx('mt-4 border-b border-line lg:mt-2', fills === 'alone' && 'max-lg:hidden')}
      >
        <ul className="flex flex-wrap gap-x-1">
          {tabs.map(({ to, label, count }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === current ? 'page' : undefined}
                className={clsx(
                  '-mb-px inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-2 px-2 font-medium transition-colors sm:px-4',
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
      <div
        className={clsx(
          'flex flex-col gap-5',
          fills ? 'min-h-0 flex-1' : 'mt-6',
          fills === 'wide' && 'mt-4',
          fills === 'alone' && 'lg:mt-4',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** What had the focus is gone with what it was about. */
export function focusTitle() {
  document.getElementById('messages-title')?.focus();
}
