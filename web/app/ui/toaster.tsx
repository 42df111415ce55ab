import { CircleAlert, CircleCheck } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';

let wanted = false;
const listeners = new Set<() => void>();

// The same module that a page which shows messages has loaded already.
const ToastContainer = lazy(async () => ({
  default: (await import('react-toastify/unstyled')).ToastContainer,
}));

/** Where messages appear. Pages that never show one do not load what they need. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return (
    shown && (
      <Suspense>
        <ToastContainer icon={icon} />
      </Suspense>
    )
  );
}

/** Those of react-toastify are read out as pictures without a name. */
function icon({ type }: { type: string }) {
  return type === 'success' ? (
    <CircleCheck className="text-ok" aria-hidden="true" />
  ) : (
    <CircleAlert className="text-danger" aria-hidden="true" />
  );
}

/** Called with every message: the first one brings up the place to show it. */
export function wantToaster(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
