import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { Conversation } from '@ampersand/contract/connections';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { briefMomentOf } from '../../page/ages.ts';
import type { Area } from '../../page/area.ts';
import { useZone } from '../../page/zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { latestOf } from './order.ts';
import { lastWords } from './words.ts';

interface ConversationLineProps {
  conversation: Conversation;
  /** When the list was asked for. */
  now: string;
  paths: Area['paths'];
  isCurrent: boolean;
}

/** A conversation in the list. */
export function ConversationLine({ conversation, now, paths, isCurrent }: ConversationLineProps) {
  const { id, person, unread, turn } = conversation;
  const at = latestOf(conversation);
  const zone = useZone();
  // Filter and search stay; the place in another conversation does not.
  const { search } = useLocation();
  const kept = withoutPlace(search);
  const name = person?.fullName ?? FORMER_MEMBER;
  const isUnread = unread > 0;
  return (
    <Link
      to={`${paths.conversation(id)}${kept}`}
      data-conversation={id}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex items-center gap-3 rounded-control px-3 py-3 transition-colors focus-visible:-outline-offset-2',
        isCurrent ? 'bg-primary-soft' : 'hover:bg-sunken',
      )}
    >
      <Avatar name={name} src={person?.profileUrl} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className={clsx('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {name}
          </bdi>
          <time dateTime={at} className="shrink-0 text-sm text-muted">
            {briefMomentOf(at, now, zone)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <bdi className={clsx('min-w-0 flex-1 truncate text-sm', isUnread ? 'font-medium' : 'text-muted')}>
            {lastWords(conversation)}
          </bdi>
          {isUnread && (
            <span className="min-w-5 shrink-0 rounded-full bg-accent px-1.5 text-center text-sm leading-5 font-semibold text-on-accent tabular-nums">
              {unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
          {!isUnread && turn === 'YOURS' && (
            <span className="shrink-0 rounded-full bg-accent-soft px-2 text-sm leading-5 text-accent-ink">
              Your turn
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function withoutPlace(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (name !== 'filter' && name !== 'search') params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}
