import { Outlet } from 'react-router';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';

// Zod asks whether it may make code out of text. The content security policy forbids it, and browsers report that even
// though zod takes no for an answer; told before it loads, it does not ask.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Around every public page. It renders `<main>`: a page gives sections, each with its own `page` width. */
export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
