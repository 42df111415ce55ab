import { Mail } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../page/area.ts';
import { useFailure } from '../../page/session-end.ts';
import { useStream } from '../../page/use-stream.ts';
import { Count } from '../../ui/count.tsx';
import { outboxOf } from './outbox.ts';
import { useUnreadCount } from './use-unread-count.ts';

interface MessagesLinkProps {
  userId: string;
  area: Area;
  /** Conversations with something unread, where the server could say. */
  unread: number | undefined;
}

/** The header's way to the messages, with how many conversations have something unread. */
export function MessagesLink({ userId, area, unread: loaded }: MessagesLinkProps) {
  const unread = useUnreadCount(userId, loaded) ?? 0;
  useSending(userId);
  return (
    <Link
      to={area.paths.messages}
      aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control transition-colors hover:bg-sunken"
    >
      <span className="relative">
        <Mail className="size-5.5" aria-hidden="true" />
        {unread > 0 && <Count>{unread}</Count>}
      </span>
    </Link>
  );
}

/** What was written and is not sent yet goes from whatever page one is on. */
function useSending(userId: string) {
  const { send, subscribe, onEnded } = outboxOf(userId);
  const endVisit = useEffectEvent(useFailure());
  useStream(userId, ({ kind }) => {
    if (kind === 'opened') send();
  });
  // The stream may still stand and say nothing.
  useEffect(() => onEnded((failure) => endVisit(failure)), [onEnded]);
  // The storage is outside React.
  useEffect(() => {
    send();
    return subscribe(send);
  }, [send, subscribe]);
}
