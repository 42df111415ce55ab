import { brand } from '@ampersand/contract/brand';
import type { WholeEvent } from '@ampersand/contract/event';
import { ifMatch } from '@ampersand/contract/path';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { DetailFrame } from '../../page/detail-frame.tsx';
import { PageError } from '../../page/page-error.tsx';
import { useCall } from '../../page/use-call.ts';
import { paths } from '../../paths.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/event';
import { EventForm } from './event-form.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.title ?? 'Event'} | ${brand.name}` },
];

export const loader = loadingForAdmin(async ({ call, params }: ForMember<Route.LoaderArgs>) => {
  const { data } = await call('GET /event/{eventId}', { params: { eventId: params.id } });
  return data;
});

/** An event, to be changed or removed. */
export default function EventPage({ loaderData: event }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <DetailFrame all={paths.admin.events} allLabel="All events" title={<bdi>{event.title}</bdi>}>
      <Card className="p-5 sm:p-7">
        <ChangeForm key={event.id} event={event} onSaved={() => navigate(paths.admin.events)} />
        <div className="mt-6 border-t border-line pt-5">
          <RemoveButton id={event.id} onRemoved={() => navigate(paths.admin.events)} />
        </div>
      </Card>
    </DetailFrame>
  );
}

function ChangeForm({ event, onSaved }: { event: WholeEvent; onSaved: () => unknown }) {
  // As the form shows it, whatever has been loaded since.
  const [{ id, version }] = useState(event);
  return (
    <EventForm
      event={event}
      save={(body) =>
        call('PUT /event/{eventId}', { params: { eventId: id }, headers: ifMatch(version), body })
      }
      onSaved={() => {
        toast.success('The event is saved.');
        return onSaved();
      }}
    />
  );
}

function RemoveButton({ id, onRemoved }: { id: string; onRemoved: () => unknown }) {
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const remove = () =>
    run({
      send: () => call('DELETE /event/{eventId}', { params: { eventId: id } }),
      onDone() {
        toast.success('The event is removed.');
        return onRemoved();
      },
      onFailure: ({ message }) => setFailure(message),
    });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Remove the event
      </Button>
      <AskDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Remove this event?"
        action="Remove"
        busyAction="Removing..."
        danger
        busy={busy}
        failure={failure}
        onAct={remove}
      >
        <p>It is gone for good. Nobody is told, so tell those who meant to come.</p>
      </AskDialog>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} all={paths.admin.events} allLabel="All events" />;
}
