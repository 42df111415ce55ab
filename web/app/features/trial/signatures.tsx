import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { TrialSignature } from '@ampersand/contract/trial';
import { PenLine } from 'lucide-react';
import { dayOf } from '../../page/dates.ts';

/** Who has signed, and on which day, as it stands on the paper: the same for both. */
export function Signatures({ signatures }: { signatures: readonly TrialSignature[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {signatures.map(({ mine, name, signedAt }) => (
        <li key={String(mine)} className="flex items-start gap-2.5">
          <PenLine className="mt-1 size-4.5 shrink-0 text-primary" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{name ?? FORMER_MEMBER}</bdi>
            {mine && ' (you)'}, {dayOf(signedAt, 'UTC')}
          </span>
        </li>
      ))}
    </ul>
  );
}
