import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loading } from '../../loading.server.ts';
import type { You } from '../../page/you.ts';
import type { Route } from './+types/layout';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';

/** A public page works without the server; Login is the way on and says what is wrong. */
export const loader = loading(
  async ({ loadUser }): Promise<{ user: You | null }> => ({
    user: await loadUser().catch(() => null),
  }),
);

/** From one public page to the next nobody logs in or out, unless it is said. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && defaultShouldRevalidate;
}

/** Around every public page. It renders `<main>`: a page gives sections, each with its own `page` width. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-[calc(100dvh-var(--bar-above))] flex-col">
      <SiteHeader user={loaderData.user} />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
