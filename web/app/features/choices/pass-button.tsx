import { X } from 'lucide-react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface PassButtonProps {
  person: { id: string; fullName: string };
  /** They are in no list any more; a `PassedRow` stands where they stood. */
  onPassed: () => void;
  /** An icon alone, where there is no room for words. */
  icon?: boolean;
}

/** Leaves somebody out of one's lists from now on. */
export function PassButton({ person, onPassed, icon = false }: PassButtonProps) {
  const { busy, run } = useCall();
  const pass = () =>
    run({
      send: () => call('PUT /passed/{userId}', { params: { userId: person.id }, body: {} }),
      onDone: onPassed,
      onFailure: ({ message }) => toast.error(message),
    });
  return (
    <Button
      variant="quiet"
      icon={icon}
      data-does="pass"
      busy={busy}
      aria-label={icon ? `Pass on ${person.fullName}` : undefined}
      onClick={pass}
    >
      <X className="size-5" aria-hidden="true" />
      {!icon && (
        <>
          Pass
          <span className="sr-only"> on {person.fullName}</span>
        </>
      )}
    </Button>
  );
}
