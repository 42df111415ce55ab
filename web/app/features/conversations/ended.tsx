import type { Conversation } from '@ampersand/contract/connections';
import { shortDayOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';

/** In place of the field where nobody can write. */
export function Ended({
  conversation: { state, person, endedAt, endedByMe },
}: {
  conversation: Conversation;
}) {
  const zone = useZone();
  const on = endedAt ? ` on ${shortDayOf(endedAt, zone)}` : '';
  return (
    <p className="border-t border-line py-4 text-center text-muted">
      {state === 'FORMER' || !person ? (
        'They are no longer here. What you two wrote stays.'
      ) : endedByMe ? (
        <>You ended this connection{on}.</>
      ) : (
        <>
          <bdi>{person.calledName}</bdi> ended this connection{on}.
        </>
      )}
    </p>
  );
}
