import type { Moderated } from '@ampersand/contract/moderation';
import type { ReactNode } from 'react';
import { dayOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IdentityBadge } from '../profile/identity-badge.tsx';
import { roles } from './words.ts';

interface MemberCardProps {
  member: Moderated;
  /** The name, as a heading or a link. */
  name: ReactNode;
  children?: ReactNode;
}

/** Who a member is and how their account stands. */
export function MemberCard({ member, name, children }: MemberCardProps) {
  const zone = useZone();
  const { role, profileUrl, joinedAt, reports, openReports } = member;
  return (
    <div className="flex items-start gap-4">
      <Avatar name={member.fullName} src={profileUrl} size="lg" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {name}
        <State member={member} />
        <p className="text-sm text-muted">
          {roles[role]} since {dayOf(joinedAt, zone)}. {reportsText(reports, openReports)}
        </p>
        {children}
      </div>
    </div>
  );
}

function State({ member }: { member: Moderated }) {
  const { suspended, emailConfirmed, paused, deletedOn, identityReviewed } = member;
  return (
    <p className="flex flex-wrap gap-2">
      {suspended && <Badge tone="danger">Suspended</Badge>}
      {emailConfirmed ? <Badge>Email confirmed</Badge> : <Badge tone="accent">Email not confirmed</Badge>}
      {identityReviewed && <IdentityBadge />}
      {paused && <Badge>Paused</Badge>}
      {deletedOn && <Badge>About to be deleted</Badge>}
    </p>
  );
}

function reportsText(all: number, open: number): string {
  if (all === 0) return 'Nobody has reported them.';
  if (all === 1) return `One report about them, ${open === 0 ? 'closed' : 'still open'}.`;
  return `${all} reports about them, ${open === 0 ? 'none' : open} still open.`;
}
