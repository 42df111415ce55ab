import type { Calls } from '@ampersand/contract/calls';
import type { Conversation } from '@ampersand/contract/connections';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { appointmentOf } from '../../page/dates.ts';
import { useLive } from '../../page/use-live.ts';
import type { You } from '../../page/you.ts';
import { useZone } from '../../page/zone.ts';

interface CallLineProps {
  you: You;
  conversation: Conversation;
  loaded: Calls;
}

/** What waits for an answer, else the next call, as a line that leads there; nothing where there is neither. */
export function CallLine({ you, conversation, loaded }: CallLineProps) {
  const { id, person } = conversation;
  const zone = useZone();
  const params = { connectionId: id };
  const [calls] = useLive(
    loaded,
    { userId: you.id, connectionId: id },
    async () => (await call('GET /connections/{connectionId}/calls', { params })).data,
    // Whoever is blocked keeps the conversation as it stands.
    { isPart: true },
  );
  const { suggestion, coming } = calls;
  const [next] = coming;
  if (!suggestion && !next) return null;
  const theirs = suggestion && !suggestion.mine;
  return (
    <Link
      to={areaOf(you).paths.calls(id)}
      className="flex min-h-11 shrink-0 items-center gap-2.5 border-b border-line px-1 py-1.5 text-sm font-medium text-primary hover:underline"
    >
      <Phone className="size-4.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {theirs && (
          <>
            <bdi>{person?.calledName}</bdi> suggests{' '}
            {suggestion.moves ? 'another time for your call' : 'a call'}: pick a time
          </>
        )}
        {!theirs && next && `Your next call: ${appointmentOf(next.startsAt, zone)}`}
        {!theirs && !next && (
          <>
            Your call waits for <bdi>{person?.calledName}</bdi> to pick a time
          </>
        )}
      </span>
    </Link>
  );
}
