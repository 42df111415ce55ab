import type { Id, ToastContent, ToastOptions, toast as Toasts } from 'react-toastify/unstyled';
import { loadToasts } from './toaster.tsx';

const failures: Id[] = [];

/** Short news at the corner of the screen, read out by screen readers. Options are react-toastify's. What went well takes away what failed before it, unless that waits for an answer; where nothing is said of it, `settle` does. */
export const toast = {
  success: (message: ToastContent, options?: ToastOptions) =>
    show((toasts) => {
      takeAway(toasts);
      toasts.success(message, options);
    }),
  settle: () => show(takeAway),
  error: (message: ToastContent, options?: ToastOptions) =>
    show((toasts) => {
      const id = toasts.error(message, options);
      if (options?.autoClose !== false) failures.push(id);
    }),
  dismiss: (id: Id) => show((toasts) => toasts.dismiss(id)),
} as const;

function takeAway(toasts: typeof Toasts): void {
  for (const id of failures.splice(0)) toasts.dismiss(id);
}

/** What shows them may have to be fetched: then news wait for the network. */
function show(say: (toasts: typeof Toasts) => void): void {
  loadToasts().then(say, () => addEventListener('online', () => show(say), { once: true }));
}
