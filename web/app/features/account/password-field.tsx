import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { messageAt } from '../../form/messages.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** For a password that is being chosen. */
  fresh?: boolean;
}

export function PasswordField({ name, label, hint, fresh = false }: PasswordFieldProps) {
  const { register, formState } = useFormContext();
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={messageAt(formState.errors, name)}>
      <PasswordInput
        {...register(name)}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        required
      />
    </Field>
  );
}
