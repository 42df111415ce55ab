import type { MatchChange } from '@ampersand/contract/preference';
import type { OwnUser } from '@ampersand/contract/users';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { type Named, people, reasonsFor, totalWords } from './change-words.ts';

type Change = NonNullable<MatchChange>;

interface ChangePanelProps {
  you: OwnUser;
  change: MatchChange;
  /** What was saved, as people name it, by question. */
  named: (question: string) => Named;
}

/** What a save did to one's own list, and why. It takes the focus: it is the answer to pressing Save. */
export function ChangePanel({ you, change, named }: ChangePanelProps) {
  const { paths } = areaOf(you);
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
        <>
          <Changes change={change} pathOf={paths.detailPage} />
          <Why change={change} named={named} />
        </>
      ) : (
        <p className="mt-3">Your matches are being updated. Look again in a moment.</p>
      )}
      <Link to={paths.matches} className={`${buttonClass({ variant: 'secondary' })} mt-5`}>
        See your matches <ArrowRight className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </section>
  );
}

function Changes({ change, pathOf }: { change: Change; pathOf: (id: string) => string }) {
  const { entered, enteredCount, movedCount, compared, leftCount } = change;
  const others = enteredCount - entered.length;
  const isSame = enteredCount === 0 && movedCount === 0 && leftCount === 0;
  return (
    <>
      <p className="mt-3 text-lg">
        {totalWords(change)} <Best change={change} />
      </p>
      {enteredCount > 0 && (
        <>
          <p className="mt-3">New among your top {compared}:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {entered.map(({ id, fullName, match }) => (
              <li key={id} className="max-w-full">
                <Link
                  to={pathOf(id)}
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
        {isSame && 'The same people, in the same order.'}
        {movedCount > 0 && `${people(movedCount)} moved up or down. `}
        {leftCount > 0 && `${people(leftCount)} left the first ${compared + leftCount - enteredCount}.`}
      </p>
    </>
  );
}

/** The must-haves behind it, each with what was answered. */
function Why({ change, named }: { change: Change; named: (question: string) => Named }) {
  const reasons = reasonsFor(change);
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1">
      {reasons.map(({ question, before, after }) => (
        <li key={question}>
          {before} <NamedQuestion {...named(question)} />
          {after}
        </li>
      ))}
    </ul>
  );
}

function NamedQuestion({ label, answer }: Named) {
  return (
    <>
      <em>{label}</em>
      {answer && (
        <>
          : <q dir="auto">{answer}</q>
        </>
      )}
    </>
  );
}

function Best({ change: { bestBefore, bestNow } }: { change: Change }) {
  if (bestNow === null) return 'Nobody matches yet.';
  if (bestBefore === null) return `The best match is ${bestNow}.`;
  if (bestBefore === bestNow) return `The best match is ${bestNow}, as before.`;
  return `The best match is ${bestNow} now; it was ${bestBefore}.`;
}

function showOnce(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
