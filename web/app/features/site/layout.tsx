import { Outlet } from 'react-router';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';

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
