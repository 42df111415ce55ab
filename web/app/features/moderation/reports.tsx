import { brand } from '@ampersand/contract/brand';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { cursorIn, NextPage } from '../../page/next-page.tsx';
import { PageError } from '../../page/page-error.tsx';
import { PageTabs } from '../../page/page-tabs.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/reports';
import { ReportRow } from './report-row.tsx';

const CLOSED = `${paths.admin.reports}?state=closed`;

export const meta: Route.MetaFunction = () => [{ title: `Reports | ${brand.name}` }];

export const loader = loadingForAdmin(async ({ call, url }: ForMember<Route.LoaderArgs>) => {
  const state = url.searchParams.get('state') === 'closed' ? ('closed' as const) : ('open' as const);
  return { state, page: await call('GET /moderation/reports', { query: { state, ...cursorIn(url) } }) };
});

/** What members have reported and the server has marked. */
export default function Reports({ loaderData: { state, page } }: Route.ComponentProps) {
  const isOpen = state === 'open';
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-3xl">Reports</h1>
        <p className="mt-1 text-muted">
          {isOpen ? 'Waiting for a decision, oldest first.' : 'What was decided, latest first.'}
        </p>
        <PageTabs
          label="Reports"
          className="mt-4"
          current={isOpen ? paths.admin.reports : CLOSED}
          tabs={[
            { to: paths.admin.reports, label: 'Open' },
            { to: CLOSED, label: 'Closed' },
          ]}
        />
      </div>
      <Card>
        {page.data.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line">
            {page.data.map((report) => (
              <ReportRow key={report.id} report={report} aboutWhom />
            ))}
          </ul>
        ) : (
          <EmptyState title={isOpen ? 'Nothing is open' : 'Nothing is closed yet'}>
            {isOpen
              ? 'What members report, and what the server finds odd, appears here.'
              : 'Reports that you close appear here.'}
          </EmptyState>
        )}
      </Card>
      <NextPage nextCursor={page.nextCursor} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
