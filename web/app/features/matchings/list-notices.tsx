import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import type { MatchList, Wanting } from './match-list.ts';

interface ListNoticesProps {
  list: Pick<MatchList, 'guesses' | 'wanting' | 'relaxed'>;
  preferencesPath: string;
  /** The questions are named, and no more said of them. */
  brief?: boolean;
}

/** What one must know to read the list right: too little written for matches, or must-haves that were relaxed. */
export function ListNotices({ list, preferencesPath, brief = false }: ListNoticesProps) {
  const { guesses, wanting, relaxed } = list;
  return (
    <>
      {guesses && (
        <Notice
          title={titles[wanting.length] ?? titles[0]}
          action={
            <Link to={wanting[0]?.to ?? preferencesPath} className={buttonClass({ variant: 'primary' })}>
              {actions[wanting.length] ?? actions[0]}
            </Link>
          }
        >
          {wanting.length > 0 && <Wantings wanting={wanting} brief={brief} />}
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
  'Answer one question to see who really fits',
  'Answer two questions to see who really fits',
  'Answer three questions to see who really fits',
] as const;
const actions = ['Say what you look for', 'Answer it', 'Answer them', 'Answer them'] as const;

/** Why each is asked would, on a phone, push whom the list is about off the first screen. */
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
          {!brief && <p className="text-sm max-sm:hidden">{why}</p>}
        </li>
      ))}
    </ul>
  );
}

interface NoticeProps {
  title: string;
  /** What to do about it. */
  action?: ReactNode;
  children: ReactNode;
}

function Notice({ title, action, children }: NoticeProps) {
  return (
    <div className="flex gap-3 rounded-card bg-accent-soft p-4 sm:p-5">
      <Info
        className={clsx('mt-0.5 size-5 shrink-0 text-accent-ink', action && 'sm:mt-3')}
        aria-hidden="true"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-semibold">{title}</p>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}
