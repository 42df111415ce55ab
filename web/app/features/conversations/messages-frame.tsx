import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { PageTabs } from '../../page/page-tabs.tsx';
import type { You } from '../../page/you.ts';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';

interface MessagesFrameProps {
  you: You;
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
    { to: paths.messages, label: 'Conversations' },
    { to: paths.requests, label: 'Requests', count: open, countOf: 'open' },
    { to: paths.invitations, label: 'Sent' },
  ];
  const { pathname } = useLocation();
  // A single conversation is one of the conversations.
  const current = tabs.find(({ to }) => to === pathname)?.to ?? paths.messages;
  return (
    <div data-fills={fills} className={clsx(fills ? 'flex min-h-0 flex-1 flex-col' : 'max-w-3xl')}>
      <h1
        id="messages-title"
        tabIndex={-1}
        className={clsx('text-3xl', fills === 'alone' && 'max-lg:sr-only')}
      >
        Messages
      </h1>
      <PageTabs
        label="Messages"
        tabs={tabs}
        current={current}
        className={clsx('mt-4 lg:mt-2', fills === 'alone' && 'max-lg:hidden')}
      />
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
  focusAfterDialog(titleOfMessages);
}

export const titleOfMessages = () => document.getElementById('messages-title');
