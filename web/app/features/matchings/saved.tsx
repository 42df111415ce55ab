import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { MoreButton } from '../../page/more-button.tsx';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OwnNote } from '../choices/own-note.tsx';
import { CompareBar, Tick, useTicks } from '../choices/ticks.tsx';
import type { Route } from './+types/saved';
import { ChoicesFrame } from './choices-frame.tsx';
import { loadSaved } from './load-choices.server.ts';
import { MatchCards } from './match-cards.tsx';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Saved | ${brand.name}` }];

export const loader = loadSaved;

/** Whom the member has saved, with notes of their own. */
export default function Saved({ loaderData: { you, list, ties } }: Route.ComponentProps) {
  const { paths } = areaOf(you);
  const ticks = useTicks();
  return (
    <ChoicesFrame
      you={you}
      title="People you have saved"
      intro="People to come back to. Only you see who is here, and what you note about them."
    >
      {!list.ok && (
        <Card>
          <PartError title="This list did not load" error={list.error} />
        </Card>
      )}
      {list.ok && list.value.items.length === 0 && (
        <Card>
          <EmptyState
            title="Nobody saved yet"
            heading="h3"
            action={
              <Link to={paths.matches} className={buttonClass({ variant: 'primary' })}>
                See your matches
              </Link>
            }
          >
            Press the bookmark on anybody you would like to come back to.
          </EmptyState>
        </Card>
      )}
      {list.ok && (
        <MatchCards
          you={you}
          items={list.value.items}
          ties={ties}
          unranked
          className="flex flex-col gap-5"
          below={({ person }) => (
            <>
              <Tick person={person} ticks={ticks} />
              <OwnNote you={you} person={person} note={list.value.notes[person.id] ?? ''} />
            </>
          )}
        />
      )}
      <CompareBar ticks={ticks} page={paths.compare} />
      {list.ok && list.value.more && <MoreButton shown={list.value.items.length} />}
    </ChoicesFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
