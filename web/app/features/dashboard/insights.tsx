import { Eye, type LucideIcon, UsersRound } from 'lucide-react';
import type { Attempt } from '../../page/attempt.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface InsightsProps {
  visits: Attempt<number>;
  matches: Attempt<number>;
  /** They are first guesses. */
  guesses: boolean;
}

/** How many looked at the profile, how many people the list holds. */
export function Insights({ visits, matches, guesses }: InsightsProps) {
  return (
    <section aria-labelledby="insights-title">
      <h2 id="insights-title" className="text-2xl">
        Insights
      </h2>
      <dl className="pairs mt-4 gap-4">
        <Figure
          icon={Eye}
          label="Profile Visit"
          value={visits}
          notes={['visit to your profile', 'visits to your profile']}
        />
        <Figure
          icon={UsersRound}
          label={guesses ? 'First guesses' : 'Matches'}
          value={matches}
          notes={['person in your list', 'people in your list']}
        />
      </dl>
    </section>
  );
}

interface FigureProps {
  icon: LucideIcon;
  label: string;
  value: Attempt<number>;
  /** What is counted: for one, and for any other number. */
  notes: [string, string];
}

function Figure({ icon: Icon, label, value, notes }: FigureProps) {
  return (
    <Card className="flex flex-col p-4 sm:p-6">
      <dt className="flex items-center gap-2 font-medium text-muted">
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        {label}
      </dt>
      <dd className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-4xl font-medium tracking-tight tabular-nums">
          {value.ok ? value.value.toLocaleString('en') : <Unknown />}
        </span>
        <span className="text-sm text-muted">
          {value.ok ? notes[value.value === 1 ? 0 : 1] : 'could not be counted right now'}
        </span>
      </dd>
    </Card>
  );
}

function Unknown() {
  return (
    <span aria-hidden="true" className="text-muted">
      –
    </span>
  );
}

export function InsightsSkeleton() {
  return (
    <div>
      <Skeleton className="h-8 w-32" />
      <div className="pairs mt-4 gap-4">
        <Skeleton className="h-30 rounded-card" />
        <Skeleton className="h-30 rounded-card" />
      </div>
    </div>
  );
}
