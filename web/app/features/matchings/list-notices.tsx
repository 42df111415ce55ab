import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MatchList, Wanting } from './match-list.ts';

interface ListNoticesProps {
  list: Pick<MatchList, 'guesses' | 'wanting' | 'relaxed'>;
  preferencesPath: string;
  /** The answers that are missing are named, and no more. */
  brief?: boolean;
}

/** What one must know to read the list right: too little written for matches, or must-haves that were relaxed. */
export function ListNotices({ list, preferencesPath, brief = false }: ListNoticesProps) {
  const { guesses, wanting, relaxed } = list;
  return (
    <>
      {guesses && (
        <Notice title={titles[wanting.length] ?? titles[0]}>
          {wanting.length === 0 ? (
            <Link to={preferencesPath} className="text-link inline-block py-1 font-medium">
              Say what you look for
            </Link>
          ) : (
            <Wantings wanting={wanting} brief={brief} />
          )}
        </Notice>
      )}
      {relaxed.length > 0 && (
        <Notice title="We looked beyond your must-haves">
          {relaxed.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Link to={preferencesPath} className="text-link inline-block py-1 font-medium">
            Change your must-haves
          </Link>
        </Notice>
      )}
    </>
  );
}

const titles = [
  'You have told us little so far',
  'One answer that would change this list',
  'Two answers that would change this list',
  'Three answers that would change this list',
] as const;

function Wantings({ wanting, brief }: { wanting: readonly Wanting[]; brief: boolean }) {
  return (
    <ul
      className={clsx(
        'flex flex-wrap gap-x-5 gap-y-1',
        !brief && 'sm:grid sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
      )}
    >
      {wanting.map(({ label, why, to }) => (
        <li key={label}>
          <Link to={to} className="text-link inline-block py-1 font-medium">
            {label}
          </Link>
          {/* On a phone it would push whom the list is about off the first screen. */}
          {!brief && <p className="text-sm max-sm:hidden">{why}</p>}
        </li>
      ))}
    </ul>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card bg-accent-soft p-4 sm:p-5">
      <Info className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
