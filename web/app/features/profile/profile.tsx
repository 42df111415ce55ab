import { brand } from '@ampersand/contract/brand';
import { Lock, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { requireRole } from '../../session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { areaOf, areas } from '../shell/area.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/profile';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSections } from './profile-sections.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Profile | ${brand.name}` }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { role } = areaOf(new URL(request.url).pathname);
  return { you: await requireRole(role, request) };
}

/** One's own profile as the other side sees it. */
export default function Profile({ loaderData: { you } }: Route.ComponentProps) {
  const { paths } = you.role === 'FOUNDER' ? areas.FOUNDER : areas.APPLICANT;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-display text-2xl font-medium tracking-tight">This is what others see</p>
          <p className="text-muted">Your e-mail and phone stay hidden until somebody presses Connect.</p>
        </div>
        <Link to={paths.preferance} className={buttonClass({ variant: 'secondary' })}>
          Your preferences
        </Link>
      </div>
      <ProfileHeader person={you}>
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-5">
          <Private icon={Mail} label="E-mail" value={you.email} />
          <Private icon={Phone} label="Phone" value={you.phone ?? 'Not provided'} />
        </dl>
      </ProfileHeader>
      <ProfileSections person={you} />
    </div>
  );
}

/** Told to nobody before they connect. */
function Private({ icon: Icon, label, value }: { icon: typeof Mail; label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon className="size-4.5" aria-hidden="true" />
        {label}
        <span className="flex items-center gap-1">
          <Lock className="size-3.5" aria-hidden="true" /> private
        </span>
      </dt>
      <dd className="break-all">{value}</dd>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
