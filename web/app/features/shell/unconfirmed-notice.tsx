import { Mail } from 'lucide-react';
import { Link, useLocation } from 'react-router';

/** What waits to be confirmed: the own address, or another one that is to take its place. */
export interface Unconfirmed {
  email: string;
  newEmail: string | null;
}

interface UnconfirmedNoticeProps {
  unconfirmed: Unconfirmed | null;
  account: string;
}

/** Says on every page but the account's, which says more, which address is not confirmed yet. */
export function UnconfirmedNotice({ unconfirmed, account }: UnconfirmedNoticeProps) {
  const { pathname } = useLocation();
  if (!unconfirmed || pathname === account) return null;
  const { email, newEmail } = unconfirmed;
  return (
    <p className="order-last flex basis-full items-start gap-2.5 rounded-control bg-sunken px-3.5 py-2 text-sm">
      <Mail className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {newEmail ? (
          <>
            We sent a link to <bdi>{newEmail}</bdi>: follow it, and that address takes the place of{' '}
            <bdi>{email}</bdi>.
          </>
        ) : (
          <>
            We sent a link to <bdi>{email}</bdi> to confirm it.
          </>
        )}{' '}
        Wrong address, or nothing came?{' '}
        <Link to={account} className="text-link">
          Change it or send again
        </Link>
      </span>
    </p>
  );
}
