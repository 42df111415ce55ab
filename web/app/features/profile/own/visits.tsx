import { listVisitors, profileCount, type Visitor } from '@ampersand/contract/logs';
import { Suspense, use, useState, useTransition } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api.ts';
import type { Area } from '../../../page/area.ts';
import { type Attempt, attempt } from '../../../page/attempt.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ProfileSection } from '../section.tsx';

const FEW = 5;
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

interface VisitsData {
  count: number;
  hidden: boolean;
  visitors: Visitor[];
}

export type LoadedVisits = Promise<Attempt<VisitsData>>;

export function loadVisits(userId: string): LoadedVisits {
  const to = { params: { userId } };
  return attempt(
    Promise.all([call(profileCount, to), call(listVisitors, to)]).then(([count, { data }]) => ({
      count: count.data,
      ...data,
    })),
  );
}

interface VisitsProps {
  userId: string;
  loaded: LoadedVisits;
  paths: Area['paths'];
}

/** How often one was looked at, and by whom. */
export function Visits({ userId, loaded, paths }: VisitsProps) {
  const [visits, setVisits] = useState(loaded);
  const [busy, startTransition] = useTransition();
  return (
    <ProfileSection title="Profile visits">
      <Suspense fallback={<Waiting />}>
        <VisitList
          visits={visits}
          paths={paths}
          busy={busy}
          onRetry={() => startTransition(() => setVisits(loadVisits(userId)))}
        />
      </Suspense>
    </ProfileSection>
  );
}

interface VisitListProps {
  visits: LoadedVisits;
  paths: Area['paths'];
  busy: boolean;
  onRetry: () => void;
}

function VisitList({ visits, paths, busy, onRetry }: VisitListProps) {
  const [all, setAll] = useState(false);
  const answer = use(visits);
  if (!answer.ok) {
    return (
      <ErrorState
        heading="h3"
        title="Your visits did not load"
        onRetry={onRetry}
        busy={busy}
        className="py-2!"
      >
        {answer.error.message}
      </ErrorState>
    );
  }
  const { count, hidden, visitors } = answer.value;
  return (
    <>
      <p>
        <span className="font-display text-3xl font-medium tabular-nums">{count}</span>{' '}
        <span className="text-muted">{count === 1 ? 'visit so far' : 'visits so far'}</span>
      </p>
      {hidden ? (
        <p className="mt-2 text-muted">
          You hide your own visits, so you do not see who visits you.{' '}
          <Link to={paths.account} className="text-link">
            Change this
          </Link>
        </p>
      ) : (
        <>
          <h3 className="mt-4 font-sans text-sm font-normal tracking-normal text-muted">
            In the last 30 days
          </h3>
          {visitors.length === 0 && <p className="mt-1">No visitors to show yet.</p>}
          <ul className="mt-2 flex flex-col gap-1">
            {visitors.slice(0, all ? visitors.length : FEW).map((visitor) => (
              <VisitorLine key={visitor.id} visitor={visitor} to={paths.detailPage(visitor.id)} />
            ))}
          </ul>
          {visitors.length > FEW && (
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={all}
              onClick={() => setAll(!all)}
              className="mt-2 -ms-3"
            >
              {all ? 'Show fewer' : `Show all ${visitors.length}`}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function VisitorLine({ visitor, to }: { visitor: Visitor; to: string }) {
  const { fullName, profileUrl, headline, visitedAt } = visitor;
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-sunken"
      >
        <Avatar name={fullName} src={profileUrl} size="sm" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">
            <bdi>{fullName}</bdi>
          </span>
          {headline && (
            <span className="block truncate text-sm text-muted">
              <bdi>{headline}</bdi>
            </span>
          )}
        </span>
        <time dateTime={visitedAt} className="shrink-0 text-sm text-muted">
          {day.format(new Date(visitedAt))}
        </time>
      </Link>
    </li>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading your visits" className="flex flex-col gap-4">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </SkeletonGroup>
  );
}
