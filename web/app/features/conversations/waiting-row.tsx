import { CircleAlert, Clock } from 'lucide-react';
import { CopyButton } from '../../page/copy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { Attached } from './attached.tsx';
import { MessageText } from './message-text.tsx';
import type { Outbox, Waiting } from './outbox.ts';
import { Quote } from './quote.tsx';

interface WaitingRowProps {
  waiting: Waiting;
  outbox: Outbox;
  /** The two can write to each other, as far as this window knows. */
  isOpen: boolean;
}

/** A message that is on its way, or that the server did not take. */
export function WaitingRow({ waiting, outbox, isOpen }: WaitingRowProps) {
  const { text, quoted, attachment, refusal, idempotencyKey } = waiting;
  const online = useOnline();
  return (
    <div className="flex flex-col items-end pt-1">
      <div className="bubble bg-primary-soft opacity-80">
        {quoted && <Quote quoted={quoted} />}
        {attachment && <Attached attachment={attachment} />}
        {text && <MessageText text={text} />}
      </div>
      {refusal === undefined ? (
        <p className="mt-0.5 flex items-center gap-1 text-sm text-muted">
          <Clock className="size-3.5" aria-hidden="true" />
          {online ? 'Sending...' : 'Waiting for the network'}
        </p>
      ) : (
        <div role="alert" className="mt-1 flex max-w-full flex-wrap items-center justify-end gap-x-2 text-sm">
          <p className="flex items-center gap-1.5 text-danger">
            <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
            Not sent. {refusal}
          </p>
          {isOpen && (
            <Button variant="quiet" size="sm" onClick={() => outbox.retry(waiting)}>
              Try again
            </Button>
          )}
          {text && <CopyButton what="message" text={text} />}
          <Button variant="quiet" size="sm" onClick={() => outbox.remove(idempotencyKey)}>
            Delete
          </Button>
        </div>
      )}
    </div>
  );
}
