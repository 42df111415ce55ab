import type { PassReason } from '@ampersand/contract/enumerations';
import { namesOf } from '@ampersand/contract/values';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { toast } from '../../ui/toast.ts';

interface PassedRowProps {
  person: { id: string; fullName: string; calledName: string };
  /** The reason given before. */
  reason?: PassReason | null;
  /** They are back. */
  onUndone: () => void;
  /** Takes the focus from the button that is gone. */
  focused?: boolean;
}

const reasons: Record<PassReason, string> = {
  SKILLS: 'Other skills',
  IDEA: 'Not the idea',
  PLACE: 'Place',
  COMMITMENT: 'Hours or start',
  TERMS: 'Equity or pay',
  TIMING: 'Just not now',
};

/** In the place of somebody one has passed on: a way back, and a question nobody has to answer. */
export function PassedRow({ person, reason = null, onUndone, focused = false }: PassedRowProps) {
  const [chosen, setChosen] = useState(reason);
  const undoing = useCall();
  const telling = useCall();
  const params = { userId: person.id };
  const name = person.calledName;

  const undo = () =>
    undoing.run({
      send: () => call('DELETE /passed/{userId}', { params }),
      onDone: onUndone,
      onFailure: ({ message }) => toast.error(message),
    });

  function tell(next: PassReason) {
    if (telling.busy) return;
    setChosen(next);
    void telling.run({
      send: () => call('PUT /passed/{userId}', { params, body: { reason: next } }),
      onFailure: ({ message }) => {
        setChosen(chosen);
        toast.error(message);
      },
    });
  }

  return (
    <section
      aria-label={`Passed on ${person.fullName}`}
      tabIndex={-1}
      data-passed
      ref={focused ? takeFocus : undefined}
      className="flex flex-col gap-3 rounded-card border border-line border-dashed p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          You passed on <bdi className="font-semibold">{person.fullName}</bdi>. They are not told.
        </p>
        <Button size="sm" busy={undoing.busy} onClick={undo}>
          {undoing.busy ? 'Bringing back...' : 'Bring back'}
          <span className="sr-only"> {person.fullName}</span>
        </Button>
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-2 text-sm text-muted">
          What does not fit with <bdi>{name}</bdi>? You need not say, but your lists learn from it.
        </legend>
        {namesOf(reasons).map((each) => (
          <Button
            key={each}
            size="sm"
            aria-pressed={chosen === each}
            variant={chosen === each ? 'primary' : 'secondary'}
            onClick={() => tell(each)}
          >
            {reasons[each]}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}
