import { brand } from '@ampersand/contract/brand';
import type { Event } from '@ampersand/contract/event';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { momentOf } from '../../page/dates.ts';
import { cursorIn, NextPage } from '../../page/next-page.tsx';
import { PageError } from '../../page/page-error.tsx';
import { PageTabs } from '../../page/page-tabs.tsx';
import { useZone } from '../../page/zone.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/events';

const PAST = `${paths.admin.events}?state=past`;

export const meta: Route.MetaFunction = () => [{ title: `Events | ${brand.name}` }];

export const loader = loadingForAdmin(async ({ call, url }: ForMember<Route.LoaderArgs>) => {
  const isPast = url.searchParams.get('state') === 'past';
  const page = await call(isPast ? 'GET /event/past' : 'GET /event', { query: cursorIn(url) });
  return { isPast, page };
});

/** The events of the community, for whoever plans them. */
export default function Events({ loaderData: { isPast, page } }: Route.ComponentProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="text-3xl">Events</h1>
          <Link to={paths.admin.newEvent} className={buttonClass({ variant: 'primary' })}>
            <Plus className="size-5" aria-hidden="true" /> Add an event
          </Link>
        </div>
        <p className="mt-1 text-muted">Upcoming events appear beside everyone's matches and preferences.</p>
        <PageTabs
          label="Events"
          className="mt-4"
          current={isPast ? PAST : paths.admin.events}
          tabs={[
            { to: paths.admin.events, label: 'Upcoming' },
            { to: PAST, label: 'Past' },
          ]}
        />
      </div>
      <Card>
        {page.data.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
            {page.data.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </ul>
        ) : (
          <EmptyState title={isPast ? 'Nothing is over yet' : 'Nothing is planned'}>
            {isPast
              ? 'Events that have begun appear here.'
              : 'Add the first event: everybody sees it at once.'}
          </EmptyState>
        )}
      </Card>
      <NextPage nextCursor={page.nextCursor} />
    </div>
  );
}

function EventLine({ event: { id, title, date, location, imageUrl } }: { event: Event }) {
  const zone = useZone();
  return (
    <li className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <Link to={paths.admin.event(id)} dir="auto" className="text-link font-semibold wrap-anywhere">
          {title}
        </Link>
        <p className="text-sm text-muted">{momentOf(date, zone)}</p>
        <p dir="auto" className="text-start text-sm text-muted wrap-anywhere">
          {location}
        </p>
      </div>
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          className="aspect-video w-24 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
