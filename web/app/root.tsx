import { brand } from '@ampersand/contract/brand';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import './app.css';
import { AppRuns } from './app-runs.tsx';
import beforeApp from './before-app.js?raw';
import { ErrorPage } from './error-page.tsx';
import fraunces from './fonts/fraunces-latin.woff2?url';
import inter from './fonts/inter-latin.woff2?url';
import { RouteAnnouncer } from './route-announcer.tsx';
import { AmpLoader } from './ui/amp-loader.tsx';
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

/** Around every page. A page or its layout renders one `<main id="main" tabIndex={-1}>`. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // before-app.js may set data-theme before React sees the page.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1613" media="(prefers-color-scheme: dark)" />
        {/* Part of the built pages, not of the app: hydration leaves the text alone. */}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own, known at build time.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforeApp : '' }}
        />
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
        {children}
        <OfflineBar />
        <Toaster />
        <AppRuns />
        <ScrollRestoration />
        <Scripts />
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

/** What the page without prerendered HTML shows until its code and data are there. */
export function HydrateFallback() {
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center">
      <AmpLoader />
      <p role="status" className="sr-only">
        Loading
      </p>
    </main>
  );
}
