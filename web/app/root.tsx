import { brand } from '@ampersand/contract/brand';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import './app.css';
import { AppRuns } from './app-runs.tsx';
import { ErrorPage } from './error-page.tsx';
import fraunces from './fonts/fraunces-latin.woff2?url';
import inter from './fonts/inter-latin.woff2?url';
import { useHydrated } from './page/use-hydrated.ts';
import { zoneIn } from './page/zone.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { choiceIn } from './ui/choices.ts';
import { OfflineBar } from './ui/offline-bar.tsx';
import { Toaster } from './ui/toaster.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = () => [
  { title: brand.name },
  { name: 'description', content: brand.tagline },
];

/** What is the same on every page of a visit. */
export function loader({ request }: Route.LoaderArgs) {
  return {
    origin: new URL(request.url).origin,
    theme: choiceIn(request.headers.get('cookie'), 'theme'),
    zone: zoneIn(request.headers.get('cookie')),
  };
}

export const shouldRevalidate = () => false;

/** Around every page. A page or its layout renders one `<main id="main" tabIndex={-1}>`. */
export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>('root')?.theme;
  const hydrated = useHydrated();
  return (
    // A theme chosen meanwhile stands.
    <html lang="en" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1613" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
        >
          Skip to content
        </a>
        <OfflineBar />
        {children}
        <Toaster />
        <AppRuns />
        {/* What it writes into HTML is for documents that come without their content. */}
        {(hydrated || import.meta.env.DEV) && <ScrollRestoration />}
        {/* Where pages are built, entry.server.tsx starts the app after the first paint. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <title>{brand.name}</title>
      <ErrorPage error={error} />
    </>
  );
}
