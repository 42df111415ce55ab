import { isRouteErrorResponse, Link } from 'react-router';
import { Logo } from './logo.tsx';
import { paths } from './paths.ts';
import { AmpMark } from './ui/amp-mark.tsx';
import { buttonClass } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { ErrorState } from './ui/error-state.tsx';

/** What one sees instead of a page: it is not there, the network or server is not, or something broke. */
export function ErrorPage({ error }: { error: unknown }) {
  const home = (
    <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
      Go to the start page
    </Link>
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page py-5">
        <Link to={paths.home} className="inline-block rounded-control">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="page flex flex-1 flex-col justify-center pb-24">
        {statusOf(error) === 404 ? (
          <EmptyState
            heading="h1"
            title="This page is not here"
            drawing={<AmpMark className="size-28 text-accent" />}
            action={home}
          >
            It may have moved, or the address may have lost a letter on the way.
          </EmptyState>
        ) : (
          <ErrorState heading="h1" onRetry={() => location.reload()} {...words(error)} />
        )}
      </main>
    </div>
  );
}

function words(error: unknown): { title: string; children: string } {
  if (typeof navigator !== 'undefined' && !navigator.onLine) {
    return {
      title: 'You are offline',
      children: 'Check your connection, then try again. What you typed in a form is still there.',
    };
  }
  const status = statusOf(error);
  if (error instanceof TypeError || status === 502 || status === 503 || status === 504) {
    return {
      title: 'We cannot be reached right now',
      children: 'Nothing you saved is lost. Give it a minute, then try again.',
    };
  }
  return {
    title: 'Something broke on our side',
    children: 'Trying again often helps. If it does not, write to us and say what you were doing.',
  };
}

function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  const thrown = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof thrown === 'number' ? thrown : undefined;
}
