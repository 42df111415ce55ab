import { clsx } from 'clsx';
import { matchPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { areaAt } from '../../page/area.ts';
import { usePatience } from '../../page/use-patience.ts';
import { Button } from '../../ui/button.tsx';
import type { Ways } from './nav-links.ts';

/** What takes longer may never come. */
const LONG_MS = 10_000;

/** The address of another page that takes long to come, once it does. Conversations are parts of one page. */
export function usePendingPage(): string | undefined {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const isPart = target !== undefined && isConversations(target) && isConversations(pathname);
  return usePatience(target === pathname || isPart ? undefined : target);
}

function isConversations(pathname: string): boolean {
  const { messages, requests, invitations } = areaAt(pathname).paths;
  return pathname.startsWith(messages) && pathname !== requests && pathname !== invitations;
}

/** Says which of the ways leads to the page that is open, or being opened. */
export function useCurrent({ index }: Pick<Ways, 'index'>): (to: string) => boolean {
  const here = useLocation();
  const { location, formMethod } = useNavigation();
  const { pathname } = (!formMethod && location) || here;
  return (to) => matchPath({ path: to, end: to === index }, pathname) !== null;
}

/** A thin line at the top while a page is on its way. */
export function ProgressLine() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-accent ease-out rtl:origin-right',
        busy ? 'scale-x-90 opacity-100 transition-[scale] delay-150 duration-3000' : 'scale-x-0 opacity-0',
      )}
    />
  );
}

/** Says that the next page keeps one waiting, and asks for it once more. */
export function LongWait() {
  const { location, formMethod } = useNavigation();
  const navigate = useNavigate();
  const isLong = usePatience(formMethod ? undefined : location?.key, LONG_MS) !== undefined;
  return (
    <div role="status">
      {isLong && location && (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
          This takes longer than usual.
          <Button size="sm" onClick={() => void navigate(location, { state: location.state })}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
