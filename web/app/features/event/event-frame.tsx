import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';

/** What stands around the form of an event. */
export function EventFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <Link
          to={paths.admin.events}
          className="inline-flex items-center gap-1 rounded-control py-2 font-medium text-primary"
        >
          <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" /> All events
        </Link>
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
      </div>
      <Card className="p-5 sm:p-7">{children}</Card>
    </div>
  );
}
