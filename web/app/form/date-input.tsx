import type { ComponentProps } from 'react';
import { type RegisterOptions, useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../ui/text-input.tsx';

interface DateInputProps extends Pick<ComponentProps<'input'>, 'disabled'> {
  name: string;
  options?: RegisterOptions;
}

/** A date. Safari shows today's where none is given, as if it were: there it says that it is empty (app.css). */
export function DateInput({ name, options, disabled = false }: DateInputProps) {
  const { register } = useFormContext();
  const isEmpty = !useWatch({ name });
  return (
    <span className="date" data-empty={isEmpty || undefined}>
      <TextInput {...register(name, options)} type="date" disabled={disabled} />
    </span>
  );
}
