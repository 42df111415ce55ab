import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldGroup } from './field-control.ts';

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> {
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Name of the group when no `Field group` is around it. */
  label?: string;
}

/** Radios as rows of cards. Everything else it is given (`name`, `onChange`, `ref` …) goes to each radio. */
export function RadioGroup({ options, value, defaultValue, label, className, ...rest }: RadioGroupProps) {
  return (
    <div role="radiogroup" {...useFieldGroup(label)} className={clsx('flex flex-col gap-2', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'flex min-h-11 items-start gap-3 rounded-control border border-edge bg-surface px-3.5 py-2.5 transition-colors hover:border-ink',
            'has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary',
          )}
        >
          <input
            {...rest}
            type="radio"
            value={option.value}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
            className={clsx(
              'mt-0.75 size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface',
              'checked:border-[0.4rem] checked:border-primary',
            )}
          />
          <span className="min-w-0 wrap-anywhere">
            {option.label}
            {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
