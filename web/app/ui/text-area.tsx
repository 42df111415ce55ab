import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { useFieldControl } from './field-control.ts';
import { fitToText } from './fit-to-text.ts';

/**
 * Grows with its text, and can be dragged taller.
 * With a `maxLength` it says how many characters are left once nine tenths are used.
 */
export function TextArea({ className, rows = 3, onInput, onFocus, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const left = rest.maxLength === undefined ? undefined : rest.maxLength - length;
  const near = left !== undefined && rest.maxLength !== undefined && left <= rest.maxLength / 10;
  return (
    <div ref={fitToText} className="relative">
      <textarea
        rows={rows}
        {...rest}
        {...control}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        onFocus={(event) => {
          setLength(event.currentTarget.value.length);
          onFocus?.(event);
        }}
        // Sized by its content it would forget its rows.
        style={{ minHeight: `calc(${rows} * 1.6em + 1.125rem)` }}
        className={clsx('control field-sizing-content max-h-[60vh] resize-y', className)}
      />
      <p className="text-end text-sm text-muted tabular-nums" aria-live="polite">
        {near && (left === 1 ? '1 character left' : `${left} characters left`)}
      </p>
    </div>
  );
}
