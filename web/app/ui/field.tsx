import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext } from './field-control.ts';
import { useUnmoved } from './press.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** For several controls under one label: radios, segmented, a photo. */
  group?: boolean;
  /** Id of the control, for `ErrorSummary` links; made up when absent. */
  id?: string;
  /** Something at the far end of the label's line, such as a link; with the keyboard it comes after the control. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error of the control inside it, tied together for screen readers. */
export function Field(props: FieldProps) {
  const { label, hint, required = false, group = false, aside, className, children } = props;
  const error = useUnmoved(props.error);
  const made = useId();
  const id = props.id ?? made;
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const describedBy = clsx(hint && hintId, error && errorId) || undefined;
  const invalid = Boolean(error);
  // The same while nothing has changed: else every press would draw every control anew.
  const control = useMemo(
    () => ({ id, labelId, describedBy, invalid, required }),
    [id, labelId, describedBy, invalid, required],
  );
  const labelText = (
    <>
      {label}
      {required && (
        <span className="ms-0.5 text-danger before:content-['\2060']" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  const hintLine = hint && (
    <p id={hintId} className={clsx('text-sm text-muted', !aside && 'mt-0.5')}>
      {hint}
    </p>
  );
  const errorLine = error && (
    <p id={errorId} className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {error}
    </p>
  );
  return (
    <div
      data-field=""
      className={clsx(
        'flex min-w-0',
        aside ? 'flex-wrap items-baseline gap-x-4 gap-y-1.5' : 'flex-col gap-1.5',
        className,
      )}
    >
      <div className={clsx(aside && 'min-w-0 grow basis-24')}>
        {group ? (
          <span id={labelId} className="font-semibold">
            {labelText}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className="font-semibold">
            {labelText}
          </label>
        )}
        {!aside && hintLine}
      </div>
      <div className={clsx('flex min-w-0 flex-col gap-1.5', aside && 'order-last basis-full')}>
        {aside && hintLine}
        {/* Below many options it would be out of sight. */}
        {group && errorLine}
        <FieldContext value={control}>{children}</FieldContext>
        {!group && errorLine}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
