import { LIMITS } from '@ampersand/contract/limits';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import type { Area } from '../../page/area.ts';
import { useCall } from '../../page/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

/** Why no note can be written now, and the one thing to do about it. */
function Refusal({ title, children, action }: { title: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 pt-1">
      <p ref={takeFocus} tabIndex={-1} className="text-lg font-semibold">
        {title}
      </p>
      <div className="text-muted">{children}</div>
      <div className="flex flex-wrap gap-3">{action}</div>
    </div>
  );
}

export function AnswerFirst({ unanswered, paths }: { unanswered: number; paths: Area['paths'] }) {
  return (
    <Refusal
      title="People are waiting for your answer"
      action={
        <>
          <Link to={paths.requests} className={buttonClass()}>
            Read your requests
          </Link>
          <Link to={`${paths.messages}?filter=your-turn`} className={buttonClass({ variant: 'primary' })}>
            Read your conversations
          </Link>
        </>
      }
    >
      {unanswered} requests and conversations are waiting for you. Answer or end some, then you can invite
      again.
    </Refusal>
  );
}

export function NoneLeft({ most, accountPath }: { most: number; accountPath: string }) {
  const { confirmed } = LIMITS.invitationsPerWeek;
  const isLow = most < confirmed;
  return (
    <Refusal
      title="You have no invitations left for now"
      action={
        isLow && (
          <Link to={accountPath} className={buttonClass()}>
            Confirm your address
          </Link>
        )
      }
    >
      You can send {most} in any seven days. One that expires unread does not count.
      {isLow && ` Once your email address is confirmed you have ${confirmed}.`}
    </Refusal>
  );
}

/** Somebody has as many requests as they can read; one can be told when that changes. */
export function NoRoom({
  other,
  waiting,
}: {
  other: { id: string; fullName: string; calledName: string };
  waiting: boolean;
}) {
  const name = <bdi>{other.calledName}</bdi>;
  const [asked, setAsked] = useState(waiting);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const params = { userId: other.id };

  function change(now: boolean) {
    setFailure(undefined);
    void run({
      send: async () => {
        if (now) await call('POST /invitations/room/{userId}', { params });
        else await call('DELETE /invitations/room/{userId}', { params });
      },
      onDone: () => setAsked(now),
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <Refusal
      title={<>{name} has all the requests they can read right now</>}
      action={
        <>
          <p role="status">{asked && 'We will tell you once there is room, here and by email.'}</p>
          <Alert>{failure}</Alert>
          <Button variant={asked ? 'secondary' : 'primary'} busy={busy} onClick={() => change(!asked)}>
            {asked ? 'Do not tell me' : 'Tell me when there is room'}
          </Button>
        </>
      }
    >
      So that nobody drowns in requests, everybody gets only as many as they can answer.
    </Refusal>
  );
}
