import type { ArrangedCall } from '@ampersand/contract/calls';
import { callPath } from '@ampersand/contract/path';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { apiUrl, call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { appointmentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AskingButton } from '../together/asking-button.tsx';
import { useTogether } from '../together/context.ts';
import type { CallsFrame } from './frame.ts';
import { LinkForm } from './link-form.tsx';
import { onTheirClock, placeOf } from './words.ts';

interface CallCardProps extends CallsFrame {
  arranged: ArrangedCall;
  onMove: () => void;
  /** The button that had the focus goes. */
  onCancelled: () => void;
}

/** A call that both agreed on, and what can be done with it. */
export function CallCard(props: CallCardProps) {
  const { connectionId, called, roomHost, refresh, arranged, onMove, onCancelled } = props;
  const { id, startsAt, minutes, way, link, note, theirZone } = arranged;
  const { you } = useTogether();
  const zone = useZone();
  const titleId = useId();
  const [edits, setEdits] = useState(false);
  const when = appointmentOf(startsAt, zone);
  const theirs = onTheirClock(startsAt, zone, theirZone);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-xl">
        {when}
      </h3>
      <p className="mt-1 text-muted wrap-anywhere">
        {minutes} minutes. {placeOf(arranged, roomHost)}.{' '}
        {theirs && (
          <>
            For <bdi>{called}</bdi>: {theirs}.
          </>
        )}
      </p>
      {way === 'PHONE' && (
        <p className="mt-2">
          You will find each other’s number{' '}
          <Link to={areaOf(you).paths.conversation(connectionId)} className="text-link">
            in the conversation
          </Link>
          , under ‘Show email and phone’.
        </p>
      )}
      {note && (
        <p className="mt-3 border-s-2 border-accent ps-3 wrap-anywhere">
          <bdi>{note}</bdi>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'primary' })}
          >
            Join the call
            <ExternalLink className="size-4.5" aria-hidden="true" />
            <span className="sr-only">(opens {new URL(link).host} in a new tab)</span>
          </a>
        )}
        <a href={apiUrl(callPath(connectionId, id))} download className={buttonClass()}>
          <CalendarPlus className="size-5" aria-hidden="true" />
          Add to calendar
        </a>
      </div>
      {edits && (
        <LinkForm
          connectionId={connectionId}
          arranged={arranged}
          refresh={refresh}
          onDone={() => setEdits(false)}
        />
      )}
      <div className="mt-4 border-t border-line pt-3">
        <div className="-mx-3 flex flex-wrap gap-1">
          {!edits && (
            <Button variant="quiet" size="sm" onClick={() => setEdits(true)} aria-expanded={false}>
              {link ? 'Change the link' : 'Add a video link'}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onMove}>
            Move it
            <span className="sr-only">: {when}</span>
          </Button>
          <CancelButton {...{ connectionId, called, refresh, when, onCancelled }} callId={id} />
        </div>
      </div>
    </Card>
  );
}

interface CancelButtonProps
  extends Pick<CallCardProps, 'connectionId' | 'called' | 'refresh' | 'onCancelled'> {
  callId: string;
  when: string;
}

function CancelButton({ connectionId, callId, called, when, refresh, onCancelled }: CancelButtonProps) {
  const params = { connectionId, callId };
  return (
    <AskingButton
      label={
        <>
          Cancel it
          <span className="sr-only">: {when}</span>
        </>
      }
      size="sm"
      title="Cancel this call?"
      action="Cancel the call"
      busyAction="Cancelling..."
      cancel="Keep the call"
      danger
      send={() => call('DELETE /connections/{connectionId}/calls/{callId}', { params })}
      refresh={refresh}
      onDone={onCancelled}
    >
      <p>
        This cancels your call on {when}, and tells <bdi>{called}</bdi>. If you put it into your calendar,
        please take it out there too.
      </p>
    </AskingButton>
  );
}
