import { brand } from '@ampersand/contract/brand';
import { useState } from 'react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { MoreButton } from '../../page/more-button.tsx';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { PassedRow } from '../choices/passed-row.tsx';
import type { Route } from './+types/passed';
import { ChoicesFrame } from './choices-frame.tsx';
import { loadPassed } from './load-choices.server.ts';

export const meta: Route.MetaFunction = () => [{ title: `Passed | ${brand.name}` }];

export const loader = loadPassed;

/** On whom the member has passed, with a way back. */
export default function Passed({ loaderData: { you, list } }: Route.ComponentProps) {
  const [back, setBack] = useState<ReadonlySet<string>>(new Set());
  return (
    <ChoicesFrame
      you={you}
      title="People you have passed on"
      intro="They stay out of your lists until you bring them back. They are not told."
    >
      {!list.ok && (
        <Card>
          <PartError title="This list did not load" error={list.error} />
        </Card>
      )}
      {list.ok && list.value.entries.length === 0 && (
        <Card>
          <EmptyState
            title="You have not passed on anyone"
            heading="h3"
            action={
              <Link to={areaOf(you).paths.matches} className={buttonClass({ variant: 'primary' })}>
                See your matches
              </Link>
            }
          >
            Whoever you pass on in your matches appears here.
          </EmptyState>
        </Card>
      )}
      {list.ok && list.value.entries.length > 0 && (
        <ul className="flex flex-col gap-4">
          {list.value.entries.map(({ person, reason }) => (
            <li key={person.id}>
              {back.has(person.id) ? (
                <p ref={takeFocus} tabIndex={-1} className="rounded-card border border-line p-4 sm:p-5">
                  <bdi className="font-semibold">{person.fullName}</bdi> is back in your lists.
                </p>
              ) : (
                <PassedRow
                  person={person}
                  reason={reason}
                  onUndone={() => setBack((all) => new Set([...all, person.id]))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {list.ok && list.value.more && <MoreButton shown={list.value.entries.length} />}
    </ChoicesFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
