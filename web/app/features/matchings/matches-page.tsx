import type { Failure } from '@ampersand/contract/errors';
import type { OwnUser } from '@ampersand/contract/users';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import type { Attempt } from '../../page/attempt.ts';
import { MoreButton } from '../../page/more-button.tsx';
import { PartError } from '../../page/part-error.tsx';
import { SidePanel } from '../../page/side-panel.tsx';
import type { You } from '../../page/you.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PhotoAsk } from '../profile/photo-ask.tsx';
import { Beside, type Came } from './beside.tsx';
import { type Asked, addressOf, NOTHING_ASKED, partsIn, withPart } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListKeys } from './list-keys.tsx';
import { ListNotices } from './list-notices.tsx';
import { MatchCards, useChosen } from './match-cards.tsx';
import type { MatchList } from './match-list.ts';
import { MatchTabs } from './match-tabs.tsx';
import { NoMatches } from './no-matches.tsx';
import { usePane } from './pane.ts';

interface MatchesPageProps {
  you: You;
  /** The member, where they are still asked for a photo. */
  askedForPhoto: OwnUser | undefined;
  list: Attempt<MatchList>;
  asked: Asked;
  /** Somebody whom the address names, to stand beside the list. */
  came: Came | undefined;
  intro: string;
  side: ReactNode;
}

/** The whole list, best first, and what stands beside it. */
export function MatchesPage(props: MatchesPageProps) {
  const { you, askedForPhoto, list, asked, came, intro, side } = props;
  const pane = usePane();
  const chosen = useChosen();
  const isBeside = pane.id !== undefined;
  return (
    <>
      <h1 className="text-3xl">Matches</h1>
      <p className="mt-1 max-w-2xl text-lg text-muted max-sm:sr-only">{intro}</p>
      <MatchTabs you={you} />
      <div
        className={clsx(
          'mt-4 grid grid-cols-1 items-start gap-6 sm:mt-6',
          isBeside ? 'xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]' : '2xl:grid-cols-[minmax(0,1fr)_21rem]',
        )}
      >
        <section
          aria-labelledby="list-title"
          className={clsx('flex min-w-0 flex-col gap-3 sm:gap-5', isBeside && 'max-xl:hidden')}
        >
          <ListTitle guesses={list.ok && list.value.guesses} />
          <FilterBar you={you} asked={asked} />
          {list.ok ? (
            <LoadedList
              you={you}
              askedForPhoto={askedForPhoto}
              list={list.value}
              asked={asked}
              pane={pane}
              chosen={chosen}
            />
          ) : (
            <Card>
              {partsIn(list.error.errors).length > 0 ? (
                <WrongFilter asked={asked} error={list.error} allPath={areaOf(you).paths.matches} />
              ) : (
                <PartError title="Your matches did not load" error={list.error} />
              )}
            </Card>
          )}
        </section>
        <Beside you={you} list={list} pane={pane} came={came} chosen={chosen} />
        {!isBeside && <SidePanel from="2xl">{side}</SidePanel>}
      </div>
    </>
  );
}

/** Nothing is called a match that is none. */
function ListTitle({ guesses }: { guesses: boolean }) {
  if (!guesses) {
    return (
      <h2 id="list-title" className="sr-only">
        Your matches
      </h2>
    );
  }
  return (
    <div>
      <h2 id="list-title" className="text-2xl">
        First guesses
      </h2>
      <p className="text-muted max-sm:sr-only">
        You have answered fewer than three questions so far, too few to call these matches.
      </p>
    </div>
  );
}

interface LoadedListProps extends Pick<MatchesPageProps, 'you' | 'askedForPhoto'> {
  list: MatchList;
  asked: Asked;
  pane: ReturnType<typeof usePane>;
  chosen: ReturnType<typeof useChosen>;
}

