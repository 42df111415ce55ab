import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { useFieldControl } from './field-control.ts';
import { fitToText } from './fit-to-text.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** In place of `maxLength`: a longer text is let in and told how much is too many; who sends it has to judge. */
  most?: number;
}

/**
 * Grows with its text, and can be dragged taller.
 * With a `maxLength` or `most` it says how many characters are left once nine tenths are used.
 */
export function TextArea({ className, rows = 3, most, onInput, onFocus, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const limit = most ?? rest.maxLength;
  const left = limit === undefined ? undefined : limit - length;
  const near = left !== undefined && limit !== undefined && left <= limit / 10;
  const over = left !== undefined && left < 0;
  return (
    <div ref={fitToText} className="relative">
      <textarea
        rows={rows}
        {...rest}
        {...control}
        aria-invalid={over || control['aria-invalid']}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length);
          onInput?.(event);
        }}
        onFocus={(event) => {
          setTyped(event.currentTarget.value.length);
          onFocus?.(event);
        }}
        // Sized by its content it would forget its rows.
        style={{ minHeight: `calc(${rows} * 1.6em + 1.125rem)` }}
        className={clsx('control field-sizing-content max-h-[60vh] resize-y', className)}
      />
      <p
        className={clsx('text-end text-sm tabular-nums', over ? 'font-semibold text-danger' : 'text-muted')}
        aria-live="polite"
      >
        {over && `${-left} too many`}
        {near && !over && (left === 1 ? '1 character left' : `${left} characters left`)}
      </p>
    </div>
  );
}
