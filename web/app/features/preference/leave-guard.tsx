import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before a page with unsaved answers is left. Reloading and closing are asked by the browser itself. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      size="sm"
      title="Leave without saving?"
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            Stay
          </Button>
        </>
      }
    >
      <p>Your latest answers are not saved yet. If you leave this page now, they are lost.</p>
    </Dialog>
  );
}
