import { brand } from '@ampersand/contract/brand';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { cursorIn, NextPage } from '../../page/next-page.tsx';
import { PageError } from '../../page/page-error.tsx';
import { PageTabs } from '../../page/page-tabs.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Route } from './+types/reports';
import { ReportRow } from './report-row.tsx';

const MOST = 200;
const CLOSED = `${paths.admin.reports}?state=closed`;

export const meta: Route.MetaFunction = () => [{ title: `Reports | ${brand.name}` }];

export const loader = loadingForAdmin(async ({ call, url }: ForMember<Route.LoaderArgs>) => {
  const state = url.searchParams.get('state') === 'closed' ? ('closed' as const) : ('open' as const);
  const reference = (url.searchParams.get('reference') ?? '').slice(0, MOST);
  const query = { state, reference, ...cursorIn(url) };
  return { state, reference, page: await call('GET /moderation/reports', { query }) };
});

/** What members have reported and the server has marked. */
export default function Reports({ loaderData: { state, reference, page } }: Route.ComponentProps) {
  const isOpen = state === 'open';
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-3xl">Reports</h1>
        <p className="mt-1 text-muted">
          {reference ? (
            <>
              What has the reference ‘<bdi>{reference}</bdi>’, open or closed.
            </>
          ) : isOpen ? (
            'Waiting for a decision, oldest first.'
          ) : (
            'What was decided, latest first.'
          )}
        </p>
        <PageTabs
          label="Reports"
          className="mt-4"
          current={reference ? '' : isOpen ? paths.admin.reports : CLOSED}
          tabs={[
            { to: paths.admin.reports, label: 'Open' },
            { to: CLOSED, label: 'Closed' },
          ]}
        />
      </div>
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <Field
          label="Reference"
          hint="What whoever reported was given, such as 3abbe98f"
          className="flex-1 basis-60"
        >
          <TextInput
            key={reference}
            type="search"
            name="reference"
            defaultValue={reference}
            maxLength={MOST}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" className="max-sm:w-full">
          <Search className="size-5" aria-hidden="true" /> Search
        </Button>
      </Form>
      <Card>
        {page.data.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line">
            {page.data.map((report) => (
              <ReportRow key={report.id} report={report} aboutWhom />
            ))}
          </ul>
        ) : reference ? (
          <EmptyState title="No report has this reference">
            A reference has eight letters and figures.
          </EmptyState>
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
