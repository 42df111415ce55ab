import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { OneByOne } from './use-one-by-one.ts';

interface SaveBarProps {
  busy: boolean;
  unsaved: boolean;
  /** Why the last save did not work. */
  failure: string | undefined;
  /** Moves on narrow screens. */
  steps: OneByOne;
}

/** Stays in view where the screen is high enough. */
export function SaveBar({ busy, unsaved, failure, steps }: SaveBarProps) {
  const { at, count, move } = steps;
  return (
    <div
      data-foot
      className="bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-2 rounded-card border border-line bg-surface p-3 shadow-soft sm:p-4 lg:bottom-4 [@media(min-height:40rem)]:sticky"
    >
      <Alert className="mb-3">
        {failure && !busy && `Nothing you typed is lost, but it is not saved yet. ${failure}`}
      </Alert>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 max-sm:gap-x-2">
        <p className={clsx('min-w-0 flex-1 basis-48 text-sm text-muted', !unsaved && 'max-sm:hidden')}>
          {unsaved
            ? 'You have answers that are not saved yet.'
            : 'Every question is optional; each answer sharpens your list.'}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            icon
            aria-label="Previous question"
            disabled={at === 0}
            onClick={() => move(-1)}
            className="sm:hidden"
          >
            <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
          </Button>
          <Button disabled={at === count - 1} onClick={() => move(1)} className="flex-1 sm:hidden">
            Next
            <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />
          </Button>
          <Button type="submit" variant="primary" busy={busy} className="max-sm:flex-1">
            {busy ? (
              'Saving...'
            ) : failure ? (
              'Try again'
            ) : (
              <span>
                Save<span className="max-sm:sr-only"> preferences</span>
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}
