import { useSyncExternalStore } from 'react';
import { Link, useRevalidator } from 'react-router';
import { callFailureIn } from '../../api.ts';
import { ErrorPage } from '../../error-page.tsx';
import { Logo } from '../../logo.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** In place of the whole area. When nothing can be reached the retry stays in the page: a reload would lose it. */
export function ShellError({ error }: { error: unknown }) {
  const code = callFailureIn(error)?.code;
  if (code === 'offline' || code === 'unavailable') return <Unreachable />;
  return <ErrorPage error={error} />;
}

function Unreachable() {
  const { state, revalidate } = useRevalidator();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page py-5">
        <Link to={paths.home} className="inline-block rounded-control">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="page flex flex-1 flex-col justify-center pb-24">
        <ErrorState
          heading="h1"
          title={online ? 'We cannot be reached right now' : 'You are offline'}
          onRetry={() => void revalidate()}
          busy={state === 'loading'}
        >
          {online
            ? 'Nothing you saved is lost. Give it a minute, then try again.'
            : 'Check your connection, then try again. Nothing you saved is lost.'}
        </ErrorState>
      </main>
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
