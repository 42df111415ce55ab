import type { Visitor } from '@ampersand/contract/logs';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../../page/area.ts';
import type { Attempt } from '../../../page/attempt.ts';
import { shortDayOf } from '../../../page/dates.ts';
import { PartError } from '../../../page/part-error.tsx';
import { useZone } from '../../../page/zone.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProfileSection } from '../section.tsx';

const FEW = 5;

interface VisitsData {
  count: number;
  hidden: boolean;
  visitors: Visitor[];
}

export type LoadedVisits = Attempt<VisitsData>;

interface VisitsProps {
  visits: LoadedVisits;
  paths: Area['paths'];
}

/** How often one was looked at, and by whom. */
export function Visits({ visits, paths }: VisitsProps) {
  return (
    <ProfileSection title="Profile visits">
      {visits.ok ? (
        <VisitList {...visits.value} paths={paths} />
      ) : (
        <PartError title="Your visits did not load" error={visits.error} />
      )}
    </ProfileSection>
  );
}

function VisitList({ count, hidden, visitors, paths }: VisitsData & Pick<VisitsProps, 'paths'>) {
  const [all, setAll] = useState(false);
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
  const zone = useZone();
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
          {shortDayOf(visitedAt, zone)}
        </time>
      </Link>
    </li>
  );
}
