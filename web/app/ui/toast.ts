import type { Id, ToastContent, ToastOptions, toast as Toasts } from 'react-toastify/unstyled';
import { loadToasts } from './toaster.tsx';

let failure: Id | undefined;

/** Short news at the corner of the screen, read out by screen readers. Options are react-toastify's. What went well takes away what failed before it, unless that waits for an answer. */
export const toast = {
  success: (message: ToastContent, options?: ToastOptions) =>
    show((toasts) => {
      if (failure !== undefined) toasts.dismiss(failure);
      failure = undefined;
      toasts.success(message, options);
    }),
  error: (message: ToastContent, options?: ToastOptions) =>
    show((toasts) => {
      const id = toasts.error(message, options);
      if (options?.autoClose !== false) failure = id;
    }),
  dismiss: (id: Id) => show((toasts) => toasts.dismiss(id)),
} as const;

/** What shows them may have to be fetched: then news wait for the network. */
function show(say: (toasts: typeof Toasts) => void): void {
  loadToasts().then(say, () => addEventListener('online', () => show(say), { once: true }));
}
