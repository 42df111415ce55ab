import type { DeskCard as Entry } from '@ampersand/contract/desk';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import type { You } from '../../page/you.ts';
import { useZone } from '../../page/zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Tick, type Ticks } from '../choices/ticks.tsx';
import { IdentityBadge } from '../profile/identity-badge.tsx';
import { cardId } from './addresses.ts';
import { CardNote } from './card-note.tsx';
import { MoveMenu } from './move-menu.tsx';
import { Reminder } from './reminder.tsx';
import { lastWords } from './words.ts';

interface DeskCardProps {
  you: You;
  card: Entry;
  /** ISO 8601. */
  now: string;
  ticks: Ticks;
  onMoved: (card: Entry) => void;
  onChanged: (card: Entry) => void;
}

/** Somebody on the board. */
export function DeskCard({ you, card, now, ticks, onMoved, onChanged }: DeskCardProps) {
  const { person, last, connectionId } = card;
  const { id, fullName, profileUrl, about, identityReviewed } = person;
  const { paths } = areaOf(you);
  const zone = useZone();
  return (
    <article
      id={cardId(id)}
      aria-labelledby={`${cardId(id)}-name`}
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <div className="flex items-start gap-3">
        <Avatar name={fullName} src={profileUrl} size="sm" />
        <div className="min-w-0 flex-1">
          <h4 id={`${cardId(id)}-name`} className="leading-snug">
            <Link
              to={paths.detailPage(id)}
              className="wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <bdi>{fullName}</bdi>
            </Link>
          </h4>
          {about && (
            <p dir="auto" className="line-clamp-2 text-start text-sm wrap-anywhere">
              {about}
            </p>
          )}
          {identityReviewed && (
            <p className="mt-1.5">
              <IdentityBadge />
            </p>
          )}
        </div>
      </div>
      <p className="text-sm text-muted">
        <time dateTime={last.at}>{lastWords(last, now, zone)}</time>
      </p>
      <CardNote you={you} card={card} onChanged={onChanged} />
      <Reminder card={card} now={now} onChanged={onChanged} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MoveMenu card={card} onMoved={onMoved} />
        {connectionId && (
          <Link
            to={paths.conversation(connectionId)}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            Messages
            <span className="sr-only"> with {fullName}</span>
          </Link>
        )}
        <Tick person={person} ticks={ticks} small />
      </div>
    </article>
  );
}
