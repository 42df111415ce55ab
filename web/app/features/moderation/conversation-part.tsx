import type { ReplyOf } from '@ampersand/contract/endpoint';
import type { readReported } from '@ampersand/contract/reports';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../api.ts';
import { momentOf } from '../../page/dates.ts';
import { useCall } from '../../page/use-call.ts';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

type Read = ReplyOf<typeof readReported>['data'];
type Message = Read['messages'][number];

/** What a report names, once an administrator asks for it: that they read it is recorded. */
export function ConversationPart({ reportId, name }: { reportId: string; name: string }) {
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const [first] = read?.messages ?? [];

  const load = (before?: number) =>
    run({
      send: () =>
        call('GET /reports/{reportId}/conversation', {
          params: { reportId },
          query: before === undefined ? {} : { before },
        }),
      onDone({ data }) {
        setFailure(undefined);
        setRead((earlier) => ({ ...data, messages: [...data.messages, ...(earlier?.messages ?? [])] }));
      },
      onFailure: ({ message }) => setFailure(message),
    });

  if (!read)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">What people write to each other is theirs. That you read it is recorded.</p>
        <Alert>{failure}</Alert>
        <Button busy={busy} onClick={() => load()}>
          {busy ? 'Loading...' : 'Read what it names'}
        </Button>
      </div>
    );
  return (
    <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-4">
      {read.invitation && <Invitation invitation={read.invitation} />}
      <Alert>{failure}</Alert>
      {first && first.seq > 1 && (
        <Button size="sm" busy={busy} onClick={() => load(first.seq)} className="self-start">
          {busy ? 'Loading...' : 'Earlier messages'}
        </Button>
      )}
      {read.messages.length > 0 && (
        <ol aria-label="Messages" className="flex flex-col gap-3">
          {read.messages.map((message) => (
            <MessageLine
              key={message.id}
              message={message}
              from={message.senderId === read.reportedId ? name : undefined}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

function Invitation({
  invitation: { note, question, answer },
}: {
  invitation: NonNullable<Read['invitation']>;
}) {
  return (
    <div className="rounded-control bg-sunken p-4">
      <p className="text-sm font-semibold">The invitation</p>
      <p dir="auto" className="mt-1 text-start whitespace-pre-line wrap-anywhere">
        {note}
      </p>
      {question && answer && (
        <p dir="auto" className="mt-2 text-start wrap-anywhere">
          <span className="text-muted">{question}</span> {answer}
        </p>
      )}
    </div>
  );
}

/** `from`: the member the report is about; absent: the other one. */
function MessageLine({ message, from }: { message: Message; from: string | undefined }) {
  const zone = useZone();
  const { text, earlierTexts, attachment, named, takenBack, createdAt } = message;
  return (
    <li className={clsx('rounded-control p-3.5 ring-1', named ? 'bg-danger-soft ring-danger' : 'ring-line')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <bdi className="font-semibold text-ink">{from ?? 'The other one'}</bdi>
        {momentOf(createdAt, zone)}
        {named && <Badge tone="danger">Reported</Badge>}
      </p>
      {takenBack ? (
        <p className="mt-1 text-muted italic">Taken back.</p>
      ) : (
        <p dir="auto" className="mt-1 text-start whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {attachment && <p className="mt-1 text-sm text-muted wrap-anywhere">With a file: {attachment.name}</p>}
      {earlierTexts.map((earlier, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was written before stays in its place.
        <p key={number} dir="auto" className="mt-1 text-start text-sm text-muted wrap-anywhere">
          Before a change: {earlier}
        </p>
      ))}
    </li>
  );
}
