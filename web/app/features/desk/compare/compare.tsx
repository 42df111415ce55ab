import { brand } from '@ampersand/contract/brand';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { areaOf } from '../../../page/area.ts';
import { PageError } from '../../../page/page-error.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Route } from './+types/compare';
import { CompareTable } from './compare-table.tsx';
import { loadCompare } from './load-compare.server.ts';
import { seenOf } from './people.ts';
import { ScoreCard } from './score-card.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Side by side | ${brand.name}` }];

export const loader = loadCompare;

/** Two or three people side by side: how each fits the reader, and what the reader thinks of them. */
export default function Compare({ loaderData: { you, compared } }: Route.ComponentProps) {
  const { paths } = areaOf(you);
  const people = seenOf(compared.people);
  const hidden = compared.people.length - people.length;
  return (
    <>
      <Link
        to={paths.board}
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 font-medium text-primary hover:underline"
      >
        <ArrowLeft className="size-4.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
        To your board
      </Link>
      <h1 className="mt-1 text-3xl">Side by side</h1>
      <p className="mt-1 max-w-2xl text-lg text-muted max-sm:text-base">
        How each of them fits you, and what you think of them. Only you see this page.
      </p>
      <div className="mt-6 flex flex-col gap-8">
        <Alert tone="note">
          {hidden > 0 &&
            `${hidden === 1 ? 'One of them' : `${hidden} of them`} can no longer be seen here: who pauses, leaves or is blocked cannot be compared.`}
        </Alert>
        {people.length > 0 ? (
          <>
            <CompareTable people={people} paths={paths} />
            <ScoreCard people={people} loaded={compared} />
          </>
        ) : (
          <Card>
            <EmptyState
              title="Nobody to compare"
              action={
                <>
                  <Link to={paths.board} className={buttonClass({ variant: 'primary' })}>
                    Open your board
                  </Link>
                  <Link to={paths.saved} className={buttonClass()}>
                    See whom you saved
                  </Link>
                </>
              }
            >
              Tick two or three people on your board, or among those you have saved.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
