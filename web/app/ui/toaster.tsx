import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToastContainerProps } from 'react-toastify/unstyled';
import { atFirstSign } from '../at-first-sign.ts';
import { once } from '../once.ts';
import { whenIdle } from '../when-idle.ts';

let ToastContainer: ComponentType<ToastContainerProps> | undefined;
const listeners = new Set<() => void>();

/** Fetches what shows messages; with it the place for them comes up. */
export const loadToasts = once(async () => {
  const [toasts] = await Promise.all([import('react-toastify/unstyled'), import('./toasts.css')]);
  ToastContainer = toasts.ToastContainer;
  for (const listener of listeners) listener();
  return toasts.toast;
});

/** Where messages appear. What they need is fetched at the first sign that somebody is there. */
export function Toaster() {
  // The browser's spare time is outside React.
  useEffect(() => atFirstSign(() => whenIdle(() => void loadToasts().catch(() => undefined))), []);
  const Container = useSyncExternalStore(
    subscribe,
    () => ToastContainer,
    () => undefined,
  );
  return Container && createPortal(<Container icon={icon} />, toastPlace());
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
