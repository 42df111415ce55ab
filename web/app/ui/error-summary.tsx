import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusField } from './focus-field.ts';

interface ErrorSummaryProps {
  title?: string;
  /** `field` is the id given to the `Field`. */
  errors: readonly { field: string; message: string }[];
  /** To a field that may not be on the screen; focuses it if absent. */
  onGo?: (field: string) => void;
  /** Further lines, `li` each, above the errors. */
  children?: ReactNode;
  className?: string;
}

/** What keeps a form from being sent. Takes focus when it appears: give it a `key` that grows so that each try does. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title = 'Please check these answers', errors, onGo = focusField, children, className } = props;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  // Focus is the browser's state, not React's: a screen reader starts reading here.
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={clsx('rounded-control border-s-4 border-danger bg-danger-soft p-4', className)}
    >
      <p id={titleId} className="flex gap-2 font-semibold">
        <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
        {title}
      </p>
      <ul className="mt-1 flex flex-col ps-7 empty:hidden">
        {children}
        {errors.map(({ field, message }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onGo(field)}
              className="py-1 text-start underline underline-offset-4 touch:py-2.5"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
