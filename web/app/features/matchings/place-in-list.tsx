import type { Place } from '@ampersand/contract/matchings';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import type { Area } from '../../page/area.ts';
import { useCall } from '../../page/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface PlaceInListProps {
  person: { id: string; fullName: string };
  paths: Area['paths'];
  /** Something is under way between the two. */
  tied: boolean;
}

/** Where somebody stands in the reader's list, or why they are not in it; asked for when it is wanted. */
export function PlaceInList({ person, paths, tied }: PlaceInListProps) {
  const [place, setPlace] = useState<Place>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();

  function ask() {
    setFailure(undefined);
    void run({
      send: () => call('GET /matchings/place/{otherId}', { params: { otherId: person.id } }),
      onDone: ({ data }) => setPlace(data),
      onFailure: ({ message }) => setFailure(message),
    });
  }

  if (place) return <Answer place={place} paths={paths} tied={tied} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={busy} onClick={ask}>
        <ListOrdered className="size-5" aria-hidden="true" /> Where are they in my list?
      </Button>
      <Alert scrollsHere>{failure}</Alert>
    </div>
  );
}

/** The button that was pressed is gone: the reader goes on from the answer. */
function Answer({ place: { state, why }, paths, tied }: Omit<PlaceInListProps, 'person'> & { place: Place }) {
  const links: Partial<Record<Place['state'], { to: string; label: string }>> = {
    PASSED: { to: paths.passed, label: 'See whom you passed on' },
    LEFT_OUT: { to: paths.preferance, label: 'Change your preferences' },
  };
  const link = links[state];
  const [answer, ...rest] = why;
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label="Where they are in your list"
      className="flex gap-3 rounded-control"
    >
      <ListOrdered className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{answer}</p>
        {rest.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {state === 'LISTED' && tied && (
          <p>
            There is an invitation or a connection between you, so they come after the others in their group.
          </p>
        )}
        {link && (
          <p>
            <Link to={link.to} className="text-link inline-block py-1">
              {link.label}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
