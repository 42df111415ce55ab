import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

/** Leads from one of many back to all of them. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1 self-start rounded-control py-2 font-medium text-primary"
    >
      <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" /> {children}
    </Link>
  );
}
