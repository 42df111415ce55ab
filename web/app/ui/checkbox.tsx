import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A box with its own label; it needs no `Field` around it. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <label className={clsx('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <span className="relative mt-px flex size-5.5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={clsx(
            'peer size-full appearance-none rounded-[0.375rem] border border-edge bg-surface transition-colors',
            'checked:border-primary checked:bg-primary hover:border-ink disabled:opacity-50',
            'aria-invalid:border-2 aria-invalid:border-danger',
          )}
        />
        <Check
          className="pointer-events-none absolute inset-0 m-auto size-4 stroke-3 text-on-primary opacity-0 peer-checked:opacity-100"
          aria-hidden="true"
        />
      </span>
      <span>
        {label}
        {note && (
          <span
            id={noteId}
            className={clsx('block text-sm', error ? 'font-medium text-danger' : 'text-muted')}
          >
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
