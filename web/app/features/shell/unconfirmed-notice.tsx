import { Mail } from 'lucide-react';
import { Link, useLocation } from 'react-router';

/** Says on every page but the account's, which says more, that the address is not confirmed yet. */
export function UnconfirmedNotice({ email, account }: { email: string | null; account: string }) {
  const { pathname } = useLocation();
  if (!email || pathname === account) return null;
  return (
    <p className="order-last flex basis-full items-start gap-2.5 rounded-control bg-sunken px-3.5 py-2 text-sm">
      <Mail className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        We sent a link to <bdi>{email}</bdi> to confirm it. Wrong address, or nothing came?{' '}
        <Link to={account} className="text-link">
          Change it or send again
        </Link>
      </span>
    </p>
  );
}
