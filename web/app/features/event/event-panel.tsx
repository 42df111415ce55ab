import { CalendarDays } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Attempt } from '../../page/attempt.ts';
import { clockIn, short } from '../../page/clock.ts';
import { momentOf, timeOf } from '../../page/dates.ts';
import { useDialogParam } from '../../page/dialog-param.ts';
import { useZone } from '../../page/zone.ts';
import { Card } from '../../ui/card.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { EventDialog } from './event-dialog.tsx';
import type { ListedEvent } from './listed.ts';

/** The events to come; each opens its details. */
export function EventPanel({ events }: { events: Attempt<ListedEvent[]> }) {
  const dialog = useDialogParam('event');
  const list = events.ok ? events.value : [];
  return (
    <Card as="section" aria-labelledby="events-title">
      <h2 id="events-title" className="text-xl">
        Upcoming events
      </h2>
      {!events.ok && <EventsFailed message={events.error.message} />}
      {events.ok && list.length === 0 && (
        <p className="mt-3 flex gap-3 text-muted">
          <CalendarDays className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          Nothing is planned right now. New events will appear here.
        </p>
      )}
      <ul className="@container -mx-2 mt-3 flex flex-col">
        {list.map((event) => (
          <li key={event.id}>
            <EventRow event={event} onOpen={() => dialog.open(event.id)} />
          </li>
        ))}
      </ul>
      <EventDialog event={list.find(({ id }) => id === dialog.value)} onClose={dialog.close} />
    </Card>
  );
}

function EventsFailed({ message }: { message: string }) {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    toast.error(message || 'Failed to fetch events', { toastId: 'events' });
  }, [message]);
  return (
    <div role="alert" className="mt-3 flex flex-col items-start gap-3">
      <p className="text-muted">The events did not load. {message.replace(/\.?$/, '.')}</p>
      <RetryButton size="sm" busy={state === 'loading'} onRetry={() => void revalidate()}>
        Try again
      </RetryButton>
    </div>
  );
}

function EventRow({ event, onOpen }: { event: ListedEvent; onOpen: () => void }) {
  const zone = useZone();
  const { day, month, weekday } = clockIn(zone, event.date);
  const whose = zone && ' (your time)';
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="flex w-full items-start gap-3.5 rounded-control p-2 text-start transition-colors hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className="flex w-12 shrink-0 flex-col items-center rounded-control bg-accent-soft py-1.5 text-accent-ink"
      >
        <span className="font-display text-xl leading-none font-semibold">{day}</span>
        <span className="text-sm leading-tight">{short(month)}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block leading-snug font-semibold">
          {event.title}
        </span>
        <span className="sr-only">
          {momentOf(event.date, zone)}
          {whose}
        </span>
        <span aria-hidden="true" className="mt-0.5 block text-sm text-muted">
          {short(weekday)}, {timeOf(event.date, zone)}
          {whose}
        </span>
        <span dir="auto" className="block text-sm text-muted">
          {event.location}
        </span>
      </span>
      {event.imageUrl && (
        <img
          src={event.imageUrl}
          alt=""
          loading="lazy"
          className="mt-0.5 aspect-video w-16 shrink-0 rounded-control bg-sunken object-cover @max-md:hidden"
        />
      )}
    </button>
  );
}

export function EventPanelSkeleton() {
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-6 w-40" />
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="flex gap-3.5">
            <Skeleton className="h-13 w-12" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4" />
              <Skeleton className="h-3.5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
