import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useAsk } from '../../form/use-ask.ts';
import { once } from '../../once.ts';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordAdvice } from '../auth/password-advice.tsx';
import type { WizardStep } from './wizard/definition.ts';

const accountFields = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
} as const;

export const blankAccount = { email: '', password: '', confirmPassword: '' };

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** The first step of both registrations, with the rules of one of them. */
export function accountStep(
  rules: () => Promise<z.ZodType<Passwords>>,
  Body: WizardStep['Body'],
): WizardStep {
  return {
    name: 'Account',
    heading: 'Create your account',
    lead: 'You log in with these. Your email stays hidden until another member presses Connect, and we tell you when they do. You can limit this to people you are connected with.',
    fields: accountFields,
    schema: once(async () =>
      (await rules()).refine(({ password, confirmPassword }) => password === confirmPassword, {
        path: ['confirmPassword'],
        message: 'Passwords do not match',
        // Whatever else is wrong, so that one look tells everything.
        when: () => true,
      }),
    ),
    Body,
  };
}

export function AccountStep({ passwordHint }: { passwordHint: string }) {
  const { register, control, getValues, trigger } = useFormContext<typeof blankAccount>();
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const ask = useAsk(accountFields);
  const recheckConfirmation = () => {
    if (getValues('confirmPassword') !== '') void trigger('confirmPassword');
  };
  return (
    <div className="flex flex-col gap-6">
      <Field {...ask('email')} required>
        <EmailInput {...register('email')} />
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
