import { clsx } from 'clsx';
import { useLocation, useNavigation } from 'react-router';
import { areaAt } from '../../page/area.ts';
import { usePatience } from '../../page/use-patience.ts';

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
