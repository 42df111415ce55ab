import { brand } from '@ampersand/contract/brand';
import type { DeskCard, DeskColumn } from '@ampersand/contract/desk';
import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import type { You } from '../../page/you.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.ts';
import { CompareBar, useTicks } from '../choices/ticks.tsx';
import { ChoicesFrame } from '../matchings/choices-frame.tsx';
import type { Route } from './+types/board';
import { cardId, columnIn, isClosedShown, unlessOnlyColumn, withClosed } from './addresses.ts';
import { Column, columnId } from './column.tsx';
import { ColumnLinks } from './column-links.tsx';
import { loadBoard } from './load-board.server.ts';
import { useCards } from './use-cards.ts';
import { columnNames, columns, MOST_PEOPLE } from './words.ts';

export const shouldRevalidate = unlessOnlyColumn;

export const meta: Route.MetaFunction = () => [{ title: `Board | ${brand.name}` }];

export const loader = loadBoard;

/** Everybody a member deals with, in columns from saved to decided. */
export default function Board({ loaderData: { you, desk, now } }: Route.ComponentProps) {
  return (
    <ChoicesFrame
      you={you}
      wide
      title="Your board"
      intro="Everyone you are in touch with, and how far you have come. Cards move as things happen, and you can move them yourself. Only you see this."
    >
      {desk.ok ? (
        <Columns you={you} desk={desk.value.data} now={now} />
      ) : (
        <Card>
          <PartError title="Your board did not load" error={desk.error} />
        </Card>
      )}
    </ChoicesFrame>
  );
}

interface ColumnsProps {
  you: You;
  desk: { cards: DeskCard[]; closed: number; more: boolean };
  now: string;
}

function Columns({ you, desk, now }: ColumnsProps) {
  const { paths } = areaOf(you);
  const [search] = useSearchParams();
  const withThem = isClosedShown(search);
  const { cards, closed, change } = useCards(desk, withThem);
  const shown = columnNames.filter((name) => withThem || name !== 'CLOSED');
  const inColumn = (name: DeskColumn) => cards.filter(({ column }) => column === name);
  const ticks = useTicks();
  const [goesOn, end] = useGoesOn();
  const asked = columnIn(search);
  const inSight =
    shown.find((name) => name === asked) ?? shown.find((name) => inColumn(name).length > 0) ?? 'SAVED';

  function place(card: DeskCard) {
    const { person, column } = card;
    flushSync(() => change(card));
    // The card stands elsewhere now, or is out of sight: then the focus stays in the column it left.
    const there = document.getElementById(cardId(person.id));
    const next = there?.checkVisibility() ? there : document.getElementById(columnId(inSight));
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    toast.success(`${person.calledName} is in “${columns[column]}” now`);
  }

  if (cards.length === 0 && closed === 0)
    return (
      <Card>
        <EmptyState
          title="Nobody on your board yet"
          heading="h3"
          action={
            <Link to={paths.matches} className={buttonClass({ variant: 'primary' })}>
              See your matches
            </Link>
          }
        >
          Whoever you save, invite or talk to appears here.
        </EmptyState>
      </Card>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <ColumnLinks shown={shown} inSight={inSight} countOf={(name) => inColumn(name).length} />
        {(closed > 0 || withThem) && (
          <Link
            to={withClosed(search, !withThem)}
            replace
            preventScrollReset
            className={buttonClass({ size: 'sm' })}
          >
            {withThem ? 'Hide closed' : `Show closed (${closed})`}
          </Link>
        )}
      </div>
      <div className="relative -mx-1">
        <div className="relative flex gap-3 overflow-x-auto p-1 max-lg:flex-col">
          {shown.map((name) => (
            <Column
              key={name}
              name={name}
              cards={inColumn(name)}
              isInSight={name === inSight}
              you={you}
              now={now}
              ticks={ticks}
              onMoved={place}
              onChanged={change}
            />
          ))}
          <div ref={end} className="-ms-3 w-px shrink-0 max-lg:hidden" />
        </div>
        {goesOn && (
          <div
            data-goes-on=""
            className="pointer-events-none absolute inset-y-0 end-0 w-16 bg-linear-to-l from-paper max-lg:hidden rtl:bg-linear-to-r"
          />
        )}
      </div>
      <CompareBar ticks={ticks} page={paths.compare} />
      {desk.more && (
        <p className="text-muted">These are the {MOST_PEOPLE} people with whom something happened last.</p>
      )}
    </>
  );
}

/** @returns whether what scrolls sideways goes on out of sight, and the `ref` of what stands at its end. */
function useGoesOn(): [boolean, RefCallback<HTMLElement>] {
  const [goesOn, setGoesOn] = useState(false);
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setGoesOn(entries.at(-1)?.isIntersecting === false),
      { root: element.parentElement },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [goesOn, end];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
