import type { Waiting as Waits } from '@ampersand/contract/desk';
import type { OwnUser } from '@ampersand/contract/users';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import type { Attempt } from '../../page/attempt.ts';
import { PartError } from '../../page/part-error.tsx';
import type { You } from '../../page/you.ts';
import { Card } from '../../ui/card.tsx';
import { ListNotices } from '../matchings/list-notices.tsx';
import { MatchCards } from '../matchings/match-cards.tsx';
import type { Match, MatchList } from '../matchings/match-list.ts';
import { NoMatches } from '../matchings/no-matches.tsx';
import { PhotoAsk } from '../profile/photo-ask.tsx';
import { Insights } from './insights.tsx';
import { Newcomers } from './newcomers.tsx';
import { Tiles } from './tiles.tsx';
import { Waiting } from './waiting.tsx';

interface DashboardData {
  you: You;
  /** The member, where they are still asked for a photo. */
  askedForPhoto: OwnUser | undefined;
  waiting: Attempt<Waits>;
  visits: Attempt<number>;
  /** Whom the member is to meet today; undefined on days without. */
  pick: Attempt<Match | undefined>;
  /** Who has joined this week and fits. */
  newcomers: Match[];
  list: Attempt<MatchList>;
}

interface DashboardPageProps extends DashboardData {
  tile: { title: string; text: string };
}

export function DashboardPage(props: DashboardPageProps) {
  const { you, askedForPhoto, waiting, visits, pick, newcomers, list, tile } = props;
  const { paths } = areaOf(you);
  const guesses = list.ok && list.value.guesses;
  const matches: Attempt<number> = list.ok ? { ok: true, value: list.value.total } : list;
  return (
    <div className="flex flex-col gap-7 sm:gap-10">
      <h1 className="sr-only">Dashboard</h1>
      {/* Somebody to meet is on the first screen, however much waits. */}
      <div className="flex flex-col gap-7 empty:hidden sm:gap-10 xl:flex-row xl:items-start xl:gap-6">
        {waiting.ok && <Waiting waiting={waiting.value} paths={paths} />}
        {pick.ok && pick.value && list.ok && <Pick you={you} match={pick.value} list={list.value} />}
      </div>
      <section aria-labelledby="top-title">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div>
            <h2 id="top-title" className="text-2xl">
              {guesses ? 'First guesses' : 'Your best matches'}
            </h2>
            {list.ok && list.value.items[0]?.group === 'STRONG' && (
              <p className="text-muted">
                Strong matches first; those you have already invited or talk with come last among them.
              </p>
            )}
          </div>
          {list.ok && list.value.total > 0 && (
            <Link to={paths.matches} className="text-link inline-flex items-center gap-1.5 py-1 font-medium">
              {guesses ? 'See all of them' : 'See all matches'}
              <ArrowRight className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          )}
        </div>
        {list.ok ? (
          <TopMatches
            you={you}
            askedForPhoto={askedForPhoto}
            list={list.value}
            preferencesPath={paths.preferance}
          />
        ) : (
          <Card>
            <PartError title="Your matches did not load" error={list.error} />
          </Card>
        )}
      </section>
      {newcomers.length > 0 && <Newcomers people={newcomers} paths={paths} />}
      <Insights visits={visits} matches={matches} guesses={guesses} />
      <Tiles {...tile} to={paths.preferance} />
    </div>
  );
}

/** One person a day, who sees the member as theirs. */
function Pick({ you, match, list }: { you: You; match: Match; list: MatchList }) {
  return (
    <section aria-labelledby="pick-title" className="xl:max-w-2xl xl:flex-3">
      <h2 id="pick-title" className="text-2xl">
        Somebody to meet today
      </h2>
      <p className="mb-3 text-muted">One person a day, who sees you here too.</p>
      <MatchCards you={you} items={[match]} ties={list.ties} unranked className="grid" />
    </section>
  );
}

interface TopMatchesProps extends Pick<DashboardData, 'you' | 'askedForPhoto'> {
  list: MatchList;
  preferencesPath: string;
}

function TopMatches({ you, askedForPhoto, list, preferencesPath }: TopMatchesProps) {
  if (list.items.length === 0) return <NoMatches preferencesPath={preferencesPath} />;
  return (
    <div className="flex flex-col gap-5">
      <ListNotices list={list} preferencesPath={preferencesPath} brief />
      <MatchCards you={you} items={list.items} ties={list.ties} className="grid gap-5 xl:grid-cols-3" />
      {askedForPhoto && <PhotoAsk you={askedForPhoto} />}
    </div>
  );
}
