import { CalendarClock, Handshake, Hourglass, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../page/area.ts';
import { shortDayOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import type { Tied } from './ties.ts';

interface TieNoteProps {
  tie: Tied;
  name: string;
  paths: Area['paths'];
  /** Its link takes the focus: there is nothing else to do. */
  autoFocus?: boolean;
  ref?: Ref<HTMLParagraphElement>;
}

/** What stands between two people already, in place of the button that would invite. */
export function TieNote({ tie, name, paths, autoFocus = false, ref }: TieNoteProps) {
  const { icon: Icon, text, to, action } = noteOf(tie, <bdi>{name}</bdi>, paths, useZone());
  return (
    <p ref={ref} tabIndex={-1} className="flex min-w-0 gap-3">
      <Icon className="mt-0.5 size-5.5 shrink-0 text-primary" aria-hidden="true" />
      <span className="min-w-0">
        {text}{' '}
        <Link to={to} className="text-link" autoFocus={autoFocus}>
          {action}
        </Link>
      </span>
    </p>
  );
}

function noteOf(
  { kind, connectionId, declined }: Tied,
  name: ReactNode,
  paths: Area['paths'],
  zone: string | undefined,
): { icon: LucideIcon; text: ReactNode; to: string; action: string } {
  if (kind === 'CONNECTED')
    return {
      icon: Handshake,
      text: <>You and {name} are connected.</>,
      to: connectionId ? paths.conversation(connectionId) : paths.messages,
      action: 'Write to them',
    };
  if (kind === 'RECEIVED')
    return {
      icon: Inbox,
      text: <>{name} has invited you to connect, and is waiting for your answer.</>,
      to: paths.requests,
      action: 'Read the request',
    };
  if (declined)
    return {
      icon: CalendarClock,
      text: (
        <>
          {name} declined your invitation on {shortDayOf(declined.at, zone)}. You can ask again from{' '}
          {shortDayOf(declined.againFrom, zone)}.
        </>
      ),
      to: paths.invitations,
      action: 'Read their answer',
    };
  return {
    icon: Hourglass,
    text: <>You have invited {name}. An invitation stays open for seven days.</>,
    to: paths.invitations,
    action: 'See your invitations',
  };
}
