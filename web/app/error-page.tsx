import { brand } from '@ampersand/contract/brand';
import { type ReactNode, useEffect, useRef } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { Logo } from './logo.tsx';
import { paths } from './paths.ts';
import { AmpMark } from './ui/amp-mark.tsx';
import { buttonClass } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { ErrorState } from './ui/error-state.tsx';
import { takeFocus } from './ui/take-focus.ts';
import { useOnline } from './ui/use-online.ts';

const unreachable = new Set([0, 502, 503, 504]);

const support = (
  <a href={`mailto:${brand.supportEmail}`} className="text-link">
    {brand.supportEmail}
  </a>
);

/** What one sees instead of a page that failed: what happened and what to do. */
export function ErrorPage({ error }: { error: unknown }) {
  if (statusOf(error) === 404) return <NotFoundPage />;
  if (read(error, 'code') === 'account_suspended') return <SuspendedPage />;
  return <FailedPage error={error} />;
}

const reload = () => location.reload();

function FailedPage({ error }: { error: unknown }) {
  const online = useOnline();
  const wasOffline = useRef(false);
  // A reload without a network would end in the browser's own page, so it waits until there is one.
  useEffect(() => {
    if (online && wasOffline.current) reload();
    wasOffline.current = !online;
  }, [online]);
  return (
    <ErrorFrame>
      <ErrorState heading="h1" {...(online && { onRetry: reload })} {...words(error, online)} />
    </ErrorFrame>
  );
}

export function NotFoundPage() {
  return (
    <ErrorFrame>
      <EmptyState
        heading="h1"
        title="We cannot find this page"
        drawing={<AmpMark className="size-28 text-accent" />}
        action={
          <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
            Go to the home page
          </Link>
        }
      >
        It may have moved, or the address may be mistyped.
      </EmptyState>
    </ErrorFrame>
  );
}

/** What a suspended member sees in place of whatever they wanted, the log-in too: their sessions have ended. */
export function SuspendedPage() {
  return (
    <ErrorFrame>
      <div ref={takeFocus} tabIndex={-1}>
        <ErrorState
          heading="h1"
          title="Your account is suspended"
          action={
            // What the log-in was sent goes with the page.
            <Link reloadDocument to={paths.login()} className={buttonClass()}>
              Log in with another account
            </Link>
          }
        >
          A moderator has suspended it for now. To ask why, or to object, write to {support}.
        </ErrorState>
      </div>
    </ErrorFrame>
  );
}

/** The way home above, and what happened in the middle of the screen. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--bar-above))] flex-col">
      <header className="page py-5">
        <Link to={paths.home} className="inline-block rounded-control">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="page flex flex-1 flex-col justify-center pb-24">
        {children}
      </main>
    </div>
  );
}

function words(error: unknown, online: boolean): { title: string; children: ReactNode } {
  if (!online) {
    return {
      title: 'You are offline',
      children: 'Check your connection. This page comes by itself once you are back online.',
    };
  }
  if (unreachable.has(statusOf(error) ?? -1) || isMissingCode(error)) {
    return {
      title: 'We cannot be reached right now',
      children: 'Nothing you saved is lost. Give it a minute, then try again.',
    };
  }
  return {
    title: 'Something went wrong on our side',
    children: <>Trying again often helps. If it does not, write to {support} and say what you were doing.</>,
  };
}

/** HTTP status of what was thrown; 0 when no answer came. */
function statusOf(error: unknown): number | undefined {
  const status = isRouteErrorResponse(error) ? error.status : read(error, 'status');
  return typeof status === 'number' ? status : undefined;
}

/** A field of an `ApiError`, told by its shape: its class would bring the whole contract to every page. */
function read(error: unknown, field: 'code' | 'status'): unknown {
  if (isRouteErrorResponse(error)) return error.data?.[field];
  return error instanceof Error && field in error ? Reflect.get(error, field) : undefined;
}

/** A part of the app that did not load: no network, or a newer version has replaced it. Browsers word it differently. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|fetch|load failed/i.test(error.message);
}
