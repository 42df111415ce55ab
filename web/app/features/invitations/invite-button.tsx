import { Inbox, MessagesSquare, UserRoundPlus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { areaAt } from '../../page/area.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import type { Tied } from './ties.ts';
import { useTieFocus } from './use-tie-focus.ts';

interface InviteButtonProps {
  /** Whom, for who hears the button without what stands around it. */
  name: string;
  /** What stands between the two already: said instead. */
  tie?: Tied | undefined;
  variant?: 'primary' | 'secondary';
  size?: 'md' | 'lg';
  onInvite: () => void;
}

const states: Record<Exclude<Tied['kind'], 'RECEIVED'>, string> = {
  SENT: 'Invited',
  CONNECTED: 'Connected',
  DECLINED: 'Declined',
};

export function InviteButton(props: InviteButtonProps) {
  const { name, tie, variant = 'secondary', size = 'md', onInvite } = props;
  const { pathname } = useLocation();
  const { paths } = areaAt(pathname);
  const place = useTieFocus(tie);
  if (tie?.connectionId)
    return (
      <Link ref={place} to={paths.conversation(tie.connectionId)} className={buttonClass({ variant, size })}>
        <MessagesSquare className="size-5" aria-hidden="true" />
        Write
        <span className="sr-only"> to {name}</span>
      </Link>
    );
  if (tie?.kind === 'RECEIVED')
    return (
      <Link ref={place} to={paths.requests} className={buttonClass({ variant, size })}>
        <Inbox className="size-5" aria-hidden="true" />
        <span>
          Answer<span className="@max-[33rem]:sr-only"> their request</span>
        </span>
        <span className="sr-only">: {name}</span>
      </Link>
    );
  if (tie)
    return (
      <span ref={place} tabIndex={-1} className="inline-flex min-h-11 items-center">
        <Badge tone="primary">{states[tie.kind]}</Badge>
      </span>
    );
  return (
    <Button variant={variant} size={size} aria-haspopup="dialog" onClick={onInvite}>
      <UserRoundPlus className="size-5" aria-hidden="true" />
      <span>
        Invite<span className="@max-[33rem]:sr-only"> to connect</span>
      </span>
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
