import { clsx } from 'clsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface SaveBarProps {
  busy: boolean;
  unsaved: boolean;
  /** Why the last save did not work. */
  failure: string | undefined;
}

/** Stays in view where the screen is high enough. */
export function SaveBar({ busy, unsaved, failure }: SaveBarProps) {
  return (
    <div className="bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-2 rounded-card border border-line bg-surface p-3 shadow-soft sm:p-4 lg:bottom-4 [@media(min-height:40rem)]:sticky">
      <Alert className="mb-3">
        {failure && !busy && `Nothing you typed is lost, but it is not saved yet. ${failure}`}
      </Alert>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className={clsx('min-w-0 flex-1 basis-48 text-sm text-muted', !unsaved && 'max-sm:hidden')}>
          {unsaved
            ? 'You have answers that are not saved yet.'
            : 'Every question is optional; each answer sharpens your list.'}
        </p>
        <Button type="submit" variant="primary" busy={busy} className="max-sm:w-full">
          {busy ? 'Saving...' : failure ? 'Try again' : 'Save preferences'}
        </Button>
      </div>
    </div>
  );
}
