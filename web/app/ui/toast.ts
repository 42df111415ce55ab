import { type Id, toast as show, type ToastContent, type ToastOptions } from 'react-toastify/unstyled';
import { wantToaster } from './toaster.tsx';

let failure: Id | undefined;

/** Short news at the corner of the screen, read out by screen readers. Options are react-toastify's. What went well takes away what failed before it, unless that waits for an answer. */
export const toast = {
  success: (message: ToastContent, options?: ToastOptions) => {
    wantToaster();
    if (failure !== undefined) show.dismiss(failure);
    failure = undefined;
    return show.success(message, options);
  },
  error: (message: ToastContent, options?: ToastOptions) => {
    wantToaster();
    const id = show.error(message, options);
    if (options?.autoClose !== false) failure = id;
    return id;
  },
} as const;
