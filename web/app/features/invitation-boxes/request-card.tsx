import type { Invitation } from '@ampersand/contract/invitations';
import { useId, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { shortDayOf } from '../../page/dates.ts';
import { useCall } from '../../page/use-call.ts';
import type { You } from '../../page/you.ts';
import { useZone } from '../../page/zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { BlockButton } from '../blocks/block-button.tsx';
import { focusTitle } from '../conversations/messages-frame.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { DeclineForm } from './decline-form.tsx';
import { Note } from './note.tsx';
import { PersonLine } from './person-line.tsx';
import { useSeen } from './use-seen.ts';

interface RequestCardProps {
  request: Invitation;
  you: You;
  onWhy: () => void;
}

/** A request with everything to decide on it. */
export function RequestCard({ request, you, onWhy }: RequestCardProps) {
  const { person, createdAt, openedAt, expiresAt } = request;
  const titleId = useId();
  const zone = useZone();
  const { revalidate } = useRevalidator();
  const [declining, setDeclining] = useState<boolean>();
  const seen = useSeen(request);
  const gone = async () => {
    await revalidate();
    focusTitle();
  };
  return (
    <div ref={seen}>
      <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-5 p-5 sm:p-6">
        <PersonLine
          person={person}
          paths={areaOf(you).paths}
          titleId={titleId}
          aside={openedAt === null && <Badge tone="primary">New</Badge>}
        >
          {shortDayOf(createdAt, zone)} · open until {shortDayOf(expiresAt, zone)}
        </PersonLine>
        <Note invitation={request} asked="You ask:" />
        {declining ? (
          <DeclineForm you={you} request={request} onGone={gone} onCancel={() => setDeclining(false)} />
        ) : (
          <Answers
            request={request}
            you={you}
            cameBack={declining === false}
            onWhy={onWhy}
            onDecline={() => setDeclining(true)}
            onGone={gone}
          />
        )}
      </Card>
    </div>
  );
}

interface AnswersProps extends RequestCardProps {
  /** From declining, where the focus was. */
  cameBack: boolean;
  onDecline: () => void;
  onGone: () => Promise<void>;
}

function Answers({ request, you, cameBack, onWhy, onDecline, onGone }: AnswersProps) {
  const { id, person, expiresAt } = request;
  const zone = useZone();
  const navigate = useNavigate();
  const { paths } = areaOf(you);
  const { busy, run } = useCall();
  const whom = <span className="sr-only"> {person.fullName}</span>;

  const accept = () =>
    run({
      send: () => call('POST /invitations/{invitationId}/accept', { params: { invitationId: id } }),
      async onDone({ data, message }) {
        toast.success(message ?? 'You two are connected');
        await navigate(paths.conversation(data.connectionId));
      },
      async onFailure({ code, message }) {
        toast.error(message);
        if (code === 'conflict') await onGone();
      },
    });

  return (
    <>
      <div className="acts">
        <Button variant="primary" busy={busy} onClick={accept}>
          {busy ? 'Accepting...' : 'Accept'}
          {whom}
        </Button>
        <Button disabled={busy} autoFocus={cameBack} onClick={onDecline}>
          Decline{whom}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={onWhy}>
          Why you two<span className="sr-only">: {person.fullName}</span>
        </Button>
      </div>
      <div className="-mb-2 flex flex-col gap-1">
        <p className="text-sm text-muted">
          Or leave it: it expires on {shortDayOf(expiresAt, zone)}. <bdi>{person.calledName}</bdi> is not told
          whether you read it.
        </p>
        <div className="-mx-3 flex flex-wrap gap-1">
          <ReportButton you={you} person={person} invitationId={id} />
          <BlockButton person={person} onBlocked={onGone} />
        </div>
      </div>
    </>
  );
}
