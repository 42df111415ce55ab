import type { MatchChange } from '@ampersand/contract/preference';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Area } from '../../page/area.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** What a save did to one's own list. It takes the focus: it is the answer to pressing Save. */
export function ChangePanel({ change, paths }: { change: MatchChange; paths: Area['paths'] }) {
  return (
    <section
      ref={showOnce}
      tabIndex={-1}
      aria-labelledby="change-title"
      className="scroll-mt-6 scroll-mb-40 rounded-card bg-primary-soft p-5 sm:p-6"
    >
      <h2 id="change-title" className="flex items-center gap-3 text-2xl">
        <AmpMark className="size-7 text-primary" />
        What this changed
      </h2>
      {change ? (
        <Changes change={change} paths={paths} />
      ) : (
        <p className="mt-3">Your matches are being updated. Look again in a moment.</p>
      )}
      <Link to={paths.matches} className={`${buttonClass({ variant: 'secondary' })} mt-5`}>
        See your matches <ArrowRight className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </section>
  );
}

function Changes({ change, paths }: { change: NonNullable<MatchChange>; paths: Area['paths'] }) {
  const { entered, enteredCount, movedCount, compared } = change;
  const others = enteredCount - entered.length;
  return (
    <>
      <Best change={change} />
      {enteredCount > 0 && (
        <>
          <p className="mt-3">New among your top {compared}:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {entered.map(({ id, fullName, match }) => (
              <li key={id} className="max-w-full">
                <Link
                  to={paths.detailPage(id)}
                  className="flex min-h-9 items-center gap-2 rounded-full border border-edge bg-surface px-3.5 transition-colors hover:border-ink touch:min-h-11"
                >
                  <bdi className="truncate">{fullName}</bdi>
                  <span className="font-semibold text-primary">{match}</span>
                </Link>
              </li>
            ))}
            {others > 0 && <li className="flex min-h-9 items-center text-muted">and {others} more</li>}
          </ul>
        </>
      )}
      <p className="mt-3 text-muted">
        {enteredCount === 0 && movedCount === 0
          ? 'The same people, in the same order.'
          : movedCount > 0 && `${movedCount === 1 ? '1 person' : `${movedCount} people`} moved up or down.`}
      </p>
    </>
  );
}

function Best({ change: { bestBefore, bestNow } }: { change: NonNullable<MatchChange> }) {
  if (bestNow === null) return <p className="mt-3">Nobody matches yet.</p>;
  return (
    <p className="mt-3 text-lg">
      Best match:{' '}
      {bestBefore !== null && bestBefore !== bestNow && (
        <>
          <span className="text-muted">{bestBefore}</span> <span aria-hidden="true">→</span>
          <span className="sr-only">before, now</span>{' '}
        </>
      )}
      <span className="font-semibold text-primary">{bestNow}</span>
      {bestBefore === bestNow && <span className="text-muted">, as before</span>}
    </p>
  );
}

function showOnce(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
