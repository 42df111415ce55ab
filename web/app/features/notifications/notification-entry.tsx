import type { Notification } from '@ampersand/contract/notifications';
import { clsx } from 'clsx';
import {
  AlarmClock,
  CalendarCheck,
  DoorOpen,
  Eye,
  Handshake,
  Hourglass,
  type LucideIcon,
  MessagesSquare,
  Scale,
  Sparkles,
  UserRoundCheck,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agoOf } from '../../page/ages.ts';
import { useZone } from '../../page/zone.ts';

const icons: Record<Notification['kind'], LucideIcon> = {
  PROFILE_VIEWED: Eye,
  CONTACT_REVEALED: Handshake,
  STRONG_MATCH: Sparkles,
  SYSTEM: UserRoundCheck,
  REQUEST_RECEIVED: UserRoundPlus,
  INVITATION_ACCEPTED: Handshake,
  INVITATION_DECLINED: UserRoundX,
  INVITATION_EXPIRED: Hourglass,
  ROOM_AGAIN: DoorOpen,
  QUIET_ASKED: MessagesSquare,
  MET_ASKED: CalendarCheck,
  TOGETHER: Scale,
  REMINDER_DUE: AlarmClock,
};

interface EntryProps {
  notification: Notification;
  /** It was opened, or there was nothing more to open. */
  onRead: () => void;
  onFollow: () => void;
}

/** One thing that happened: a link to it where there is one, else something to mark as read. */
export function NotificationEntry({ notification, onRead, onFollow }: EntryProps) {
  const { link, readAt } = notification;
  const content = <Content notification={notification} />;
  const look = clsx(row, readAt === null && 'bg-primary-soft/60');
  if (link) {
    const follow = () => {
      if (readAt === null) onRead();
      onFollow();
    };
    return (
      <Link to={link} onClick={follow} className={clsx(look, 'hover:bg-sunken')}>
        {content}
      </Link>
    );
  }
  if (readAt !== null) return <div className={look}>{content}</div>;
  return (
    <button type="button" onClick={onRead} className={clsx(look, 'text-start hover:bg-sunken')}>
      {content}
      <span className="sr-only">Mark as read</span>
    </button>
  );
}

const row = 'flex w-full gap-3 rounded-control px-3 py-3 focus-visible:-outline-offset-2';

function Content({ notification: { kind, title, text, createdAt, readAt } }: { notification: Notification }) {
  const Icon = icons[kind];
  const zone = useZone();
  return (
    <>
      <Icon className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <Line className={readAt === null ? 'font-semibold' : undefined}>
          {readAt === null && <span className="sr-only">Unread: </span>}
          {title}
        </Line>
        <Line className="text-sm text-muted">{text}</Line>
        <Line className="mt-1 text-sm text-muted">
          <time dateTime={createdAt} className="inline-block first-letter:uppercase">
            {agoOf(createdAt, new Date().toISOString(), zone)}
          </time>
        </Line>
      </span>
      {readAt === null && (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-primary" aria-hidden="true" />
      )}
    </>
  );
}

/** A paragraph that may stand in a button. */
function Line({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={clsx('block break-words', className)}>{children}</span>;
}
