import { clsx } from 'clsx';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

interface SentNoticeProps {
  title: string;
  children: ReactNode;
  /** What brings the form back: here, or on its page `to` without scripts. */
  again: string;
  to: string;
  onAgain: () => void;
}

/** In place of a form that was sent. Takes the focus, which the form's button has lost. */
export function SentNotice({ title, children, again, to, onAgain }: SentNoticeProps) {
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
      <Link
        to={to}
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
        className={clsx(buttonClass({ variant: 'quiet' }), 'mt-4')}
      >
        {again}
      </Link>
    </div>
  );
}
