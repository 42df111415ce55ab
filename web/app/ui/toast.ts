import { toast as show, type ToastOptions } from 'react-toastify/unstyled';

/** Short news at the corner of the screen, read out by screen readers. Options are react-toastify's. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show.success(message, options),
  error: (message: string, options?: ToastOptions) => show.error(message, options),
} as const;
