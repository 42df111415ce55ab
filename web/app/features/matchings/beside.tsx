import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Attempt } from '../../page/attempt.ts';
import type { You } from '../../page/you.ts';
import { AmpLoader } from '../../ui/amp-loader.tsx';
import type { useChosen } from './match-cards.tsx';
import type { MatchList } from './match-list.ts';
import { loadPane, type usePane } from './pane.ts';
import type { LoadedPerson } from './person/person-view.tsx';

/** Somebody who came with the page, as its address names them. */
export interface Came {
  id: string;
  loaded: Attempt<LoadedPerson>;
}

interface BesideProps {
  you: You;
  list: Attempt<MatchList>;
  pane: ReturnType<typeof usePane>;
  came: Came | undefined;
  chosen: ReturnType<typeof useChosen>;
}

const PersonPane = lazy(async () => ({ default: await loadPane() }));

/** Who is open beside the list; on narrow windows in its place. */
export function Beside({ you, list, pane: { id, close, closed }, came, chosen }: BesideProps) {
  useKeptPlace(id);
  if (id === undefined) return null;
  return (
    <div className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto xl:rounded-card">
      <Suspense fallback={<Waiting />}>
        <PersonPane
          key={id}
          you={you}
          id={id}
          loaded={came?.id === id ? came.loaded : undefined}
          tie={list.ok ? list.value.ties[id] : undefined}
          isListed={list.ok && list.value.items.some((match) => match.id === id)}
          closed={closed}
          onClose={close}
          onSaved={(isSaved) => chosen.save(id, isSaved)}
          onPassed={() => {
            chosen.pass(id);
            close();
          }}
        />
      </Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex min-h-80 items-center justify-center">
      <AmpLoader />
      <span className="sr-only">Loading the profile</span>
    </div>
  );
}

/** The list has other columns beside somebody: the card of whoever is opened stays in sight, and takes the focus when they are closed. */
function useKeptPlace(id: string | undefined): void {
  const last = useRef(id);
  // Where a card stands is known once the page is laid out.
  useEffect(() => {
    if (id === last.current) return;
    const card = document.querySelector<HTMLElement>(
      `[data-person="${CSS.escape(id ?? last.current ?? '')}"]`,
    );
    last.current = id;
    if (id === undefined) card?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // Closed, the list is scrolled to where it was: that comes first.
    if (card && (id !== undefined || !isInSight(card))) card.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
