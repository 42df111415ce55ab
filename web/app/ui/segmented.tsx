import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldGroup } from './field-control.ts';

interface SegmentedProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'size' | 'id'> {
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Name of the group when no `Field group` is around it. */
  label?: string;
  size?: 'sm' | 'md';
}

/** A few short choices side by side: radios underneath, so arrow keys move and forms see one value. */
export function Segmented(props: SegmentedProps) {
  const { options, value, defaultValue, label, size = 'md', className, ...rest } = props;
  return (
    <div
      role="radiogroup"
      {...useFieldGroup(label)}
      className={clsx(
        'inline-flex max-w-full flex-wrap gap-1 rounded-control bg-sunken p-1 ring-1 ring-line',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'flex flex-1 items-center justify-center rounded-[0.4rem] text-center whitespace-nowrap text-muted transition-colors hover:text-ink',
            'has-checked:bg-surface has-checked:font-semibold has-checked:text-primary has-checked:shadow-soft has-checked:ring-1 has-checked:ring-edge',
            'has-focus-visible:outline-3 has-focus-visible:outline-focus',
            size === 'sm' ? 'min-h-8 px-2 text-sm sm:px-2.5 touch:min-h-11' : 'min-h-10 px-4 touch:min-h-11',
          )}
        >
          <input
            {...rest}
            type="radio"
            value={option.value}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
