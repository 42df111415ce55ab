import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** In place of a form that was sent. Takes the focus, which the form's button has lost. */
export function SentNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      ref={(element) => element?.focus()}
      tabIndex={-1}
      role="status"
      className="flex flex-col items-center py-8 text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary">
        <MailCheck className="size-8" aria-hidden="true" />
      </span>
      <p className="mt-5 font-display text-2xl">{title}</p>
      <p className="mt-2 max-w-[40ch] text-muted">{children}</p>
    </div>
  );
}
