import { brand } from '@ampersand/contract/brand';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../logo.tsx';
import { paths } from '../../paths.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';

interface AccountFrameProps {
  children: ReactNode;
  /** What stands opposite the logo: the way to the other account page. */
  aside?: ReactNode;
}

/** Around the pages where one signs up, logs in or sets a new password: the form, and a panel on wide screens. */
export function AccountFrame({ children, aside }: AccountFrameProps) {
  return (
    <div className="grid min-h-[calc(100dvh-var(--bar-above))] lg:grid-cols-[minmax(0,1fr)_minmax(20rem,34vw)]">
      <div className="flex min-w-0 flex-col">
        <header className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-4 px-[clamp(1rem,4vw,3rem)] py-5">
          <Link to={paths.home} className="rounded-control">
            <Logo />
          </Link>
          <p className="text-sm text-muted">{aside}</p>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-[clamp(1rem,4vw,3rem)] pt-4 pb-16"
        >
          {children}
        </main>
      </div>
      <Panel />
    </div>
  );
}

/** Deep green in both themes: the primary colour is that in the light one only. */
const panel = 'bg-[light-dark(var(--color-primary),var(--color-primary-soft))]';
const onPanel = 'text-[light-dark(var(--color-on-primary),var(--color-ink))]';

function Panel() {
  return (
    <aside
      aria-label={`About ${brand.name}`}
      className={clsx(
        'sticky top-0 isolate hidden h-dvh flex-col justify-end overflow-hidden p-[clamp(2rem,3.5vw,3.5rem)] lg:flex',
        panel,
        onPanel,
      )}
    >
      <AmpMark className="absolute -end-[6vw] -top-[4vw] -z-10 w-[36vw] opacity-10" />
      <svg viewBox="12 0 56 80" aria-hidden="true" className="mb-8 h-16 self-start">
        <path d="M40 12a28 28 0 0 0 0 56z" fill="currentColor" />
        <path d="M40 12h28v56H40z" className="fill-accent" />
        <path d="M40 2v76" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p className="max-w-[18ch] font-display text-4xl font-medium tracking-tight text-balance">
        {brand.signUpTagline}
      </p>
    </aside>
  );
}
