import { CircleAlert, CircleCheck } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

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
  return shown && <Suspense>{createPortal(<ToastContainer icon={icon} />, toastPlace())}</Suspense>;
}

let place: HTMLElement | undefined;

/** Holds the messages, whatever page or dialog is around it. */
function toastPlace(): HTMLElement {
  place ??= document.body.appendChild(document.createElement('div'));
  return place;
}

/**
 * Within an open modal dialog of the browser: takes the messages in, as nothing outside of it can be pressed or is read
 * out; they go back when it closes. Dialogs of the kit need none, they leave messages as they are.
 */
export function ToastsWithin() {
  return <div ref={takeIn} />;
}

function takeIn(element: HTMLElement | null) {
  element?.append(toastPlace());
  return () => document.body.append(toastPlace());
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
