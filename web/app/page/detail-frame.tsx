import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';

interface DetailFrameProps {
  /** Where all of them are, and how that is called. */
  all: string;
  allLabel: string;
  title: ReactNode;
  children: ReactNode;
}

/** What stands around one of many. */
export function DetailFrame({ all, allLabel, title, children }: DetailFrameProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <BackLink to={all}>{allLabel}</BackLink>
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
      </div>
      {children}
    </div>
  );
}
