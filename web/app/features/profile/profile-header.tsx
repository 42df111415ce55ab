import type { PublicUser } from '@ampersand/contract/users';
import { BadgeCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { IdentityBadge } from './identity-badge.tsx';
import { lastHereText } from './last-here.ts';
import { OwnLinks } from './own-links.tsx';

const roles: Record<PublicUser['role'], string> = {
  FOUNDER: 'Founder',
  APPLICANT: 'Applicant',
  ADMIN: 'Administrator',
};

interface ProfileHeaderProps {
  person: PublicUser;
  heading?: 'h1' | 'h2';
  /** In place of the location: what they say of place and terms. */
  facts?: ReactNode;
  /** They mostly answer within a day. */
  answersSoon?: boolean;
  /** Below: how to get in touch. */
  children?: ReactNode;
}

/** Who this is at a glance. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { person, heading: Name = 'h1', answersSoon, facts, children } = props;
  const { fullName, role, profileUrl, profile } = person;
  const now = profile.experiences[0];
  return (
    <Card className="p-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5">
        <Avatar name={fullName} src={profileUrl} size="xl" alt={profileUrl ? `Photo of ${fullName}` : ''} />
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap gap-2">
            <Badge tone="primary">{roles[role]}</Badge>
            {profile.isVerified && (
              <Badge tone="ok">
                <BadgeCheck aria-hidden="true" /> Verified
              </Badge>
            )}
            {profile.identityReviewed && <IdentityBadge />}
            {person.lastHere && <Badge>{lastHereText(person.lastHere)}</Badge>}
            {answersSoon && <Badge>Usually answers within a day</Badge>}
          </div>
          <Name className="mt-2 text-3xl">
            <bdi>{fullName}</bdi>
          </Name>
          {now && (
            <p className="mt-1 text-lg">
              <bdi>
                {now.role}, {now.company}
              </bdi>
            </p>
          )}
          {profile.firstLine && (
            <p dir="auto" className="wrap-anywhere mt-2 text-start font-display text-xl italic">
              {profile.firstLine}
            </p>
          )}
          {facts ? (
            <div className="mt-3">{facts}</div>
          ) : (
            profile.location && (
              <p className="mt-1 flex gap-1.5 text-muted">
                <MapPin className="mt-1 size-4.5 shrink-0" aria-hidden="true" />
                <bdi className="min-w-0">{profile.location}</bdi>
              </p>
            )
          )}
          <OwnLinks profile={profile} />
        </div>
      </div>
      {children}
    </Card>
  );
}
