import type { OwnUser } from '@ampersand/contract/users';
import { BadgeAlert, BadgeCheck, Eye, Mail, MapPin, Pencil, Phone, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../../page/area.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IdentityBadge } from '../identity-badge.tsx';
import { OwnLinks } from '../own-links.tsx';
import type { Edits } from './edits.ts';
import { PhotoChanger } from './photo-changer.tsx';

interface OwnHeaderProps {
  user: OwnUser;
  percent: number;
  edits: Edits;
  area: Area;
  onEdit: () => void;
}

/** Who one is, how complete that is, and the ways on. */
export function OwnHeader({ user, percent, edits, area: { paths }, onEdit }: OwnHeaderProps) {
  const { fullName, email, phone, contactVisibility, profile } = user;
  return (
    <Card as="section" aria-label="You" className="p-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <PhotoChanger user={user} percent={percent} edits={edits} />
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap gap-2">
            <Verified isVerified={profile.isVerified} account={paths.account} />
            {profile.identityReviewed && <IdentityBadge />}
          </div>
          <h1 className="mt-2 text-3xl">
            <bdi>{fullName}</bdi>
          </h1>
          {profile.firstLine && (
            <p dir="auto" className="wrap-anywhere mt-2 text-start font-display text-xl italic">
              {profile.firstLine}
            </p>
          )}
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            <Detail icon={Mail} label="Email">
              {email}
            </Detail>
            <Detail icon={Phone} label="Phone">
              {phone || 'Not provided'}
            </Detail>
            <Detail icon={MapPin} label="Location">
              {profile.location || 'Not provided'}
            </Detail>
          </dl>
          <OwnLinks profile={profile} />
          <p className="mt-2 text-sm text-muted">
            {contactVisibility === 'MEMBERS'
              ? 'Your email and phone stay hidden until somebody presses Connect.'
              : 'Only people you are connected with see your email and phone.'}
          </p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5 max-sm:*:w-full">
        <Button variant="primary" onClick={onEdit}>
          <Pencil className="size-4.5" aria-hidden="true" /> Edit Profile
        </Button>
        <Link to={paths.detailPage(user.id)} className={buttonClass()}>
          <Eye className="size-5" aria-hidden="true" /> See what others see
        </Link>
        <Link to={paths.account} className={buttonClass()}>
          <Settings className="size-5" aria-hidden="true" /> Your account
        </Link>
      </div>
    </Card>
  );
}

function Verified({ isVerified, account }: { isVerified: boolean; account: string }) {
  return isVerified ? (
    <Badge tone="ok">
      <BadgeCheck aria-hidden="true" /> Verified
    </Badge>
  ) : (
    <Link to={account} className="rounded-full">
      <Badge tone="accent">
        <BadgeAlert aria-hidden="true" /> <span className="underline underline-offset-2">Not Verified</span>
      </Badge>
    </Link>
  );
}

function Detail({ icon: Icon, label, children }: { icon: typeof Mail; label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <dt>
        <Icon className="mt-1 size-4.5 text-muted" aria-hidden="true" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 break-words">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
