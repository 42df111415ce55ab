import type { Invitation } from '@ampersand/contract/invitations';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../page/area.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IdentityBadge } from '../profile/identity-badge.tsx';

interface PersonLineProps {
  person: Invitation['person'];
  paths: Area['paths'];
  titleId: string;
  /** At the far end: a state. */
  aside?: ReactNode;
  /** Below name and headline. */
  children?: ReactNode;
}

/** Who it is about, with the way to their profile. */
export function PersonLine({ person, paths, titleId, aside, children }: PersonLineProps) {
  const { id, fullName, profileUrl, headline, identityReviewed } = person;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Avatar name={fullName} src={profileUrl} />
      <div className="min-w-0 flex-1 basis-48">
        <h3 id={titleId} className="text-lg leading-snug">
          <Link
            to={paths.detailPage(id)}
            className="wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi>{fullName}</bdi>
          </Link>
        </h3>
        {headline && (
          <p className="wrap-anywhere text-muted">
            <bdi>{headline}</bdi>
          </p>
        )}
        {identityReviewed && (
          <p className="my-1.5">
            <IdentityBadge />
          </p>
        )}
        {children && <div className="text-sm text-muted">{children}</div>}
      </div>
      {aside}
    </div>
  );
}
