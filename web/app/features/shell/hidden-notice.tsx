import { EyeOff } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { clockIn } from '../../page/clock.ts';
import { useZone } from '../../page/zone.ts';

export interface Hidden {
  paused: boolean;
  deletedOn: string | null;
}

/** Says on every page but the account's, which says more, that nobody sees one's profile. */
export function HiddenNotice({ paused, deletedOn, account }: Hidden & { account: string }) {
  const zone = useZone();
  const { pathname } = useLocation();
  if (!(paused || deletedOn) || pathname === account) return null;
  const due = deletedOn && clockIn(zone, deletedOn);
  return (
    <p className="order-last flex basis-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-soft px-4 py-2.5">
      <EyeOff className="size-5 shrink-0 text-accent" aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-48">
        {due
          ? `Your account will be deleted on ${due.day} ${due.month}.`
          : 'Your profile is paused: nobody sees it.'}
      </span>
      <Link to={account} className="text-link">
        Account page
      </Link>
    </p>
  );
}
