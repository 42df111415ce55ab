import { Link, Outlet } from 'react-router';
import { loadingForAdmin } from '../../loading.server.ts';
import { Logo } from '../../logo.tsx';
import { attempt } from '../../page/attempt.server.ts';
import { watchSession } from '../../page/watch-session.ts';
import { paths } from '../../paths.ts';
import { choiceIn } from '../../ui/choices.ts';
import type { Route } from './+types/admin-shell';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { receiveLogOut } from './log-out.server.ts';
import { logOutAction } from './log-out.ts';
import { adminWays } from './nav-links.ts';
import { LongWait, ProgressLine } from './pending.tsx';
import { ShellError } from './shell-error.tsx';
import { Sidebar } from './sidebar.tsx';
import { usePrefetchedPages } from './use-prefetched-pages.ts';
import { WithoutScripts } from './without-scripts.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [watchSession];

export const loader = loadingForAdmin(async ({ call, you, request }) => {
  const reports = await attempt(call('GET /moderation/reports/open'));
  return {
    you,
    openReports: reports.ok ? reports.value.data : 0,
    sidebar: choiceIn(request.headers.get('cookie'), 'sidebar'),
  };
});

export const action = receiveLogOut;

export function clientAction({ request }: Route.ClientActionArgs) {
  return logOutAction(request);
}

/** What stands around the pages of administrators. */
export default function AdminShell({ loaderData: { you, openReports, sidebar } }: Route.ComponentProps) {
  const ways = adminWays(openReports);
  usePrefetchedPages(ways.links.map(({ to }) => to));
  return (
    <div className="lg:flex">
      <ProgressLine />
      <Sidebar ways={ways} startsCollapsed={sidebar === 'collapsed'} />
      <div className="shell min-w-0 flex-1">
        <header className="page flex items-center justify-between gap-3 py-4 lg:py-6">
          <Link to={paths.admin.index} className="rounded-control lg:hidden">
            <Logo compact />
          </Link>
          <p className="font-medium text-muted max-sm:sr-only">Administration</p>
          <AccountMenu user={you} shell={paths.admin.index} account={paths.admin.account} />
        </header>
        <WithoutScripts shell={paths.admin.index} />
        <main id="main" tabIndex={-1} className="page">
          <LongWait />
          <Outlet />
        </main>
      </div>
      <BottomBar ways={ways} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShellError error={error} />;
}
