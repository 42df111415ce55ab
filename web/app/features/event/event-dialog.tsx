import type { Event } from '@ampersand/contract/event';
import { CalendarDays, MapPin } from 'lucide-react';
import { useState } from 'react';
import { momentOf } from '../../page/dates.ts';
import { LongRead } from '../../page/long-read.tsx';
import { useZone } from '../../page/zone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Event Details. The last event stays in it while it fades out. */
export function EventDialog({ event, onClose }: { event: Event | undefined; onClose: () => void }) {
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

function Details({ event }: { event: Event }) {
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
      <p dir="auto" className="measure mt-5 whitespace-pre-line">
        {event.description}
      </p>
    </>
  );
}
