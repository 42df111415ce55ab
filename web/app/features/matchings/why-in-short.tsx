import { CircleAlert } from 'lucide-react';
import { AmpMark } from '../../ui/amp-mark.tsx';
import type { Match } from './match-list.ts';
import { GAP_TITLE, reasonTitle } from './words.ts';

interface WhyInShortProps {
  match: Pick<Match, 'reason' | 'gap' | 'isGuess' | 'isRough'> & {
    person: Pick<Match['person'], 'calledName'>;
  };
}

/** The best reason, whole, and what speaks against most; where there is neither, why. */
export function WhyInShort({ match: { reason, gap, isGuess, isRough, person } }: WhyInShortProps) {
  const neither =
    isGuess || isRough
      ? 'There is too little to go on yet to give a reason.'
      : 'Little of what you two wrote fits.';
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      {(reason || !gap) && (
        <p className="flex gap-2.5">
          {reason && <AmpMark className="mt-1 size-4.5 text-accent" />}
          <span className="min-w-0">
            {reason && (
              <span className="sr-only">
                <bdi>{reasonTitle(reason, person.calledName)}</bdi>:{' '}
              </span>
            )}
            {reason?.text ?? neither}
          </span>
        </p>
      )}
      {gap && (
        <p className="flex gap-2.5 text-muted">
          <CircleAlert className="mt-1 size-4.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            <span className="sr-only">{GAP_TITLE}: </span>
            {gap.text}
          </span>
        </p>
      )}
    </div>
  );
}
