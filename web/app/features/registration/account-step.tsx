import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAsk } from '../../form/use-ask.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PasswordAdvice } from '../auth/password-advice.tsx';

export const accountFields = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
} as const;

export const blankAccount = { email: '', password: '', confirmPassword: '' };

interface Passwords {
  password: string;
  confirmPassword: string;
}

export function samePasswords({ password, confirmPassword }: Passwords): boolean {
  return password === confirmPassword;
}

export const passwordsDiffer = { path: ['confirmPassword'], message: 'Passwords do not match' };

/** The first step of both registrations. */
export function AccountStep({ passwordHint }: { passwordHint: ReactNode }) {
  const { register, control, getValues, trigger } = useFormContext<typeof blankAccount>();
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const ask = useAsk(accountFields);
  const recheckConfirmation = () => {
    if (getValues('confirmPassword') !== '') void trigger('confirmPassword');
  };
  return (
    <div className="flex flex-col gap-6">
      <Field {...ask('email')} required>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div>
        <Field {...ask('password')} hint={passwordHint} required>
          <PasswordInput
            {...register('password', { onChange: recheckConfirmation })}
            autoComplete="new-password"
            minLength={8}
          />
        </Field>
        <PasswordAdvice password={password} about={[email]} />
      </div>
      <Field {...ask('confirmPassword')} required>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
    </div>
  );
}
