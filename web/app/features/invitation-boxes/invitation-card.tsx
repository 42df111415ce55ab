import { declineWords } from '@ampersand/contract/declining';
import type { InvitationStatus } from '@ampersand/contract/enumerations';
import type { Invitation } from '@ampersand/contract/invitations';
import { type ReactNode, useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import type { Area } from '../../page/area.ts';
import { shortDayOf } from '../../page/dates.ts';
import { useCall } from '../../page/use-call.ts';
import { useZone } from '../../page/zone.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { focusTitle } from '../conversations/messages-frame.tsx';
import { Note } from './note.tsx';
import { PersonLine } from './person-line.tsx';

interface InvitationCardProps {
  invitation: Invitation;
  paths: Area['paths'];
}

const states = {
  PENDING: { tone: 'accent', word: 'Waiting' },
  ACCEPTED: { tone: 'ok', word: 'Accepted' },
  DECLINED: { tone: 'neutral', word: 'Declined' },
  WITHDRAWN: { tone: 'neutral', word: 'Withdrawn' },
  EXPIRED: { tone: 'neutral', word: 'Expired' },
} as const satisfies Record<InvitationStatus, object>;

/** An invitation that the member has sent, and what came of it. */
export function InvitationCard({ invitation, paths }: InvitationCardProps) {
  const { person, status, createdAt } = invitation;
  const titleId = useId();
  const zone = useZone();
  const { tone, word } = states[status];
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4 p-5 sm:p-6">
      <PersonLine person={person} paths={paths} titleId={titleId} aside={<Badge tone={tone}>{word}</Badge>}>
        Invited on {shortDayOf(createdAt, zone)}
      </PersonLine>
      <Outcome invitation={invitation} />
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {/* Unfolded, the note has the whole width; what can be done comes below it. */}
        <Disclosure label="Your note" className="min-w-0 open:basis-full">
          <div className="mt-2">
            <Note
              invitation={invitation}
              asked={
                <>
                  <bdi>{person.calledName}</bdi> asked:
                </>
              }
            />
          </div>
        </Disclosure>
        <Next invitation={invitation} paths={paths} />
      </div>
    </Card>
  );
}

/** What the member can do about it now. */
function Next({ invitation, paths }: InvitationCardProps): ReactNode {
  const { status, person, connectionId } = invitation;
  if (status === 'PENDING') return <Withdraw invitation={invitation} />;
  if (status !== 'ACCEPTED' || !connectionId) return null;
  return (
    <Link to={paths.conversation(connectionId)} className={buttonClass({ size: 'sm' })}>
      Write<span className="sr-only"> to {person.fullName}</span>
    </Link>
  );
}

function Outcome({ invitation }: Pick<InvitationCardProps, 'invitation'>): ReactNode {
  const { status, person, declineReason, declineSentence, expiresAt } = invitation;
  const zone = useZone();
  const name = <bdi>{person.calledName}</bdi>;
  switch (status) {
    case 'PENDING':
      return (
        <p>
          {name} can answer until {shortDayOf(expiresAt, zone)}.
        </p>
      );
    case 'ACCEPTED':
      return <p>{name} said yes.</p>;
    case 'DECLINED':
      return (
        <div className="flex flex-col gap-2">
          <p>{declineReason && declineWords[declineReason]}</p>
          {declineSentence && (
            <blockquote dir="auto" className="border-s-2 border-line ps-4 text-start wrap-anywhere">
              {declineSentence}
            </blockquote>
          )}
        </div>
      );
    case 'WITHDRAWN':
      return <p className="text-muted">You withdrew it before {name} answered.</p>;
    default:
      return (
        <p className="text-muted">
          Seven days went by without an answer. That happens when life is full; it says nothing about you.
        </p>
      );
  }
}

function Withdraw({ invitation: { id, person } }: { invitation: Invitation }) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = (wanted: boolean) => {
    setFailure(undefined);
    setAsks(wanted);
  };
  const withdraw = () =>
    run({
      send: () => call('POST /invitations/{invitationId}/withdraw', { params: { invitationId: id } }),
      async onDone({ message }) {
        toast.success(message ?? 'Invitation withdrawn');
        ask(false);
        await revalidate();
        focusTitle();
      },
      async onFailure({ code, message }) {
        if (code !== 'conflict') return setFailure(message);
        // It was answered meanwhile: the card says how, and asks no more.
        toast.error(message);
        ask(false);
        await revalidate();
        focusTitle();
      },
    });
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => ask(true)}>
        Withdraw
        <span className="sr-only"> the invitation to {person.fullName}</span>
      </Button>
      <AskDialog
        open={asks}
        onClose={() => ask(false)}
        title="Withdraw this invitation?"
        action="Withdraw it"
        busyAction="Withdrawing..."
        cancel="Keep it"
        danger
        busy={busy}
        failure={failure}
        onAct={() => void withdraw()}
      >
        <p>
          <bdi>{person.calledName}</bdi> no longer finds it among their requests, nor your note.
        </p>
      </AskDialog>
    </>
  );
}
