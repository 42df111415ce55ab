import { CalendarDays, MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Await, useAsyncError } from 'react-router';
import { call, failureMessage } from '../../api.ts';
import { momentOf } from '../../page/dates.ts';
import { LongRead } from '../../page/long-read.tsx';
import { useZone } from '../../page/zone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ListedEvent, SHOWN } from './listed.ts';

/** Event Details. The last event stays in it while it fades out. */
export function EventDialog({ event, onClose }: { event: ListedEvent | undefined; onClose: () => void }) {
  const [last, setLast] = useState(event);
  if (event && event !== last) setLast(event);
  return (
    <Dialog
      open={event !== undefined}
      onClose={onClose}
      title="Event Details"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {last && (
        <LongRead label="About this event">
          <Details event={event ?? last} />
        </LongRead>
      )}
    </Dialog>
  );
}

function Details({ event }: { event: ListedEvent }) {
  const zone = useZone();
  return (
    <>
      {event.imageUrl && (
        <img
          src={event.imageUrl}
          alt={event.title}
          className="mb-5 aspect-video w-full rounded-control bg-sunken object-cover"
        />
      )}
      <h3 dir="auto" className="text-xl">
        {event.title}
      </h3>
      <dl className="mt-3 flex flex-col gap-2 text-muted">
        <div className="flex gap-2.5">
          <dt>
            <CalendarDays className="mt-0.5 size-5" aria-hidden="true" />
            <span className="sr-only">Date and time</span>
          </dt>
          <dd>
            <time dateTime={event.date}>{momentOf(event.date, zone)}</time> (your time)
          </dd>
        </div>
        <div className="flex gap-2.5">
          <dt>
            <MapPin className="mt-0.5 size-5" aria-hidden="true" />
            <span className="sr-only">Location</span>
          </dt>
          <dd dir="auto">{event.location}</dd>
        </div>
      </dl>
      <Description key={event.id} of={event.id} />
    </>
  );
}

function Description({ of }: { of: string }) {
  const [text, setText] = useState(load);

  async function load() {
    const { data } = await call('GET /event', { query: { limit: SHOWN } });
    return data.find(({ id }) => id === of)?.description;
  }

  return (
    <div className="measure mt-5">
      <Suspense fallback={<Waiting />}>
        <Await resolve={text} errorElement={<Failed onRetry={() => setText(load())} />}>
          {(words) => (
            <p dir="auto" className="whitespace-pre-line">
              {words ?? 'This event is over.'}
            </p>
          )}
        </Await>
      </Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading the description</span>
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const error = useAsyncError();
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="text-muted">{failureMessage(error, 'The description did not load')}.</p>
      <RetryButton size="sm" busy={false} onRetry={onRetry}>
        Try again
      </RetryButton>
    </div>
  );
}
