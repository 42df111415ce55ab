import type { Calls } from '@ampersand/contract/calls';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { appointmentOf } from '../../page/dates.ts';
import { useLive } from '../../page/use-live.ts';
import { useZone } from '../../page/zone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTogether } from './context.ts';

/** The next call of the two, and whose turn it is. */
export function CallsSummary({ loaded }: { loaded: Calls }) {
  const { you, conversation, isOpen, called } = useTogether();
  const { id } = conversation;
  const zone = useZone();
  const [calls] = useLive(loaded, { userId: you.id, connectionId: id }, async () => {
    const { data } = await call('GET /connections/{connectionId}/calls', { params: { connectionId: id } });
    return data;
  });
  const { paths } = areaOf(you);
  const { suggestion, coming, past } = calls;
  const [next] = coming;
  const isNew = isOpen && !suggestion && !next;
  return (
    <>
      <h2 className="text-2xl">Calls</h2>
      <p className="mt-1 text-muted">
        {next
          ? `You talk on ${appointmentOf(next.startsAt, zone)}.`
          : isOpen && past.length === 0
            ? 'A time that suits you both, in both your calendars.'
            : 'No call is ahead.'}
      </p>
      {suggestion && (
        <p className="mt-3">
          {suggestion.mine
            ? `Your times wait for ${called}.`
            : `${called} suggests ${suggestion.moves ? 'another time' : 'a call'}: pick a time, or suggest others.`}
        </p>
      )}
      <Link to={isNew ? paths.suggestCall(id) : paths.calls(id)} className={`mt-5 ${buttonClass()}`}>
        {isNew ? 'Suggest a call' : 'Go to calls'}
      </Link>
    </>
  );
}
