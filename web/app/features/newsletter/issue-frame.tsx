import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** What stands around an issue. */
export function IssueFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <Link
          to={paths.admin.newsletter}
          className="inline-flex items-center gap-1 rounded-control py-2 font-medium text-primary"
        >
          <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" /> All issues
        </Link>
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
      </div>
      {children}
    </div>
  );
}
