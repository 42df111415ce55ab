import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

interface ErrorSummaryProps {
  title?: string;
  /** `field` is the id given to the `Field`, absent for what belongs to no field. */
  errors: readonly { field?: string; message: string }[];
}

const focusable = 'input, select, textarea, button';

/** What keeps a form from being sent. Takes focus when it appears: give it `key={submitCount}` so each try does. */
export function ErrorSummary({ title = 'Please check these answers', errors }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const empty = errors.length === 0;
  // Focus is the browser's state, not React's: a screen reader starts reading here.
  useEffect(() => {
    if (!empty) box.current?.focus();
  }, [empty]);
  if (empty) return null;
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="rounded-control border-s-4 border-danger bg-danger-soft p-4"
    >
      <p id={titleId} className="flex items-center gap-2 font-semibold">
        <CircleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
        {title}
      </p>
      <ul className="mt-1 flex flex-col ps-7">
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''}${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}
                className="inline-block py-1 text-ink underline underline-offset-4 touch:py-2.5"
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusField(id: string) {
  const element = document.getElementById(id);
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  control?.focus();
}
