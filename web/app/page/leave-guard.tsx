import type { ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { paths } from '../paths.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** What would be lost. */
  children: ReactNode;
}

/**
 * Asks before a page with something unsaved is left. Reloading and closing are asked by the browser itself. The log-in comes
 * unasked, as nobody can stay: what is typed is kept by `useKeepAtEnd`.
 */
export function LeaveGuard({ isUnsaved, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      ![currentLocation.pathname, paths.login()].includes(nextLocation.pathname) && isUnsaved(),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return (
    <AskDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      action="Leave without saving"
      cancel="Stay"
      danger
      onAct={() => blocker.proceed?.()}
    >
      <p>{children}</p>
    </AskDialog>
  );
}
