import { brand } from '@ampersand/contract/brand';
import type { Issue } from '@ampersand/contract/issues';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { momentOf } from '../../page/dates.ts';
import { cursorIn, NextPage } from '../../page/next-page.tsx';
import { PageError } from '../../page/page-error.tsx';
import { useZone } from '../../page/zone.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/issues';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { progressOf, readersIn } from './words.ts';

export const meta: Route.MetaFunction = () => [{ title: `Newsletter | ${brand.name}` }];

export const loader = loadingForAdmin(({ call, url }: ForMember<Route.LoaderArgs>) =>
  call('GET /newsletter/issues', { query: cursorIn(url) }),
);

/** What was sent, and what is being written. */
export default function Issues({ loaderData: { data, readers, nextCursor } }: Route.ComponentProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="text-3xl">Newsletter</h1>
          <Link to={paths.admin.newIssue} className={buttonClass({ variant: 'primary' })}>
            <Plus className="size-5" aria-hidden="true" /> Write an issue
          </Link>
        </div>
        <p className="mt-1 text-muted">
          An issue goes to the {readersIn('SUBSCRIBERS', readers.SUBSCRIBERS)}, to the{' '}
          {readersIn('WAITLIST', readers.WAITLIST)}, or to all {readersIn('MEMBERS', readers.MEMBERS)}.
        </p>
      </div>
      <NewsletterTabs current={paths.admin.newsletter} />
      <Card>
        {data.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
            {data.map((issue) => (
              <IssueLine key={issue.id} issue={issue} />
            ))}
          </ul>
        ) : (
          <EmptyState title="No issue yet">What you write is a draft until you send it.</EmptyState>
        )}
      </Card>
      <NextPage nextCursor={nextCursor} />
    </div>
  );
}

function IssueLine({ issue }: { issue: Issue }) {
  const { id, subject, createdAt, startedAt, finishedAt } = issue;
  const zone = useZone();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Link to={paths.admin.issue(id)} dir="auto" className="text-link font-semibold wrap-anywhere">
          {subject}
        </Link>
        <p className="text-sm text-muted">
          {startedAt
            ? `${progressOf(issue)}, ${momentOf(startedAt, zone)}`
            : `Begun ${momentOf(createdAt, zone)}`}
        </p>
      </div>
      {startedAt ? (
        <Badge tone={finishedAt ? 'ok' : 'accent'}>{finishedAt ? 'Sent' : 'Being sent'}</Badge>
      ) : (
        <Badge>Draft</Badge>
      )}
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