function LoadedList({ you, askedForPhoto, list, asked, pane, chosen }: LoadedListProps) {
  const { paths } = areaOf(you);
  const [focusAt, setFocusAt] = useState<number>();
  const shown = list.items.length;
  const byFit = !asked.q && (asked.sort ?? 'FIT') === 'FIT';

  const isSearch = list.fitting !== undefined;
  return (
    <>
      {/* One place whoever is found: what another search has found is read out. */}
      <div
        className={shown === 0 ? 'sr-only' : 'flex min-h-9 flex-wrap items-center justify-between gap-x-4'}
      >
        <p role="status" className="text-muted">
          {shown > 0 ? countWords(list, asked) : isSearch && nobodyWords(asked)}
        </p>
        {shown > 0 && <ListKeys />}
      </div>
      {shown === 0 && !isSearch && <NoMatches preferencesPath={paths.preferance} />}
      {shown === 0 && isSearch && <NobodyFound asked={asked} allPath={paths.matches} />}
      {shown > 0 && (
        <>
          {!isSearch && <ListNotices list={list} preferencesPath={paths.preferance} />}
          <MatchCards
            you={you}
            items={list.items}
            ties={list.ties}
            focusAt={focusAt}
            grouped={byFit && !list.guesses}
            unranked={isSearch}
            chosen={chosen}
            pane={pane}
            className={clsx('grid gap-5', pane.id === undefined && 'lg:grid-cols-2')}
          />
          {askedForPhoto && <PhotoAsk you={askedForPhoto} />}
          {list.more && <MoreButton shown={shown} onMore={() => setFocusAt(shown)} />}
        </>
      )}
    </>
  );
}

const firsts = { FIT: 'best', NEW: 'newest', NEAR: 'nearest' } as const;

function countWords({ items, more, total, fitting = total }: MatchList, { q, sort = 'FIT' }: Asked): string {
  const all = fitting === 1 ? '1 person' : `${fitting} people`;
  const first = q ? 'first' : firsts[sort];
  const reach = more || fitting > total ? `The ${first} ${more ? items.length : total} of ${all}` : all;
  if (q) return `${reach} for “${q}”`;
  return reach === all ? `${all}, ${first} first` : reach;
}

/** The filter above, or the order, asks for what cannot be looked for. */
function WrongFilter({ asked, error, allPath }: { asked: Asked; error: Failure; allPath: string }) {
  const rest = partsIn(error.errors).reduce((filter, part) => withPart(filter, part, ''), asked.filter);
  const sort = asked.sort === 'NEAR' ? undefined : asked.sort;
  return (
    <EmptyState
      heading="h3"
      title="Please change the filter"
      action={
        <Link
          to={allPath + addressOf({ ...asked, filter: rest, sort })}
          className={buttonClass({ variant: 'primary' })}
        >
          Show people without it
        </Link>
      }
    >
      {error.errors?.map(({ path, message }) => (
        <p key={path}>{message}.</p>
      ))}
    </EmptyState>
  );
}

const nobodyWords = ({ q }: Asked) => (q ? `Nobody found for “${q}”` : 'Nobody fits all of this');

function NobodyFound({ asked, allPath }: { asked: Asked; allPath: string }) {
  const { q, filter } = asked;
  const narrowed = q !== undefined && Object.keys(filter).length > 0;
  return (
    <Card>
      <EmptyState
        heading="h3"
        title={nobodyWords(asked)}
        action={
          <Link
            to={narrowed ? allPath + addressOf({ ...NOTHING_ASKED, q }) : allPath}
            className={buttonClass({ variant: 'primary' })}
          >
            {narrowed ? 'Search without filters' : 'Show everybody'}
          </Link>
        }
      >
        {narrowed
          ? 'At least not among those who fit your filters.'
          : q
            ? 'Try other words, or fewer: a search looks at what people have written about themselves.'
            : 'Remove a filter above, or widen it. People who have not answered are left out too.'}
      </EmptyState>
    </Card>
  );
}
