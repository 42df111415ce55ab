import type { AlignmentPoint } from '@ampersand/contract/alignment';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AGENDA, Point } from './point.tsx';
import type { Changing } from './use-alignment.ts';

interface AgendaProps {
  points: readonly AlignmentPoint[];
  called: string;
  /** Undefined: it is only read. */
  changing?: Changing | undefined;
}

/** What waits for oneself first, what is closed last. */
function turnOf({ sentence, proposal, stillAsked }: AlignmentPoint): number {
  if (proposal) return proposal.mine ? 2 : 0;
  if (stillAsked) return 0;
  return sentence ? 3 : 1;
}

/** What the two are to talk about, and what they hold to. */
export function Agenda({ points, called, changing }: AgendaProps) {
  const sorted = points.toSorted((one, other) => turnOf(one) - turnOf(other));
  return (
    <section aria-labelledby={AGENDA}>
      <h2 id={AGENDA} tabIndex={-1} className="text-2xl">
        Your agenda
      </h2>
      {points.length === 0 ? (
        <EmptyState title="Nothing to talk about yet" heading="h3">
          Points appear here by themselves: where you differ and it matters, or where one of you wants to
          talk.
        </EmptyState>
      ) : (
        <p className="mt-1 mb-4 text-muted">
          Talk each point through, in a call or over a coffee. Then close it with one sentence: one of you
          proposes it, and it stands once the other has confirmed it.
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {sorted.map((point) => (
          <Point key={point.id} point={point} called={called} changing={changing} />
        ))}
      </ul>
    </section>
  );
}
