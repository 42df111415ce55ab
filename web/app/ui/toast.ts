import { toast as show, type ToastContent, type ToastOptions } from 'react-toastify/unstyled';
import { wantToaster } from './toaster.tsx';

/** Short news at the corner of the screen, read out by screen readers. Options are react-toastify's. */
export const toast = {
  success: (message: ToastContent, options?: ToastOptions) => {
    wantToaster();
    return show.success(message, options);
  },
  error: (message: ToastContent, options?: ToastOptions) => {
    wantToaster();
    return show.error(message, options);
  },
} as const;
