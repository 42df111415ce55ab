import { useEffect, useRef } from 'react';
import { toast } from './toast.ts';

interface Offer {
  /** On the button: a verb. */
  label: string;
  run: () => void;
  /** One at a time: news under the same name take the place of the former. */
  name?: string;
}

const READ_MS = 20_000;
const shown = new Map<string, string>();
let offers = 0;

/** News with something to do about it. Good news go after twenty seconds, in which neither pointer nor keyboard was in them; a failure stays until it is answered. */
export const offer = {
  afterSuccess: (message: string, { label, run, name }: Offer) => {
    const former = name && shown.get(name);
    if (former) toast.dismiss(former);
    const toastId = `offer-${++offers}`;
    toast.success(({ closeToast }) => <OfferText {...{ message, label, run, close: closeToast }} />, {
      autoClose: READ_MS,
      toastId,
    });
    if (name) shown.set(name, toastId);
  },
  afterFailure: (message: string, { label, run }: Omit<Offer, 'name'>) => {
    toast.error(({ closeToast }) => <OfferText {...{ message, label, run, close: closeToast }} />, {
      autoClose: false,
    });
  },
} as const;

interface OfferTextProps {
  message: string;
  label: string;
  run: () => void;
  close: () => void;
}

function OfferText({ message, label, run, close }: OfferTextProps) {
  const giveBackFocus = useFormerFocus();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pe-6">
      <span dir="auto" className="min-w-0 flex-1 basis-32 break-words">
        {message}
      </span>
      <button
        type="button"
        onClick={() => {
          giveBackFocus();
          close();
          run();
        }}
        className="min-h-9 rounded-control px-2 font-semibold text-primary underline underline-offset-4 touch:min-h-11"
      >
        {label}
      </button>
    </div>
  );
}

/** What gives the focus back to what had it before the toast, which is about to go. */
function useFormerFocus(): () => void {
  const former = useRef<Element>(null);
  // The focus is the browser's, and comes by the keyboard or a press.
  useEffect(() => {
    const note = () => {
      if (!document.activeElement?.closest('.Toastify')) former.current = document.activeElement;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return () => {
    if (former.current instanceof HTMLElement) former.current.focus();
    if (document.activeElement?.closest('.Toastify'))
      document.getElementById('main')?.focus({ preventScroll: true });
  };
}
