import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageHeroProps {
  title: ReactNode;
  /** The first sentences of the page. */
  children?: ReactNode;
  /** Beside the words from the medium breakpoint on; gone on narrow screens. */
  drawing?: ReactNode;
  className?: string;
}

/** How a page of the public site begins. */
export function PageHero({ title, children, drawing, className }: PageHeroProps) {
  return (
    <header
      className={clsx(
        'page grid items-center gap-x-12 pt-14 pb-12 sm:pt-20 sm:pb-16',
        drawing && 'md:grid-cols-[1.5fr_1fr]',
        className,
      )}
    >
      <div>
        <h1 className="text-5xl">{title}</h1>
        {children && <div className="mt-6 max-w-[54ch] text-lg text-muted">{children}</div>}
      </div>
      {drawing && <div className="justify-self-end max-md:hidden">{drawing}</div>}
    </header>
  );
}
