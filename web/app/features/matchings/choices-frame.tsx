import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { You } from '../../page/you.ts';
import { MatchTabs } from './match-tabs.tsx';

interface ChoicesFrameProps {
  you: You;
  title: string;
  intro: string;
  /** As wide as the page. */
  wide?: boolean;
  children: ReactNode;
}

/** What stands around the lists of people one deals with, has saved, and passed on. */
export function ChoicesFrame({ you, title, intro, wide = false, children }: ChoicesFrameProps) {
  return (
    <>
      <h1 className="text-3xl">Matches</h1>
      <p className="mt-1 max-w-2xl text-lg text-muted max-sm:text-base">{intro}</p>
      <MatchTabs you={you} />
      <section
        aria-labelledby="list-title"
        className={clsx('mt-6 flex flex-col gap-5', !wide && 'max-w-4xl')}
      >
        <h2 id="list-title" className="sr-only">
          {title}
        </h2>
        {children}
      </section>
    </>
  );
}
