import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { type ComponentProps, type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button, buttonClass } from './button.tsx';
import { useFieldControl, useFieldGroup } from './field-control.ts';
import { mebibyte, pictureFault, UNREADABLE } from './picture-fault.ts';

interface PhotoInputProps extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled'> {
  value: File | null | undefined;
  onChange: (file: File | null) => void;
  maxBytes: number;
}

/** A picture: chosen or dropped, shown at once, replaced or removed. Says so when it is no image or too heavy. */
export function PhotoInput({ value, onChange, maxBytes, ...rest }: PhotoInputProps) {
  const control = useFieldControl(rest);
  const group = useFieldGroup(undefined);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [over, setOver] = useState(false);
  const preview = useMemo(() => (value ? URL.createObjectURL(value) : undefined), [value]);
  // The browser keeps the file in memory for as long as its address is not given back.
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  function take(file: File | undefined) {
    if (!file) return;
    const fault = pictureFault(file, maxBytes);
    setProblem(fault ?? '');
    if (!fault) onChange(file);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  function remove() {
    setProblem('');
    onChange(null);
    input.current?.focus();
  }

  return (
    <fieldset
      aria-labelledby={group['aria-labelledby']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-dashed p-4 transition-colors',
        over ? 'border-primary bg-primary-soft' : problem ? 'border-danger' : 'border-edge',
      )}
    >
      <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full bg-sunken text-muted">
        {preview ? (
          <img
            src={preview}
            alt="Chosen"
            onError={() => setProblem(UNREADABLE)}
            className="size-full object-cover"
          />
        ) : (
          <ImagePlus className="size-7" aria-hidden="true" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap gap-2">
          <label
            className={clsx(buttonClass(), 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2')}
          >
            <input
              ref={input}
              {...rest}
              {...control}
              type="file"
              accept="image/*"
              onChange={(event) => {
                take(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
              className="sr-only"
            />
            {preview ? 'Replace photo' : 'Choose a photo'}
          </label>
          {value && (
            <Button variant="quiet" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
        <p className="mt-1.5 truncate text-sm text-muted">
          {value?.name ?? `or drop it here. Up to ${Math.floor(maxBytes / mebibyte)} MB.`}
        </p>
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      </div>
    </fieldset>
  );
}
