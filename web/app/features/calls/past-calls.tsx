import type { ArrangedCall } from '@ampersand/contract/calls';
import { appointmentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Calls that are over. */
export function PastCalls({ past }: { past: readonly ArrangedCall[] }) {
  const zone = useZone();
  return (
    <Disclosure label={`Past calls (${past.length})`}>
      <ol className="mt-1 flex flex-col divide-y divide-line">
        {past.map(({ id, startsAt, minutes, note }) => (
          <li key={id} className="py-2.5">
            {appointmentOf(startsAt, zone)}
            <span className="text-muted">, {minutes} minutes</span>
            {note && <bdi className="block text-sm text-muted wrap-anywhere">{note}</bdi>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
