import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MatchList } from './match-list.ts';

/** What one must know to read the list right: no preferences yet, or must-haves that were relaxed. */
export function ListNotices({ list, preferencesPath }: { list: MatchList; preferencesPath: string }) {
  if (list.basis === 'PROFILE') {
    return (
      <Notice title="These matches are based on your profile alone">
        <p>
          You have not saved any preferences yet. They add skills, hours, equity, place and working style to
          every comparison.
        </p>
        <Link to={preferencesPath} className="text-link inline-block py-1 font-medium">
          Set your preferences
        </Link>
      </Notice>
    );
  }
  if (list.relaxed.length === 0) return null;
  return (
    <Notice title="We looked beyond your must-haves">
      {list.relaxed.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Link to={preferencesPath} className="text-link inline-block py-1 font-medium">
        Change your must-haves
      </Link>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card bg-accent-soft p-4 sm:p-5">
      <Info className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
