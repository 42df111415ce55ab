import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import { Suspense, useLayoutEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { callFor } from '../../api.ts';
import { Logo } from '../../logo.tsx';
import type { Area } from '../../page/area.ts';
import type { You } from '../../page/you.ts';
import type { Choice } from '../../ui/choices.ts';
import { MessagesLink } from '../conversations/messages-link.tsx';
import { NotificationBell } from '../notifications/bell.tsx';
import { CompletionReminder } from '../profile/completion-reminder.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { type Hidden, HiddenNotice } from './hidden-notice.tsx';
import { waysOf } from './nav-links.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { LongWait, ProgressLine, usePendingPage } from './pending.tsx';
import { Sidebar } from './sidebar.tsx';
import { type Unconfirmed, UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { usePrefetchedPages } from './use-prefetched-pages.ts';
import { WithoutScripts } from './without-scripts.tsx';

interface ShellProps {
  user: You;
  hidden: Hidden;
  /** While the own address waits to be confirmed. */
  toConfirm: Unconfirmed | null;
  /** How much of the profile is filled in, 0 to 100. */
  completion: number;
  /** Unread notifications, where the server could say. */
  unread: number | undefined;
  /** Conversations with something unread, where the server could say. */
  unreadConversations: number | undefined;
  area: Area;
  sidebar: Choice<'sidebar'>;
}

/** What stands around every page of an area. */
export function Shell(props: ShellProps) {
  const { user, hidden, toConfirm, completion, unread, unreadConversations, area, sidebar } = props;
  const { pathname } = useLocation();
  // Before any part of the page asks for something.
  useLayoutEffect(() => {
    callFor(user.id);
    return () => callFor(undefined);
  }, [user.id]);
  const pending = usePendingPage();
  const { index, profile, account, detailPage } = area.paths;
  const ways = waysOf(area);
  usePrefetchedPages([...ways.links.map(({ to }) => to), detailPage('somebody'), account]);
  return (
    <div className="lg:flex">
      <ProgressLine />
      <Sidebar ways={ways} startsCollapsed={sidebar === 'collapsed'} />
      <div className="shell min-w-0 flex-1">
        <header className="page flex flex-wrap items-center gap-x-3 gap-y-4 py-4 lg:py-6">
          <Link to={area.paths.index} className="rounded-control lg:hidden">
            <Logo compact />
          </Link>
          <div
            className={clsx(
              'min-w-0 flex-1 max-lg:order-last max-lg:basis-full',
              pathname !== area.paths.index && 'max-lg:hidden',
            )}
          >
            <Greeting name={user.fullName} />
          </div>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-3">
            <MessagesLink userId={user.id} area={area} unread={unreadConversations} />
            <NotificationBell userId={user.id} unread={unread} />
            <AccountMenu user={user} shell={index} account={account} profile={profile} />
          </div>
          <HiddenNotice {...hidden} account={account} />
          <UnconfirmedNotice unconfirmed={toConfirm} account={account} />
        </header>
        <WithoutScripts shell={index} />
        <main id="main" tabIndex={-1} className="page">
          <LongWait />
          <Suspense fallback={<PageSkeleton pathname={pathname} />}>
            {pending ? <PageSkeleton pathname={pending} /> : <Outlet />}
          </Suspense>
        </main>
        {!hidden.deletedOn && <CompletionReminder percent={completion} role={user.role} />}
      </div>
      <BottomBar ways={ways} />
    </div>
  );
}

function Greeting({ name }: { name: string }) {
  return (
    <>
      <p className="font-display text-xl font-medium tracking-tight">
        Welcome <bdi>{name}</bdi>
      </p>
      <p className="text-muted">{brand.dashboardTagline}</p>
    </>
  );
}
